import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { useJourneys } from '../product/journey.ts'
import { shared } from '../product/product.ts'
import { signIn, takenOver } from '../steps/steps.ts'

const journey = useJourneys(shared)

/** bytes on the wire, pressed as the server sends them */
const budgets = { script: 150_000, font: 60_000 } as const
/** the same for the pages that are opened most by whoever is signed in, before anything on them is pressed */
const scriptOf = { documents: 290_000, results: 306_000 } as const

/** Every file that the page loads from now on, with what of it came over the wire. */
function listen(page: Page) {
  const loads: Promise<{ kind: string; bytes: number; file: string }>[] = []
  // what the browser has already it does not load again: it weighs what it weighed
  const weights = new Map<string, number>()
  page.on('requestfinished', (request) => {
    const { pathname } = new URL(request.url())
    const size = request.sizes().then(({ responseBodySize }) => responseBodySize)
    const weigh = (bytes: number) => {
      if (bytes > 0) weights.set(pathname, bytes)
      return { kind: request.resourceType(), bytes: weights.get(pathname) ?? 0, file: pathname }
    }
    loads.push(size.then(weigh))
  })
  return {
    /** those of a kind that came since it was last asked, held against what they may weigh */
    hold: async (kind: string, most: number) => {
      const files = (await Promise.all(loads)).filter((one) => one.kind === kind)
      const table = files.map(({ file, bytes }) => `${bytes} ${file}`).join('\n')
      const sum = files.reduce((total, { bytes }) => total + bytes, 0)
      console.log(`${kind}: ${sum} of ${most} bytes in ${files.length} files\n${table}`)
      expect(files.length, kind).toBeGreaterThan(3)
      expect(sum, table).toBeLessThanOrEqual(most)
    },
    /** the scripts that came since it was last asked */
    scripts: async () => (await Promise.all(loads)).filter(({ kind }) => kind === 'script').map(({ file }) => file),
    forget: () => {
      loads.length = 0
    },
  }
}

/** What much is called of at once, the browser is to prepare beside the page (web/vite.config.ts): that is all that is large. */
async function holdPrepared(url: string, files: readonly string[]): Promise<void> {
  const texts = await Promise.all(files.map(async (file) => (await fetch(url + file)).text()))
  const large = files.filter((_, index) => texts[index]!.length > 50_000)
  expect(large.length, files.join('\n')).toBeGreaterThan(3)
  const said = files.filter((_, index) => texts[index]!.startsWith('//# allFunctionsCalledOnLoad\n'))
  expect(large.filter((file) => !said.includes(file))).toEqual([])
}

journey(
  'a first visit to the front page loads no more script and no more letters than it may',
  async ({ page, product }) => {
    const loads = listen(page)
    await page.goto(product.url)
    await takenOver(page)
    // what comes only when it is scrolled to counts as well
    await page.keyboard.press('End')
    await page.waitForLoadState('networkidle')
    for (const [kind, most] of Object.entries(budgets)) await loads.hold(kind, most)
  },
  { apart: true },
)

journey(
  'documents and results load no more script than they may',
  async ({ page, product, expectConsole }) => {
    const loads = listen(page)
    await signIn(page, product)
    await page.getByRole('button', { name: 'Choose file' }).waitFor()
    await loads.hold('script', scriptOf.documents)
    await holdPrepared(product.url, await loads.scripts())
    loads.forget()
    // the page's own script, whatever there is to show: here that there is no such document
    expectConsole(/404 \(Not Found\)/)
    await page.goto(`${product.url}/documents/01900000-0000-7000-8000-000000000000/results`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await loads.hold('script', scriptOf.results)
    await holdPrepared(product.url, await loads.scripts())
  },
  { apart: true },
)
