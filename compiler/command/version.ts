/** The version of the package, which is read where this module runs from: the sources or the bundle. */
import { readFileSync } from 'node:fs'

function readVersion(): string {
  for (const path of ['../package.json', '../../package.json']) {
    try {
      const { name, version } = JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8')) as {
        name?: string
        version?: string
      }
      if (name === 'gametext' && version !== undefined) return version
    } catch {
      // Not here: look one folder up.
    }
  }
  return 'unknown'
}

export const version = readVersion()
