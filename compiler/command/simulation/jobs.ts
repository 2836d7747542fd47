/** Games shared among processes: each runs this command again for its share and prints what came of it. */
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { WrongUse } from '../io.js'
import type { Part } from './part.js'

/**
 * Runs `words` once for each share, all at the same time.
 * @param self how this command is started, program first
 * @param heard a line that one of them says about its progress
 * @throws WrongUse when one of them does not come to its end
 */
export function inProcesses(
  self: readonly string[],
  words: readonly string[],
  count: number,
  cwd: string,
  heard: (line: string) => void,
): Promise<Part[]> {
  const shares = Array.from({ length: count }, (_, nth) => `${nth}/${count}`)
  return Promise.all(shares.map((share) => oneProcess(self, [...words, '--share', share], cwd, heard)))
}

function oneProcess(
  [program = '', ...start]: readonly string[],
  words: readonly string[],
  cwd: string,
  heard: (line: string) => void,
): Promise<Part> {
  return new Promise((done, failed) => {
    const child = spawn(program, [...start, ...words], { cwd, stdio: ['ignore', 'pipe', 'pipe'] })
    const printed: Buffer[] = []
    let last = ''
    child.stdout.on('data', (data: Buffer) => printed.push(data))
    createInterface({ input: child.stderr }).on('line', (text) => {
      last = text
      heard(text)
    })
    child.on('error', failed)
    child.on('close', (code) => {
      if (code === 0) done(JSON.parse(Buffer.concat(printed).toString('utf8')) as Part)
      else failed(new WrongUse(`a process that played games ended with ${String(code)}: ${last}`))
    })
  })
}
