/**
 * What Lighthouse says of the pages that matter: `npm run bench:lighthouse`.
 *
 * Starts Karar on an empty folder, uploads its own sample contract, and has Lighthouse look at the front page, prices,
 * sign-in, documents and results in the Chromium of this machine. Each number of the table is to be 95 or more.
 * Lighthouse comes from npm when this is run; nothing else needs it.
 *
 *   --look desktop|phone   as which it is looked at (both)   --pages landing,results   only these
 *   --command PATH         a Lighthouse that is here already --reports FOLDER          keeps what it says at length
 */
import { execFile, execFileSync, spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { parseArgs, promisify } from 'node:util'
import { said, startWithSample } from './with-sample.ts'

const { values } = parseArgs({
  options: {
    look: { type: 'string' },
    pages: { type: 'string' },
    command: { type: 'string' },
    reports: { type: 'string' },
  },
})
const run = promisify(execFile)
const root = resolve(import.meta.dirname, '../..')
const lighthouse = values.command
  ? [resolve(values.command)]
  : ['npm', 'exec', '--yes', '--package=lighthouse@13.5.0', '--', 'lighthouse']
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const wanted = values.pages?.split(',')
const folder = await mkdtemp(join(tmpdir(), 'karar-lighthouse-'))

interface Report {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>
  audits: Record<string, { score: number | null; title: string; displayValue?: string }>
}

const karar = await startWithSample()
const chrome = spawn(
  // the whole one has more processes of its own, which on a machine of two cores count as the page's time
  execFileSync('sh', [join(root, 'scripts/find-chrome.sh'), 'headless'], { encoding: 'utf8' }).trim(),
  [
    ...['--headless=new', '--no-sandbox', '--disable-dev-shm-usage', '--remote-debugging-port=0'],
    ...[`--user-data-dir=${join(folder, 'chrome')}`, 'about:blank'],
  ],
  // a group of its own: what is called may be a script, and the browser its child
  { stdio: ['ignore', 'ignore', 'pipe'], detached: true },
)
try {
  const { url, token, document } = karar
  const { port } = new URL(await said(chrome.stderr, /DevTools listening on (ws:\S+)/))
  const pages = [
    ['landing', '/', false],
    ['pricing', '/pricing', false],
    ['sign-in', '/login', false],
    ['documents', '/documents', true],
    ['results', `/documents/${document}/results`, true],
  ] as const
  const rows: Record<string, Record<string, number>> = {}
  const below: string[] = []
  for (const look of ['desktop', 'phone'].filter((one) => (values.look ?? one) === one)) {
    for (const [name, path, member] of pages) {
      if (wanted && !wanted.includes(name)) continue
      await keepToken(port, url, member ? token : null)
      const report = await lookAt(`${url}${path}`, port, look, `${name}-${look}`)
      const row = Object.fromEntries(
        categories.map((category) => [category, Math.round((report.categories[category]?.score ?? 0) * 100)]),
      )
      rows[`${name}, ${look}`] = row
      console.error(name, look, JSON.stringify(row))
      for (const category of categories) {
        if ((row[category] ?? 0) < 95)
          below.push(`${name}, ${look}, ${category}: ${missed(report, category).join('; ')}`)
      }
    }
  }
  console.table(rows)
  for (const line of below) console.log(line)
  if (below.length > 0) process.exitCode = 1
} finally {
  if (chrome.pid !== undefined) process.kill(-chrome.pid)
  await karar.stop()
  if (chrome.exitCode === null && chrome.signalCode === null) await new Promise((gone) => chrome.once('exit', gone))
  await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 500 })
}

/** Signs the browser in, or out, as the page itself does: in a page of the same origin. */
async function keepToken(port: string, url: string, token: string | null): Promise<void> {
  const opened = await fetch(`http://127.0.0.1:${port}/json/new?${encodeURIComponent(`${url}/robots.txt`)}`, {
    method: 'PUT',
  })
  const { id, webSocketDebuggerUrl } = (await opened.json()) as { id: string; webSocketDebuggerUrl: string }
  const socket = new WebSocket(webSocketDebuggerUrl)
  await new Promise((ready) => socket.addEventListener('open', ready, { once: true }))
  await delay(1000)
  const expression =
    token === null ? 'localStorage.clear()' : `localStorage.setItem('token', ${JSON.stringify(token)}); location.origin`
  const done = new Promise<unknown>((ready) =>
    socket.addEventListener('message', ({ data }) => ready(JSON.parse(String(data))), { once: true }),
  )
  socket.send(JSON.stringify({ id: 1, method: 'Runtime.evaluate', params: { expression } }))
  const answer = JSON.stringify(await done)
  if (answer.includes('exceptionDetails')) throw new Error(answer)
  socket.close()
  await fetch(`http://127.0.0.1:${port}/json/close/${id}`)
}

async function lookAt(url: string, port: string, look: string, name: string): Promise<Report> {
  const file = join(values.reports ? resolve(values.reports) : folder, `${name}.json`)
  const [command, ...before] = lighthouse
  await run(
    command as string,
    [
      ...before,
      ...[url, `--port=${port}`, '--disable-storage-reset', '--quiet', '--output=json', `--output-path=${file}`],
      ...(look === 'desktop' ? ['--preset=desktop'] : []),
      '--no-enable-error-reporting',
      `--only-categories=${categories.join(',')}`,
    ],
    { maxBuffer: 64 * 2 ** 20, env: process.env },
  )
  return JSON.parse(await readFile(file, 'utf8')) as Report
}

/** What keeps a category from being whole. */
function missed({ categories: all, audits }: Report, category: string): string[] {
  return (all[category]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
    .map(({ id }) => `${id} (${audits[id]?.displayValue ?? audits[id]?.title})`)
}
