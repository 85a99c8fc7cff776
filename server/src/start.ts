import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { buildApp } from './app.ts'
import { openDatabase } from './db/open.ts'
import { sweepConfirmations } from './features/accounts/entry/confirm-address.ts'
import { ensureAdministrator } from './features/accounts/entry/first-administrator.ts'
import { sweepResets } from './features/accounts/entry/reset.ts'
import { mailJobs, workOnMail } from './features/accounts/jobs.ts'
import { sweepDevices } from './features/accounts/own/devices.ts'
import { sweepSessions } from './features/accounts/sessions.ts'
import { canOpenSecrets } from './features/accounts/two-step/two-step-codes.ts'
import { workOnAnalyses } from './features/analysis/jobs.ts'
import { openOlderReadings } from './features/analysis/older-readings.ts'
import { endLostRuns, recoverAnalyses } from './features/analysis/recover.ts'
import { openAnalysers, warmUpAnalysers } from './features/analysis/run-analysis.ts'
import { analyzeJob, recogniseJob } from './features/analysis/service.ts'
import { openAnswerers } from './features/chat/answerers.ts'
import { nightJob, queueNight, workOnNights } from './features/documents/night.ts'
import { sweepFiles } from './features/documents/sweep.ts'
import { openInspectors } from './features/documents/upload/inspect.ts'
import { openSideReaders } from './features/position/sides.ts'
import { workOnSecondReadings } from './features/second-reading/jobs.ts'
import { openSecondReaders } from './features/second-reading/readers.ts'
import { secondJob } from './features/second-reading/service.ts'
import { openShowcase } from './features/showcase/service.ts'
import { initializeTemplates } from './features/templates/initialize.ts'
import { openAi } from './lib/ai/ai.ts'
import { chainHead } from './lib/audit/audit-chain.ts'
import { openFiles } from './lib/files.ts'
import type { App } from './lib/http/http.ts'
import { openLive } from './lib/http/live.ts'
import { sweepTries } from './lib/http/tries.ts'
import { openMail } from './lib/mail/mail.ts'
import { sweepOutbox } from './lib/mail/outbox.ts'
import type { Parts } from './lib/parts.ts'
import { openQueue } from './lib/queue/queue.ts'
import type { Config } from './lib/settings/config.ts'
import type { Log } from './lib/settings/log.ts'
import { openSecrets } from './lib/settings/secrets.ts'
import { openSpeech } from './lib/speech/speech.ts'
import { canReadMeaning } from './lib/text/can-read-meaning.ts'
import { warmUpPlaybook } from './lib/text/playbook.ts'
import { sampleContract } from './lib/text/sample.ts'
import { words } from './lib/text/words.ts'

export interface Karar {
  /** undefined where this process only works on jobs */
  app: App | undefined
  parts: Parts
  /** Gets ready what would otherwise keep the first person waiting: seconds of work, which begin once nobody waits. */
  warmUp(): Promise<void>
  /** Ends in order: no new requests, the running ones answered, jobs finished or handed back, database stopped. */
  close(): Promise<void>
}

const jobsMayFinishMs = 2500
const hour = 3_600_000

/**
 * Opens everything that the role needs. Does not listen yet.
 *
 * @param onMade is told the sign-in of the administrator that was just made up, as soon as there is one: whatever fails
 *   after that, nobody would ever be told again
 * @param ending fires once the process was told to end, before `close` is called
 */
