/** Rulings and terms, which a game writes down for people. */
import { describe, expect, it } from 'vitest'
import { notesAbout, notesOf } from '../../compiler/command/commands/notes.js'

describe('notes', () => {
  it('T56 gives the terms of SWCCG in both languages', async () => {
    const notes = await notesOf(process.cwd(), 'swccg')
    const first = (about: string): string | undefined => notesAbout(notes, about)[0]?.names[0]
    expect(['Trafianie', 'Trafiony', 'Przyległe Miejsca i Systemy', 'Sąsiedni'].map(first)).toEqual([
      'Target',
      'Hit',
      'Related Sites and Systems',
      'Adjacent',
    ])
    expect(first('Przyległe')).toBe('Related Sites and Systems')
    expect(notes.filter(({ file }) => file.endsWith('glossary.rules'))).toHaveLength(121)
  })

  it('are found by the number of a rule, too', async () => {
    const notes = await notesOf(process.cwd(), 'swccg')
    expect(notesAbout(notes, '10.2').map(({ names: [name] }) => name)).toContain('A10')
    expect(notesAbout(notes, 'nothing of the kind')).toEqual([])
  })

  it('gives every ruling of SWTCG and its terms', async () => {
    const notes = await notesOf(process.cwd(), 'swtcg')
    const rulings = notes
      .filter(({ file }) => file.endsWith('rulings.rules'))
      .map(({ names: [name] }) => name)
    // Those of the paper, and our own behind them.
    expect(rulings.length).toBeGreaterThanOrEqual(27)
    expect(rulings).toEqual(rulings.map((_, place) => `A${String(place + 1)}`))
    const first = (about: string): string | undefined => notesAbout(notes, about)[0]?.names[0]
    expect(['żeton budowy', 'helse', 'Licytacja'].map(first)).toEqual(['build counter', 'health', 'bid'])
  })
})
