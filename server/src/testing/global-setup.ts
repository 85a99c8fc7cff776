import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startEmbedded } from '../db/embedded.ts'
import { openLog } from '../lib/settings/log.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    databaseServer: { host: string; user: string; password: string }
  }
}

/** One embedded PostgreSQL for the whole run; each test file makes its own database in it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'karar-test-'))
  const embedded = await startEmbedded(folder, openLog('silent'))
  const { host, user, password } = embedded.connection
  project.provide('databaseServer', { host, user, password })
  return async () => {
    await embedded.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
