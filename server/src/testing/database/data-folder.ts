import { execFile } from 'node:child_process'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { inject } from 'vitest'

/** A data folder with a database in it that was started before: to make one takes seconds, to copy it does not. */
export async function usedDataFolder(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'karar-test-'))
  await putDatabase(join(dataDir, 'postgres'))
  return dataDir
}

/** @param folder of a built-in database, which is not there yet */
export async function putDatabase(folder: string): Promise<void> {
  await promisify(execFile)('cp', ['-Rp', inject('databaseAtRest'), folder])
}
