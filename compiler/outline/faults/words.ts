/** Words that neither English nor the game knows. */
import type { Node } from '../outline.js'
import type { Checking } from './kit.js'

export function checkWord(node: Node, explained: boolean, checking: Checking): void {
  const word = checking.words(node)
  if (node.form === 'unknown' || (node.cat === 'sign' && node.type === '?'))
    checking.report('unknown word', node, `The game has no word "${word}".`, word.toLowerCase())
  else if (node.form === 'coined' && !explained && node.type !== 'text')
    checking.report('unknown word', node, `Nothing says what ${word} means.`, node.stem)
  else if (node.cat === 'icon' && node.type === '?')
    checking.report('unknown word', node, `The game has no icon ${word}.`, word)
}
