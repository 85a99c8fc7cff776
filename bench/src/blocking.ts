/**
 * For how long loading a page keeps a slow phone from answering: `npm run bench:blocking`.
 *
 * Lighthouse goes by the clock, so what others do on the machine counts as well. This goes by the time that the browser's
 * own thread has worked: each task four times as long as here, of which what lies beyond 50 ms counts. It looks at
 * documents and results of the sample contract as a phone shows them, with nothing of them kept, and prints the middle one
 * of several loads and its longest tasks.
 *
 *   --loads 5
 */
import { execFileSync } from 'node:child_process'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { type CDPSession, chromium } from 'playwright-core'
import { startWithSample } from './with-sample.ts'

const { values } = parseArgs({ options: { loads: { type: 'string', default: '5' } } })
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
  /** milliseconds of the longest tasks, as that phone takes them */
  longest: number[]
}

const karar = await startWithSample()
const browser = await chromium.launch({
  executablePath: execFileSync('sh', [join(root, 'scripts/find-chrome.sh')], { encoding: 'utf8' }).trim(),
  args: ['--no-sandbox'],
})
try {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true })
  await context.addInitScript((token) => localStorage.setItem('token', token), karar.token)
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  const rows: Record<string, Record<string, string | number>> = {}
  for (const [name, path, there] of [
    ['documents', '/documents', `#main a[href="/documents/${karar.document}/results"]`],
    ['results', `/documents/${karar.document}/results`, '#main [data-issue]'],
  ] as const) {
    const loads: Load[] = []
    for (let load = 0; load < Number(values.loads); load += 1) {
      await session.send('Network.clearBrowserCache')
      await page.goto('about:blank')
      loads.push(
        tasksOf(
          await traced(session, async () => {
            await page.goto(karar.url + path)
            await page.locator(there).first().waitFor()
            await page.waitForTimeout(2500)
          }),
        ),
      )
    }
    loads.sort((a, b) => a.blocking - b.blocking)
    const { blocking, longest } = loads[loads.length >> 1]!
    rows[name] = {
      blocking: Math.round(blocking),
      loads: loads.map((one) => Math.round(one.blocking)).join(' '),
      longest: longest.slice(0, 6).map(Math.round).join(' '),
    }
  }
  console.table(rows)
} finally {
  await browser.close()
  await karar.stop()
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
  const took: number[] = []
  let end = 0
  for (const { ts, dur = 0, tdur = dur } of tasks) {
    // one within another is a part of that
    if (ts < end) continue
    end = ts + dur
    took.push((tdur / 1000) * slower)
  }
  return {
    blocking: took.reduce((sum, milliseconds) => sum + Math.max(0, milliseconds - free), 0),
    longest: took.sort((a, b) => b - a),
  }
}
