import { existsSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { box } from './features/accounts/entry/first-administrator.ts'
import { words as accountWords } from './features/accounts/words.ts'
import { isLostDatabaseConnection } from './lib/database-errors.ts'
import { type Config, environmentWithFile, readConfig } from './lib/settings/config.ts'
import { type Log, openLog } from './lib/settings/log.ts'
import { words } from './lib/text/words.ts'
import { type Karar, startKarar } from './start.ts'

/** To end in order takes seven seconds at most where each part ends as late as it may; after this long we end anyhow. */
const endsAfterMs = 9500

/** where the history of the source lies, if Karar runs out of a checkout */
const history = new URL('../../.git', import.meta.url)

/** Starts Karar and ends it in order on SIGTERM or SIGINT; a second signal ends it at once. */
export async function serve(): Promise<void> {
  const told = new AbortController()
  let ending: Promise<void> | undefined
  let log: Log | undefined
  let karar: Karar | undefined
  const starting = (async () => {
    const config = readConfig(environmentWithFile())
    log = openLog(config.logLevel)
    surviveLostConnections(log)
    for (const warning of config.warnings) log.warn(warning)
    if (config.production && existsSync(history)) log.warn(words.historyBeside)
    const onMade = ({ email, password }: { email: string; password: string }) =>
      process.stderr.write(box(accountWords.firstSignIn(email, password)))
    karar = await startKarar(config, log, onMade, told.signal)
    const address = await listen(karar, config)
    if (!ending) process.stdout.write(address ? words.ready(address) : words.workerReady)
    if (!ending && config.warmUp) void karar.warmUp()
  })()
  const end = () => {
    if (ending) process.exit(130)
    told.abort()
    setTimeout(() => {
      log?.error('not everything came to its end in time; ending without')
      process.exit(process.exitCode ?? 0)
    }, endsAfterMs).unref()
    ending = starting
      .then(
        () => karar?.close(),
        () => {},
      )
      .then(() => process.exit(process.exitCode ?? 0))
  }
  process.on('SIGINT', end)
  process.on('SIGTERM', end)
  try {
    await starting
  } catch (error) {
    // The sentence is for the operator; its cause is for the log.
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    if (error instanceof Error && error.cause) log?.debug({ err: error.cause }, 'start failed')
    await karar?.close()
    process.exit(1)
  }
}

/**
 * A library may have stopped listening to a connection when the database ends it: that is no reason to end as well, a
 * new one is made when it is needed. Whatever else nobody catches ends the process, as it would without this.
 */
function surviveLostConnections(log: Log): void {
  process.on('uncaughtException', (error) => {
    if (isLostDatabaseConnection(error)) {
      return log.warn({ err: error }, 'a database connection was lost that nobody listened to')
    }
    log.fatal({ err: error }, 'ending because of an error that nobody caught')
    process.exit(1)
  })
}

/** @returns the address that people open, or undefined for a worker, which answers nobody */
async function listen({ app }: Karar, { host, port, publicUrl }: Config): Promise<string | undefined> {
  if (!app) return undefined
  try {
    await app.listen({ host, port, listenTextResolver: (address) => `listening on ${address}` })
  } catch (cause) {
    throw new Error(words.cannotListen(host, port, (cause as NodeJS.ErrnoException).code), { cause })
  }
  const taken = (app.server.address() as AddressInfo).port
  return port === 0 ? publicUrl.replace(/:0$/, `:${taken}`) : publicUrl
}
