import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { readPostmaster } from '../db/postmaster.ts'
import { sha256 } from '../lib/ids.ts'
import { type ChildKarar, client, startChild } from './child.ts'
import { contractText, pdfOf } from './files.ts'

export interface KillReport {
  rounds: number
  /** uploads that were answered with 201 */
  acknowledged: number
  /** analyses that were not over when the server was killed, over all rounds */
  cutOff: number
  /** acknowledged uploads that were gone, changed or not completed at the end: there must be none */
  lost: string[]
  /** deletions that were answered with 204 */
  deleted: number
  /** deleted documents that were there again at the end: there must be none */
  risen: string[]
  /** files on the disk that belong to no document at the end and are not in the trash, half-written ones included: none */
  orphans: string[]
  /** rows of documents whose file is not on the disk: there must be none */
  withoutFile: string[]
  /** milliseconds from each start after a kill until it served */
  readyAfterMs: number[]
}

const paragraphs = contractText.split('\n').filter(Boolean)
/** One person sends more here in a minute than the limits let any person send. */
const unlimited = { RATE_LIMITS: 'off', ENFORCE_PLANS: 'false' }

/** What was promised: the hash of every upload that was acknowledged, and which of them were deleted again. */
interface Promised {
  kept: Map<string, string>
  deleted: Set<string>
}

interface KillOptions {
  rounds: number
  /** of an upload; more pages are more to be cut off in, and to wait for in the end */
  mostPages: number
  /** how long each round lasts at most from its first upload; too short for one analysis, all of them are cut off until they
   *  are given up */
  aliveMs: number
  uploadsAtOnce: number
  /** where everything is kept: a folder that is there, with or without a database in it, and of which nothing is left */
  dataDir: string
  /** whether the database is killed each time, and not every second time only */
  database?: boolean
  tell?: (line: string) => void
}

/**
 * Kills the server with -9 at random moments, while it takes uploads, analyses and deletes them, and starts it again;
 * its database goes with it every second time, or each time, as when a machine dies. In the end every upload that was acknowledged
 * must be there, byte for byte, with its analysis complete, unless its deletion was acknowledged, and the disk must
 * hold the files of the documents and no others.
 */
