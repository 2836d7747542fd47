import { run } from '../../compiler/command/run.js'

/** Runs the command in a folder, as a pipe would see it. */
export async function gametextIn(
  cwd: string,
  ...words: string[]
): Promise<{ code: number; out: string; err: string }> {
  const said = { out: '', err: '' }
  const take = (to: 'out' | 'err') => (text: string) => (said[to] += text)
  const colour = { out: false, err: false }
  const code = await run(words, { out: take('out'), err: take('err'), colour, live: false, cwd })
  return { code, ...said }
}
