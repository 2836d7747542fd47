/** Files and folders given on the command line, as filters on the files of the project. */
import { existsSync } from 'node:fs'
import { relative, resolve, sep } from 'node:path'
import { WrongUse, type Io } from './io.js'

/**
 * Whether a file of the project is one of those given, or below one of them; true for all when none are given.
 * @throws WrongUse when a path does not exist
 */
export function pathFilter(paths: readonly string[], io: Io): (file: string) => boolean {
  const wanted = paths.map((path) => {
    const full = resolve(io.cwd, path)
    if (!existsSync(full)) throw new WrongUse(`there is no file or folder "${path}".`)
    return relative(io.cwd, full).split(sep).join('/')
  })
  if (wanted.length === 0) return () => true
  // The project folder, or one above it, holds all texts.
  return (file) =>
    wanted.some((path) => /^(\.\.(\/|$))*$/.test(path) || file === path || file.startsWith(`${path}/`))
}
