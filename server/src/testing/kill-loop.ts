import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { parseArgs } from 'node:util'
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
  /** files on the disk that belong to no document at the end: there must be none */
  orphans: number
  /** milliseconds from each start after a kill until it served */
  readyAfterMs: number[]
}

const paragraphs = contractText.split('\n').filter(Boolean)
const uploadsAtOnce = 3

/**
 * Kills the server with -9 at random moments, while it takes uploads and analyses them, and starts it again. In the
 * end every upload that was acknowledged must be there, byte for byte, and its analysis complete.
 *
 * @param mostPages of an upload; more pages are more to be cut off in, and to wait for in the end
 */
export async function runKillLoop(
  rounds: number,
  mostPages: number,
  tell: (line: string) => void = () => {},
): Promise<KillReport> {
  const dataDir = await mkdtemp(join(tmpdir(), 'karar-kill-'))
  const acknowledged = new Map<string, string>()
  const report: KillReport = { rounds, acknowledged: 0, cutOff: 0, lost: [], orphans: 0, readyAfterMs: [] }
  let karar: ChildKarar | undefined
  try {
    karar = await startChild(dataDir)
    const token = await client(karar.address).signIn()
    for (let round = 1; round <= rounds; round++) {
      const uploading = Array.from({ length: uploadsAtOnce }, (_, lane) =>
        uploadUntilDown(karar as ChildKarar, token, { lane: `${round}.${lane}`, mostPages }, acknowledged),
      )
      await delay(500 + Math.random() * 3500)
      await karar.kill()
      await Promise.all(uploading)
      karar = await startChild(dataDir)
      report.readyAfterMs.push(karar.readyAfterMs)
      const open = (await client(karar.address, token).all()).filter((each) => each.analysis_status === 'analyzing')
      report.cutOff += open.length
      tell(
        `round ${round}: ${acknowledged.size} acknowledged so far, ${open.length} analyses cut off, back after ${karar.readyAfterMs} ms`,
      )
    }
    report.acknowledged = acknowledged.size
    report.lost = await findLost(karar, token, acknowledged)
    const documents = await client(karar.address, token).all()
    await karar.end()
    report.orphans = (await storedFiles(dataDir)) - documents.length
    return report
  } finally {
    await karar?.kill()
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** Uploads one contract after the other until the server no longer answers. */
async function uploadUntilDown(
  { address }: ChildKarar,
  token: string,
  { lane, mostPages }: { lane: string; mostPages: number },
  acknowledged: Map<string, string>,
): Promise<void> {
  for (let number = 0; ; number++) {
    const pages = 5 + Math.floor(Math.random() * (mostPages - 4))
    const bytes = pdfOf(Array.from({ length: pages }, (_, page) => [`${page + 1}. ${lane}.${number}`, ...paragraphs]))
    try {
      acknowledged.set(
        await client(address, token).upload(bytes as Uint8Array<ArrayBuffer>, `${lane}.${number}.pdf`),
        sha256(bytes),
      )
    } catch (error) {
      // down in mid-upload: nothing was promised. An answer that refuses is a failure of the test.
      if (error instanceof Error && error.message.startsWith('upload:')) throw error
      return
    }
    await delay(100 + Math.random() * 400)
  }
}

/** Waits until no analysis is open, then says what became of every acknowledged upload that is not as it should be. */
async function findLost({ address }: ChildKarar, token: string, acknowledged: Map<string, string>): Promise<string[]> {
  const calls = client(address, token)
  let documents = await calls.all()
  while (documents.some((document) => document.analysis_status === 'analyzing')) {
    await delay(200)
    documents = await calls.all()
  }
  const byId = new Map(documents.map((document) => [String(document.id), document]))
  const lost: string[] = []
  for (const [id, hash] of acknowledged) {
    const document = byId.get(id)
    if (!document) lost.push(`${id}: not there`)
    else if (document.analysis_status !== 'completed')
      lost.push(`${id}: ${document.analysis_status} ${document.analysis_error?.message}`)
    else if (sha256(await calls.file(id)) !== hash) lost.push(`${id}: the file is another`)
    else if (!(await calls.get<{ available: boolean }>(`/api/documents/${id}/unified-analysis`)).available)
      lost.push(`${id}: no analysis`)
  }
  return lost
}

async function storedFiles(dataDir: string): Promise<number> {
  const entries = await readdir(join(dataDir, 'files'), { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).length
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { rounds: { type: 'string', default: '10' } } })
  const report = await runKillLoop(Number(values.rounds), 64, (line) => process.stdout.write(`${line}\n`))
  process.stdout.write(`${JSON.stringify(report, null, 2)}\n`)
  process.exitCode = report.lost.length > 0 || report.orphans > 0 ? 1 : 0
}
