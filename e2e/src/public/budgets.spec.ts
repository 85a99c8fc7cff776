import { expect } from 'vitest'
import { useJourneys } from '../product/journey.ts'
import { shared } from '../product/product.ts'
import { takenOver } from '../steps/steps.ts'

const journey = useJourneys(shared)

/** bytes on the wire, pressed as the server sends them */
const budgets = { script: 150_000, font: 60_000 } as const

journey(
  'a first visit to the front page loads no more script and no more letters than it may',
  async ({ page, product }) => {
    const loads: Promise<{ kind: string; bytes: number; file: string }>[] = []
    page.on('requestfinished', (request) => {
      const { pathname } = new URL(request.url())
      const size = request.sizes().then(({ responseBodySize }) => responseBodySize)
      loads.push(size.then((bytes) => ({ kind: request.resourceType(), bytes, file: pathname })))
    })
    await page.goto(product.url)
    await takenOver(page)
    // what comes only when it is scrolled to counts as well
    await page.keyboard.press('End')
    await page.waitForLoadState('networkidle')
    const all = await Promise.all(loads)
    for (const [kind, most] of Object.entries(budgets)) {
      const files = all.filter((one) => one.kind === kind)
      const table = files.map(({ file, bytes }) => `${bytes} ${file}`).join('\n')
      const sum = files.reduce((total, { bytes }) => total + bytes, 0)
      console.log(`${kind}: ${sum} of ${most} bytes in ${files.length} files\n${table}`)
      expect(files.length, kind).toBeGreaterThan(3)
      expect(sum, table).toBeLessThanOrEqual(most)
    }
  },
)
