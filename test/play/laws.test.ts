import { linkGame } from '../../runtime/play/may-begin.js'
import { decks, duel } from './duel.js'
import { describeLaws } from './laws.js'

const library = duel()
const linked = linkGame(library)
const setup = decks(library)

describeLaws('a game written by hand', () => ({ linked, setup }), { decisions: 60, runs: 4 })
