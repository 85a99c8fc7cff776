import { canRecognise } from '@karar/reader/can-recognise'
import { documentLimits, type Health } from '@karar/schema'
import { sql } from 'drizzle-orm'
import type { Files } from '../../lib/files.ts'
import type { Parts } from '../../lib/parts.ts'
import { waitsInVain } from '../../lib/queue/turn.ts'
import { version } from '../../lib/settings/version.ts'
import type { Speech } from '../../lib/speech/speech.ts'
import { canReadMeaning } from '../../lib/text/can-read-meaning.ts'
import { analyzeJob, recogniseJob } from '../analysis/service.ts'
import type { Answerers } from '../chat/service.ts'

/** Looked up once: what is installed does not change while Karar runs. */
const recognition = canRecognise()

/** Whether this process's own analyses run; undefined where other processes run them. */
export interface Analyses {
  isWell?: (() => boolean) | undefined
  answerers: Pick<Answerers, 'isWell'>
  speech: Pick<Speech, 'isWell'>
}

/** A look at the queue is worth something for so long: anybody may ask how Karar is, as often as they like. */
const lookMs = 5000

/** @returns how Karar is: `down` when the database is out of reach, `degraded` when another part that should run does not */
export function openExamination({
  database,
  files,
  queue,
  mail,
  isWell,
  answerers,
  speech,
}: Parts & Analyses): () => Promise<Health> {
  let looked: { at: number; inVain: Promise<boolean> } | undefined
  function waitsForNobody(): Promise<boolean> {
    if (!looked || Date.now() - looked.at > lookMs) {
      looked = { at: Date.now(), inVain: waitsInVain(database.db, [analyzeJob.name, recogniseJob.name]) }
    }
    return looked.inVain
  }

  /** Contracts and questions are read by all that reads them, and not by words alone. */
  const readsWell = async () => isWell?.() !== false && answerers.isWell() && (await canReadMeaning())

  return async () => {
    const asked = database.hangs() ? ('down' as const) : answers(() => database.db.execute(sql`select 1`))
    const [databaseState, storage] = await Promise.all([asked, stored(files)])
    const reached = databaseState === 'ok'
    const manned =
      reached &&
      (await answers(async () => {
        if (await waitsForNobody()) throw new Error('jobs wait, and nobody works on them')
      })) === 'ok'
    const components: Health['components'] = {
      database: databaseState,
      queue: reached && queue.isUp() ? 'ok' : 'down',
      storage,
      analysis: !manned ? 'down' : (await readsWell()) ? 'ok' : 'degraded',
      ocr: (await recognition) ? 'ok' : 'down',
      speech: speech.isWell() ? 'ok' : 'degraded',
      mail: mail.state(),
    }
    const states = Object.values(components)
    const isLess = states.some((state) => state === 'down' || state === 'degraded')
    const status = !reached ? 'down' : isLess ? 'degraded' : 'ok'
    return { status, version, uptime_seconds: Math.round(process.uptime()), components }
  }
}

/** Room for so many of the largest uploads must be left, or an administrator should know. */
const fewUploads = 20

/** The file store: degraded where its disk is all but full. */
async function stored(files: Files): Promise<'ok' | 'degraded' | 'down'> {
  let room = 0
  const state = await answers(async () => {
    room = await files.check()
  })
  return state === 'ok' && room < fewUploads * documentLimits.fileBytes ? 'degraded' : state
}

/** Within two seconds, or it is down. */
async function answers(ask: () => Promise<unknown>): Promise<'ok' | 'down'> {
  const late = new Promise<'down'>((resolve) => setTimeout(resolve, 2000, 'down').unref())
  return Promise.race([
    ask().then(
      () => 'ok' as const,
      () => 'down' as const,
    ),
    late,
  ])
}
