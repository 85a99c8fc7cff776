/**
 * For how long loading a page keeps a slow phone from answering: `npm run bench:blocking`.
 *
 * Lighthouse goes by the clock, so what others do on the machine counts as well. This goes by the time that the browser's
 * own thread has worked: each task four times as long as here, of which what lies beyond 50 ms counts. It looks at the
 * public pages and the sign-in and at documents and results of the sample contract as a phone shows them, each in a browser that has
 * shown nothing yet, and prints the middle one of several loads and its longest tasks.
 *
 * `after paint` is what lies behind the first paint, which is what Lighthouse counts; `blocking` is all of it.
 *
 *   --loads 5   --pages front,results   only these
 */
import { execFileSync } from 'node:child_process'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { type CDPSession, chromium } from 'playwright-core'
import { startWithSample } from './with-sample.ts'

const { values } = parseArgs({ options: { loads: { type: 'string', default: '5' }, pages: { type: 'string' } } })
const slower = 4
const free = 50
const root = resolve(import.meta.dirname, '../..')

interface TraceEvent {
  name: string
  ph: string
  pid: number
  tid: number
  ts: number
  dur?: number
  tdur?: number
}

interface Load {
  blocking: number
  afterPaint: number
  /** milliseconds of the longest tasks, as that phone takes them */
  longest: number[]
}

const karar = await startWithSample()
const results = `/documents/${karar.document}/results`
const pages = [
  ['front', '/', 'h1', false],
  ['prices', '/pricing', 'h1', false],
  ['sign-in', '/login', '#main input, input[type="password"]', false],
  ['documents', '/documents', `#main a[href="${results}"]`, true],
  ['results', results, '#main [data-issue]', true],
] as const
try {
  const rows: Record<string, Record<string, string | number>> = {}
  for (const [name, path, there, member] of pages) {
    if (values.pages && !values.pages.split(',').includes(name)) continue
    const loads: Load[] = []
    for (let load = 0; load < Number(values.loads); load += 1) loads.push(await firstLoad(path, there, member))
    loads.sort((a, b) => a.blocking - b.blocking)
    const { blocking, afterPaint, longest } = loads[loads.length >> 1]!
    rows[name] = {
      blocking: Math.round(blocking),
      'after paint': Math.round(afterPaint),
      loads: loads.map((one) => Math.round(one.blocking)).join(' '),
      longest: longest.slice(0, 6).map(Math.round).join(' '),
    }
  }
  console.table(rows)
} finally {
  await karar.stop()
}

/** In a browser of its own: one that has shown a page of Karar has its script prepared and its letters at hand. */
async function firstLoad(path: string, there: string, member: boolean): Promise<Load> {
  const browser = await chromium.launch({
    executablePath: execFileSync('sh', [join(root, 'scripts/find-chrome.sh')], { encoding: 'utf8' }).trim(),
    args: ['--no-sandbox'],
  })
  try {
    const context = await browser.newContext({ viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true })
    if (member) await context.addInitScript((token) => localStorage.setItem('token', token), karar.token)
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    return tasksOf(
      await traced(session, async () => {
        await page.goto(karar.url + path)
        await page.locator(there).first().waitFor()
        await page.waitForTimeout(2500)
      }),
    )
  } finally {
    await browser.close()
  }
}

async function traced(session: CDPSession, act: () => Promise<void>): Promise<TraceEvent[]> {
  const events: TraceEvent[] = []
  const take = ({ value }: { value: object[] }) => void events.push(...(value as TraceEvent[]))
  session.on('Tracing.dataCollected', take)
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', 'devtools.timeline', 'loading'] },
  })
  await act()
  const complete = new Promise((done) => session.once('Tracing.tracingComplete', done))
  await session.send('Tracing.end')
  await complete
  session.off('Tracing.dataCollected', take)
  return events
}

/** What the thread that painted the page did, task by task. */
function tasksOf(events: readonly TraceEvent[]): Load {
  const painted = events.findLast(({ name }) => name === 'firstContentfulPaint')
  if (!painted) throw new Error('The page showed nothing.')
  const tasks = events
    .filter(
      ({ name, ph, pid, tid }) => /RunTask$/.test(name) && ph === 'X' && pid === painted.pid && tid === painted.tid,
    )
    .sort((a, b) => a.ts - b.ts)
  const first = events.find(
    ({ name, pid, tid }) => name === 'firstContentfulPaint' && pid === painted.pid && tid === painted.tid,
  )
  const took: { after: boolean; milliseconds: number }[] = []
  let end = 0
  for (const { ts, dur = 0, tdur = dur } of tasks) {
    // one within another is a part of that
    if (ts < end) continue
    end = ts + dur
    took.push({ after: ts > (first ?? painted).ts, milliseconds: (tdur / 1000) * slower })
  }
  const beyond = (tasks: typeof took) =>
    tasks.reduce((sum, { milliseconds }) => sum + Math.max(0, milliseconds - free), 0)
  return {
    blocking: beyond(took),
    afterPaint: beyond(took.filter(({ after }) => after)),
    longest: took.map(({ milliseconds }) => milliseconds).sort((a, b) => b - a),
  }
}
