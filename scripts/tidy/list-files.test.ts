import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { listFiles } from '../list-files.ts'

test('a room may have a folder that is called as what a run of tests writes at the root', () => {
  const root = mkdtempSync(join(tmpdir(), 'karar-list-'))
  try {
    for (const folder of ['coverage', 'room/coverage', 'room/dist']) {
      mkdirSync(join(root, folder), { recursive: true })
      writeFileSync(join(root, folder, 'file.ts'), '')
    }
    expect(listFiles(root)).toEqual(['room/coverage/file.ts'])
  } finally {
    rmSync(root, { recursive: true })
  }
})
