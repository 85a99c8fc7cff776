import { type Document, UploadResponse } from '@karar/schema'
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { contracts } from '../fixtures/files.ts'
import { answerOf } from '../product/api.ts'
import { signInElsewhere } from '../product/people.ts'
import type { Product } from '../product/running.ts'
import { type ChosenFile, uploadThroughPage } from './steps.ts'

/** The panel that floats at the foot of every page. */
export const panelOf = (page: Page): Locator => page.getByRole('region', { name: 'Uploads and analyses in progress' })

/** A contract whose analysis takes a while: some copies of a text, a second for ten or so of them. */
export function longContract(name: string, copies: number): ChosenFile {
  const { buffer, mimeType } = contracts.txt
  return { name, mimeType, buffer: Buffer.concat([...Array.from({ length: copies }, () => buffer), Buffer.from(name)]) }
}

/** Uploads a file and returns the id that the server gave it. */
export async function uploaded(page: Page, file: ChosenFile): Promise<string> {
  const answer = page.waitForResponse((response) => response.url().endsWith('/documents/upload'))
  await uploadThroughPage(page, file)
  return UploadResponse.parse(await (await answer).json()).id
}

/** Waits until the server has analysed a document, whatever the page is told. */
export async function ended(product: Product, id: string): Promise<void> {
  const token = await signInElsewhere(product, product.admin)
  const status = async () =>
    (await answerOf<{ analysis_status: string }>(product, `/documents/${id}`, { token })).analysis_status
  await expect.poll(status, { timeout: 240_000, interval: 500 }).toBe('completed')
}

export interface Pretence {
  /** What the server is made to say about a document besides what it says. */
  says(id: string, part: Partial<Document>): void
  /** How often a document was asked after by itself. */
  asked(id: string): number
  /** How many of these questions were open at the same time, at most. */
  together(id: string): number
}

/** Lets the server's answers about documents say something else: an analysis at whatever stage a journey needs. */
export async function pretend(page: Page): Promise<Pretence> {
  // what the stream of ends says is true, and would contradict what is pretended: it is never answered, and the page asks
  await page.route('**/api/documents/events', () => {})
  const said = new Map<string, Partial<Document>>()
  const asked: string[] = []
  const open = new Map<string, number>()
  const most = new Map<string, number>()
  const count = (id: string, by: 1 | -1) => {
    const now = (open.get(id) ?? 0) + by
    open.set(id, now)
    most.set(id, Math.max(now, most.get(id) ?? 0))
  }
  const told = (row: Document) => ({ ...row, ...said.get(row.id) })
  await page.route(/\/api\/documents(\?.*|\/[0-9a-f-]{36})?$/, async (route) => {
    if (route.request().method() !== 'GET') return route.continue()
    const url = new URL(route.request().url())
    const id = url.pathname.split('/')[3]
    if (id) {
      asked.push(id)
      count(id, 1)
    }
    // those that only seem to be running are not found by their status
    const wanted = url.searchParams.get('status')
    url.searchParams.delete('status')
    const answer = await route.fetch({ url: url.href })
    if (id) count(id, -1)
    if (!answer.ok()) return route.fulfill({ response: answer })
    const json = await answer.json()
    if (!Array.isArray(json)) return route.fulfill({ response: answer, json: told(json) })
    const rows = json.map(told).filter(({ analysis_status }) => !wanted || analysis_status === wanted)
    await route.fulfill({ response: answer, json: rows })
  })
  return {
    says: (id, part) => void said.set(id, { ...said.get(id), ...part }),
    asked: (id) => asked.filter((one) => one === id).length,
    together: (id) => most.get(id) ?? 0,
  }
}

/** An analysis in the middle of text recognition. */
export const recognising = (page: number, pages: number): Pick<Document, 'analysis_status' | 'progress'> => ({
  analysis_status: 'analyzing',
  progress: {
    stage: 'ocr',
    percent: Math.floor((70 * page) / pages),
    message: `Recognising page ${page} of ${pages}`,
    time_elapsed: 18,
    estimated_time: 58,
    page,
    pages,
  },
})

/** Lets the page's clock stand from here on, but for what it is told: how long a machine takes is then no time for the page. */
export async function stopClock(page: Page): Promise<void> {
  // some way ahead, since it goes on until it is stopped
  await page.clock.pauseAt((await page.evaluate<number>('Date.now()')) + 10_000)
}

/** Lets the page, whose clock stands, ask until it tells an end. It asks every two seconds. */
export async function expectTold(page: Page, words: string): Promise<void> {
  const end = panelOf(page).getByText(words, { exact: true })
  const told = async () => {
    if ((await end.count()) === 0) await page.clock.fastForward(500)
    return end.count()
  }
  await expect.poll(told).toBe(1)
}
