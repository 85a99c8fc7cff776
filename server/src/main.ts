import { buildApp } from './app.ts'
import { openDatabase } from './db/open.ts'
import { box, ensureAdministrator } from './features/accounts/first-administrator.ts'
import { words as accountWords } from './features/accounts/words.ts'
import { environmentWithFile, readConfig } from './lib/config.ts'
import { openLog } from './lib/log.ts'
import type { Parts } from './lib/parts.ts'

const config = readConfig(environmentWithFile())
const log = openLog(config.logLevel)
const database = await openDatabase(config, log)
const parts: Parts = { config, log, database }
const made = await ensureAdministrator(database.db, config.admin)
const app = await buildApp(parts)
await app.listen({ host: config.host, port: config.port })
if (made) process.stderr.write(box(accountWords.firstSignIn(made.email, made.password)))
process.stdout.write(`Karar is ready at ${config.publicUrl}\n`)
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, async () => {
    await app.close()
    await database.close()
  })
}
