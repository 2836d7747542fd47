/** Square brackets that hold no icon but words: "[Immune to …]" is read like a bracket. */
import type { Chunk, Phrase } from '../../../grammar/tree.js'
import type { Lexicon } from '../../reading/lexicon.js'

export function opened(phrase: Phrase, lexicon: Lexicon): Phrase {
  return { ...phrase, chunks: phrase.chunks.map((chunk) => openedChunk(chunk, lexicon)) }
}

function openedChunk(chunk: Chunk, lexicon: Lexicon): Chunk {
  if (chunk.kind === 'group' || chunk.kind === 'quote')
    return { ...chunk, inside: chunk.inside.map((one) => openedChunk(one, lexicon)) }
  if (chunk.kind !== 'icon' || chunk.inside.length < 2) return chunk
  const term = chunk.inside.map(({ image }) => image).join(' ')
  const isIcon = lexicon.senses(term).some(({ cat }) => cat === 'word')
  return isIcon ? chunk : { ...chunk, kind: 'group', inside: chunk.inside }
}
