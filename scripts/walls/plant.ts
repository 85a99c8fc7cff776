import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** Writes a small tree of files into a new temporary folder and returns its path. */
export function plant(files: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), 'karar-walls-'))
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(join(root, dirname(path)), { recursive: true })
    writeFileSync(join(root, path), content)
  }
  return root
}
