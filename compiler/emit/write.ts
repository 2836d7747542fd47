/** Writes generated files: only those that changed, and removes those that no text stands behind any more. */
import { lstat, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve, sep } from 'node:path'
import type { GeneratedFile } from './files.js'

export interface Written {
  written: number
  unchanged: number
  deleted: number
}

/**
 * Makes `<root>/<folder>` hold exactly these files.
 * @param folders the folders of games under `root` that the files belong to; others are left alone
 * @param dry only count what would change
 * @throws when a path would lie outside `root`, or a link stands on the way to it
 */
export async function writeFiles(
  root: string,
  folders: string[],
  files: GeneratedFile[],
  dry = false,
): Promise<Written> {
  const base = resolve(root)
  const wanted = new Map(files.map(({ path, text }) => [inside(base, path), text]))
  await refuseLinks(base, [...folders.map((folder) => inside(base, folder)), ...wanted.keys()])
  const result: Written = { written: 0, unchanged: 0, deleted: 0 }
  for (const folder of folders) {
    for (const path of await filesBelow(inside(base, folder))) {
      if (wanted.has(path)) continue
      result.deleted++
      if (!dry) await rm(path)
    }
  }
  for (const [path, text] of wanted) {
    if ((await readFile(path, 'utf8').catch(() => null)) === text) {
      result.unchanged++
      continue
    }
    result.written++
    if (dry) continue
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, text)
  }
  return result
}

function inside(base: string, path: string): string {
  const full = resolve(base, path)
  if (!full.startsWith(base + sep)) throw new Error(`a generated file would lie outside ${base}: ${path}`)
  return full
}

/** A link below the folder of generated code would lead out of it, and what it leads to would be written over or deleted. */
async function refuseLinks(base: string, paths: readonly string[]): Promise<void> {
  const below = new Set<string>()
  for (const path of paths) {
    for (let at = path; at !== base; at = dirname(at)) below.add(at)
  }
  for (const path of below) {
    const isLink = await lstat(path).then(
      (found) => found.isSymbolicLink(),
      () => false,
    )
    if (isLink)
      throw Object.assign(new Error(`${path} is a link, which nothing is written through`), {
        code: 'ELINK',
        path,
      })
  }
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true }).catch(() => [])
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
}
