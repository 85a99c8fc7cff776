import { execFileSync } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { test } from 'vitest'
import { repository, type shared, useProduct } from './product.ts'
import type { Product } from './running.ts'
import { openVisitors } from './visitors.ts'

export interface Visit {
  page: Page
  product: Product
  /** Lines that the browser's console may show in this journey, since the journey provokes them. */
  expectConsole(pattern: RegExp): void
}

/** How a visitor looks at the product. */
export interface Look extends BrowserContextOptions {
  /** In a browser of their own: nothing was ever loaded in it, and its clock may be set, or its network taken away. */
  apart?: boolean
}

const usual: BrowserContextOptions = {
  locale: 'en-IN',
  timezoneId: 'Asia/Kolkata',
  // A mark that turns is drawn sixty times a second without a graphics card; the dark look keeps its motion (looks.ts).
  reducedMotion: 'reduce',
  // named, so that who looks just so (looks.ts) is lent the same browser
  colorScheme: 'light',
  viewport: { width: 1440, height: 900 },
}

/** Where a page asks for the microphone, somebody asks for the notice period, once. */
const question = join(repository, 'e2e/src/fixtures/question.wav')
const microphone = [
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
  `--use-file-for-fake-audio-capture=${question}%noloop`,
]

/** Two pages of the browser's own behind its field for addresses, either of which each new window would load, for a fifth
 *  of the work of a page of ours; since the last list counts, what Playwright turns off; and compiling too early. */
const unwanted = [
  ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'],
  ...['AvoidCorsURLLoaderRestartOnRedirect', 'AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose'],
  ...['HttpsFirstBalancedModeAutoEnable', 'HttpsUpgrades', 'LensOverlay', 'MediaRouter', 'NetworkTimeServiceQuerying'],
  ...['OptimizationHints', 'PaintHolding', 'PreconnectToSearch', 'ThirdPartyStoragePartitioning'],
  // To compile scripts while they come is to compile them for every page anew, a third of the work of a page of ours: only
  // what is compiled once it is there is taken from what the visitor's process has compiled before.
  'ScriptStreaming',
]

/** A page lives for seconds here: what its script would gain by being compiled well costs more than it brings, and so does
 *  looking for memory to give back before there are megabytes of it. */
const unoptimised = '--js-flags=--no-turbofan,--no-maglev,--min-semi-space-size=16,--initial-heap-size=128'

/** One process for all pages of a visitor, which keeps what it has compiled. */
const together = '--process-per-site'

/** What puts the parts of a page together in a process of its own has to be told each picture of it: here it is a thread. */
const assembled = '--in-process-gpu'

/** One for all files of a worker, started when the first needs it; Playwright ends it with its process. To start one
 *  takes more than a second of a core. */
let browser: Promise<Browser> | null = null
function theBrowser(): Promise<Browser> {
  browser ??= chromium.launch({
    executablePath: chrome(),
    args: [
      ...['--no-sandbox', '--disable-dev-shm-usage', together, assembled, unoptimised],
      `--disable-features=${unwanted}`,
      ...microphone,
    ],
  })
  return browser
}

const visitors = openVisitors(theBrowser)

/** Has the product. Returns `journey(name, walk)`: a test that walks through the product as one
 *  new visitor and fails on whatever the browser's console complains of, policy violations among it. */
export function useJourneys(settings: Record<string, string> | typeof shared) {
  const product = useProduct(settings)
  return (name: string, walk: (visit: Visit) => Promise<void>, { apart = false, ...look }: Look = {}): void => {
    test(name, async () => {
      const visitor = await visitors.enter({ ...usual, ...look }, apart ? null : product().url)
      const page = await visitor.context.newPage()
      const complaints = listen(page)
      const expected: RegExp[] = []
      let isWell = false
      try {
        await walk({ page, product: product(), expectConsole: (pattern) => expected.push(pattern) })
        const unexpected = complaints.filter((line) => !expected.some((pattern) => pattern.test(line)))
        if (unexpected.length > 0) throw new Error(`The browser complained:\n${unexpected.join('\n')}`)
        isWell = true
      } catch (cause) {
        await keepPicture(page, name)
        throw cause
      } finally {
        // An answer that a journey changes on its way may still be under way; nobody waits for it any more.
        await page.unrouteAll({ behavior: 'ignoreErrors' })
        await visitors.leave(visitor, isWell && !apart ? product().url : null)
      }
    })
  }
}

function chrome(): string {
  try {
    return execFileSync('sh', [join(repository, 'scripts/find-chrome.sh'), 'headless'], { encoding: 'utf8' }).trim()
  } catch (cause) {
    throw new Error('The journeys need Chrome or Chromium. Install one, or set CHROME_PATH to it.', { cause })
  }
}

/** Collects errors and warnings of the console, uncaught errors, and answers that our own server should not have given. */
function listen(page: Page): string[] {
  const complaints: string[] = []
  page.on('console', (message) => {
    const kind = message.type()
    if (kind === 'error' || kind === 'warning')
      complaints.push(`${kind}: ${message.text()} (${message.location().url})`)
  })
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`))
  page.on('response', (response) => {
    if (response.status() >= 500) complaints.push(`${response.status()}: ${response.url()}`)
  })
  return complaints
}

let pictures: string | null = null

/** Leaves a picture of the page on which a journey failed and says where it lies. */
async function keepPicture(page: Page, name: string): Promise<void> {
  pictures ??= mkdtempSync(join(tmpdir(), 'karar-pictures-'))
  const path = join(pictures, `${name.replaceAll(/[^a-z0-9]+/gi, '-').slice(0, 80)}.png`)
  // The page may be gone by now; the journey's own error matters more.
  await page.screenshot({ path, fullPage: true }).then(
    () => console.error(`Picture of the failed page: ${path} (${page.url()})`),
    (error: Error) => console.error(`No picture of the failed page: ${error.message}`),
  )
}
