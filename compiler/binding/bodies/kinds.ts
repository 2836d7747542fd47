/** Readings with the kind of phrase they were read as. */
import type { Reader, Reading, Readings } from '../../reading/api.js'
import type { ReadingKind } from './binding.js'

type MeaningOf<K extends ReadingKind> = Reader[K] extends (...args: never[]) => Readings<infer M> ? M : never

export type Read<K extends ReadingKind> = { [One in K]: Reading<MeaningOf<One>> & { as: One } }[K]
