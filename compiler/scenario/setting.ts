/** What every part of the scenario compiler works with. */
import type { DeckProgram } from '../../runtime/program/deck.js'
import type { Library } from '../../runtime/program/library.js'
import type { Reader } from '../reading/api.js'
import type { Names } from './names.js'
import type { Report } from './report.js'

export interface Setting {
  names: Names
  reader: Reader
  library: Library
  decks: readonly DeckProgram[]
  report: Report
}
