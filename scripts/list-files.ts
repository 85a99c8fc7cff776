import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Folders that hold nothing of ours: fetched, built, or written while running. */
const foreign = new Set(['node_modules', 'dist', '.git', '.node', '.build', '.karar', '.vite'])
/** At the root only: a room may well have a folder of this name. */
const foreignAtRoot = new Set(['data', '.env', 'coverage'])

/** Every file of ours below `root`, as sorted relative paths with forward slashes. Walks the folders rather than asking
 *  git, so that the checks also run in an unpacked archive and see a file before it is added. */
export function listFiles(root: string): string[] {
  const files: string[] = []
  const walk = (folder: string): void => {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`
      if (foreign.has(entry.name) || foreignAtRoot.has(path) || path.endsWith('.log')) continue
      if (entry.isDirectory()) walk(path)
      else if (entry.isFile()) files.push(path)
    }
  }
  walk('')
  return files.sort()
}