export async function runKillLoop({
  rounds,
  mostPages,
  aliveMs,
  uploadsAtOnce,
  dataDir,
  database = false,
  tell = () => {},
}: KillOptions): Promise<KillReport> {
  const promised: Promised = { kept: new Map(), deleted: new Set() }
  const report: KillReport = {
    ...{ rounds, acknowledged: 0, cutOff: 0, deleted: 0, readyAfterMs: [] },
    ...{ lost: [], risen: [], orphans: [], withoutFile: [] },
  }
  let karar: ChildKarar | undefined
  try {
    karar = await startChild(dataDir, unlimited)
    const token = await client(karar.address).signIn()
    for (let round = 1; round <= rounds; round++) {
      const uploading = Array.from({ length: uploadsAtOnce }, (_, lane) =>
        uploadUntilDown(karar as ChildKarar, token, { lane: `${round}.${lane}`, mostPages }, promised),
      )
      // a slow machine may need seconds before there is anything to lose
      const before = promised.kept.size
      for (const deadline = Date.now() + 60_000; promised.kept.size === before && Date.now() < deadline; )
        await delay(20)
      await delay(Math.random() * aliveMs)
      const postmaster = readPostmaster(join(dataDir, 'postgres', 'data'))
      await karar.kill()
      if ((database || round % 2 === 0) && postmaster) process.kill(postmaster.pid, 'SIGKILL')
      await Promise.all(uploading)
      karar = await startChild(dataDir, unlimited)
      report.readyAfterMs.push(karar.readyAfterMs)
      const calls = client(karar.address, token)
      const open = (await patiently(() => calls.all())).filter((each) => each.analysis_status === 'analyzing')
      report.cutOff += open.length
      tell(
        `round ${round}: ${promised.kept.size} acknowledged so far, ${open.length} analyses cut off, back after ${karar.readyAfterMs} ms`,
      )
    }
    report.acknowledged = promised.kept.size + promised.deleted.size
    report.deleted = promised.deleted.size
    report.lost = await findLost(karar, token, promised.kept)
    const calls = client(karar.address, token)
    const documents = await patiently(() => calls.all())
    report.risen = documents.map(({ id }) => String(id)).filter((id) => promised.deleted.has(id))
    const known = new Set(await knownKeys(dataDir))
    await karar.end()
    const stored = new Set(await storedKeys(dataDir))
    report.orphans = [...stored].filter((key) => !known.has(key))
    report.withoutFile = [...known].filter((key) => !stored.has(key))
    return report
  } finally {
    await karar?.kill()
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** Uploads one contract after the other, and deletes every third again, until the server no longer answers. */
async function uploadUntilDown(
  { address }: ChildKarar,
  token: string,
  { lane, mostPages }: { lane: string; mostPages: number },
  { kept, deleted }: Promised,
): Promise<void> {
  for (let number = 0; ; number++) {
    const pages = 5 + Math.floor(Math.random() * (mostPages - 4))
    const bytes = pdfOf(Array.from({ length: pages }, (_, page) => [`${page + 1}. ${lane}.${number}`, ...paragraphs]))
    try {
      const id = await client(address, token).upload(bytes as Uint8Array<ArrayBuffer>, `${lane}.${number}.pdf`)
      kept.set(id, sha256(bytes))
      if (number % 3 === 1) {
        // whether it was done is not known until it is answered
        kept.delete(id)
        await client(address, token).remove(id)
        deleted.add(id)
      }
    } catch (error) {
      // down in mid-upload: nothing was promised. An answer that refuses for good is a failure of the test.
      const refused = error instanceof Error && /^(upload|delete):/.test(error.message)
      if (refused && !isForNow(error)) throw error
      if (!refused) return
    }
    await delay(100 + Math.random() * 400)
  }
}

/** Waits until no analysis is open, then says what became of every acknowledged upload that is not as it should be. */
async function findLost({ address }: ChildKarar, token: string, acknowledged: Map<string, string>): Promise<string[]> {
  const calls = client(address, token)
  let documents = await patiently(() => calls.all())
  while (documents.some((document) => document.analysis_status === 'analyzing')) {
    await delay(200)
    documents = await patiently(() => calls.all())
  }
  const byId = new Map(documents.map((document) => [String(document.id), document]))
  const lost: string[] = []
  for (const [id, hash] of acknowledged) {
    const document = byId.get(id)
    if (!document) lost.push(`${id}: not there`)
    else if (document.analysis_status !== 'completed')
      lost.push(`${id}: ${document.analysis_status} ${document.analysis_error?.message}`)
    else if (sha256(await patiently(() => calls.file(id))) !== hash) lost.push(`${id}: the file is another`)
    else if (
      !(await patiently(() => calls.get<{ available: boolean }>(`/api/documents/${id}/unified-analysis`))).available
    )
      lost.push(`${id}: no analysis`)
  }
  return lost
}

/** what is answered where a machine with other things to do has no connection to the database within three seconds */
const isForNow = (error: unknown) => error instanceof Error && / 503 /.test(error.message)

/** Asks again for a minute where the answer is to try again in a moment, as a person would. */
async function patiently<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  for (const deadline = Date.now() + 60_000; ; await delay(500)) {
    try {
      return await ask()
    } catch (error) {
      if (!isForNow(error) || Date.now() > deadline) throw error
    }
  }
}

async function storedKeys(dataDir: string): Promise<string[]> {
  const folder = join(dataDir, 'files')
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .filter((key) => !key.startsWith('trash/'))
}

/** Asks the database past the server that runs on it. */
async function knownKeys(dataDir: string): Promise<string[]> {
  const home = join(dataDir, 'postgres')
  const password = await readFile(join(home, 'password'), 'utf8')
  const database = new pg.Client({ host: join(home, 'run'), user: 'karar', password, database: 'karar' })
  await database.connect()
  const { rows } = await database.query<{ file_key: string }>('select file_key from documents')
  await database.end()
  return rows.map((row) => row.file_key)
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: { rounds: { type: 'string', default: '10' }, database: { type: 'boolean', default: false } },
  })
  const report = await runKillLoop({
    ...{ rounds: Number(values.rounds), mostPages: 24, aliveMs: 8000, uploadsAtOnce: 3 },
    dataDir: await mkdtemp(join(tmpdir(), 'karar-kill-')),
    database: values.database,
    tell: (line) => process.stdout.write(`${line}\n`),
  })
  process.stdout.write(`${JSON.stringify(report, null, 2)}\n`)
  process.exitCode = [report.lost, report.risen, report.orphans, report.withoutFile].some((found) => found.length > 0)
    ? 1
    : 0
}
