/** What a lexicon is made of: one entry for each thing a game declares. */
import type { Expression } from '../../../runtime/program/expressions.js'
import type { KeywordPart } from './keyword-form.js'
import type { Type } from '../api.js'
import type { AttributeFacts, Frame, UsualTime } from '../lexicon.js'

/** `words`: every term for it, in the singular, as written; `plural`: of the first term, where no rule gives it. */
interface Terms {
  words: string[]
  plural?: string
}

export type LexiconEntry =
  | ({ entry: 'type'; type: string; parent: string | null } & Terms)
  | ({ entry: 'attribute'; attribute: string } & AttributeFacts & Terms)
  /** A word that an attribute may hold; `printed`: it comes from a card, the game does not declare it; `of`: what alone has it. */
  | ({ entry: 'word'; attribute: string; word: string; printed?: true; of?: string[] } & Terms)
  | ({ entry: 'counter'; counter: string; of: string[] } & Terms)
  | ({ entry: 'zone'; zone: string; each: boolean; play?: true } & Terms)
  | { entry: 'position'; group: string; position: string; of: string[] }
  | { entry: 'stored'; relation: string }
  | ({ entry: 'player'; player: string } & Terms)
  /** `cards`: ids of the cards that bear it; `partOf`: it is short for these titles. Matched with its capitals. */
  | { entry: 'title'; title: string; cards: string[]; alias: string | null; partOf?: string[]; type?: string }
  /**
   * `bearer`: the type of what may have it; `term`: how it begins, where another keyword begins alike; `label`: of the ability
   * that is told in brackets behind it.
   */
  | {
      entry: 'keyword'
      keyword: string
      term?: string
      parameters: string[]
      form?: readonly KeywordPart[]
      bearer?: string
      label?: string
    }
  | ({
      entry: 'procedure'
      event: string
      kind?: 'verb' | 'procedure' | 'action'
      roles: { name: string; words: string[]; type: Type }[]
      gives?: Type
      candidates?: Readonly<Record<string, Expression>>
      usual?: UsualTime
    } & Terms)
  | { entry: 'window'; window: string }
  /** A frame brings its head into the lexicon: a verb in all its forms, a noun with its plural. */
  | { entry: 'frame'; frame: Frame }
  /** Irregular forms of a verb: "shoots", "shot", "shooting". */
  | { entry: 'forms'; stem: string; forms: string[] }
  | { entry: 'convention'; id: string; decision: string }

export type { Frame, Type }