export async function startKarar(
  config: Config,
  log: Log,
  onMade: (signIn: { email: string; password: string }) => void = () => {},
  ending?: AbortSignal,
): Promise<Karar> {
  const startedAt = new Date()
  const database = await openDatabase(config, log, ending)
  const closers: (() => Promise<void>)[] = [() => database.close()]
  let isClosing = false
  const close = async () => {
    isClosing = true
    for (const end of closers.splice(0).reverse()) await end().catch((error) => log.error({ err: error }, 'closing'))
  }
  try {
    // nobody waits for what is done here
    const db = database.work
    const files = await openFiles(config.filesDir)
    const live = openLive(database.connection, log)
    closers.push(() => live.close())
    const kinds = [analyzeJob, recogniseJob, nightJob, secondJob, ...mailJobs]
    const queue = await openQueue(database.connection, kinds, live, log)
    const outbox = join(config.dataDir, 'outbox')
    const mail = await openMail({ ...config.mail, outbox }, log)
    const secrets = await openSecrets(config.dataDir, config.secretKey)
    const ai = openAi({ db, config, secrets, log })
    const parts: Parts = { config, log, database, files, queue, live, mail, secrets, ai }
    const made = await ensureAdministrator(db, config.admin)
    if (made) onMade(made)
    await initializeTemplates(db, null)
    if (!(await canOpenSecrets(db, secrets))) log.error(words.wrongSecretKey)
    const cores = availableParallelism()

    const analysers = openAnalysers(cores + 1)
    closers.push(
      async () => mail.close(),
      () => analysers.close(),
      () => queue.close(jobsMayFinishMs),
    )
    if (config.role !== 'web') {
      if (database.exclusive) await recoverAnalyses(db, queue, log)
      await workOnAnalyses(parts, { db, files, queue, analysers, ai, log }, cores)
      const readers = openSecondReaders()
      closers.push(() => readers.close())
      await workOnSecondReadings(queue, { db, ai, readers, log })
      await workOnMail({ db, queue, mail, config, log })
      await workOnNights({ db, files, queue, log })
    }

    const warming: ((sample: Uint8Array) => Promise<void>)[] = []
    if (config.role !== 'web') warming.push((sample) => warmUpAnalysers(analysers, sample))
    /** what nobody needs before they have a contract read */
    const later = [() => ai.warmUp()]
    let app: App | undefined
    if (config.role !== 'worker') {
      const pools = {
        inspectors: openInspectors(cores),
        answerers: openAnswerers({ onUnread: (why) => log.error({ why }, words.noReader) }),
        sides: openSideReaders(Math.max(2, cores)),
        showcase: openShowcase(),
        speech: openSpeech(config.speech),
      }
      later.push(warmUpPlaybook, () => pools.speech.warmUp())
      warming.push((bytes) => {
        const sample = { parts: [bytes] }
        return pools.inspectors.warmUp(sample, sample, sample)
      })
      const isWell = config.role === 'web' ? undefined : analysers.isWell
      const built = await buildApp({ ...parts, ...pools, isWell })
      closers.push(
        () => Promise.all(Object.values(pools).map((pool) => pool.close())).then(() => {}),
        () => built.close(),
      )
      app = built
    }

    // what the end of the last process left behind; later leftovers wait for the night. With other processes about, a
    // young file may be an upload that one of them is just keeping.
    const filesBefore = new Date(startedAt.getTime() - (database.exclusive ? 0 : hour))
    const sweepingFiles = sweepFiles(db, files, { before: filesBefore }, log).then(
      () => {},
      (error) => log.warn({ err: error }, 'sweeping files'),
    )
    const leaving = new AbortController()
    const markOlder = openOlderReadings({ db, analysers, log })
    const hourly: (() => Promise<unknown>)[] = [
      // noted where the database's owner cannot change it: what the log's last line was at this hour
      async () => log.info({ auditHead: await chainHead(db) }, 'the audit log ends here'),
      () => endLostRuns(db, queue, new Date(Date.now() - hour), log),
      () => queueNight(db, queue, new Date()),
      () => sweepOutbox(outbox),
      ...(config.role === 'web' ? [] : [() => markOlder(leaving.signal)]),
      ...[sweepSessions, sweepResets, sweepConfirmations, sweepDevices, sweepTries].map(
        (sweepRows) => () => sweepRows(db),
      ),
    ]
    // one after the other: nobody waits for them, and for all at once a connection would have to be made for each
    const sweep = async () => {
      for (const one of hourly) await one().catch((error) => log.warn({ err: error }, 'sweeping'))
    }
    let sweeping = sweep()
    const sweeper = setInterval(() => {
      sweeping = sweep()
    }, hour).unref()
    closers.push(async () => {
      clearInterval(sweeper)
      leaving.abort()
      await Promise.all([sweeping, sweepingFiles])
    })
    const warmUp = async () => {
      const sample = await sampleContract()
      if (sample) await Promise.all(warming.map((warm) => warm(sample)))
      if (isClosing) return
      if (!(await canReadMeaning())) log.error(words.noMeaning)
      // whoever needs it will load it, or hear why not
      const failed = (error: unknown) => isClosing || log.warn({ err: error }, 'getting ready')
      await Promise.all(later.map((warm) => warm().catch(failed)))
    }
    return { app, parts, warmUp, close }
  } catch (error) {
    await close()
    throw error
  }
}
