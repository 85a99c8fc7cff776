import { expect } from 'vitest'
import { mixedScan } from './fixtures/scans.ts'
import { useJourneys } from './product/journey.ts'
import { shared } from './product/product.ts'
import { panelOf } from './steps/progress-steps.ts'
import { openResults, rowOf, signIn, uploadThroughPage } from './steps/steps.ts'

const journey = useJourneys(shared)

journey(
  'a scan is read before the eyes of its owner, page by page, and says which pages to check',
  async ({ page, product }) => {
    await signIn(page, product)
    await uploadThroughPage(page, mixedScan())
    const panel = panelOf(page)
    await panel.getByText(/Recognising page \d of 4/).waitFor()
    expect(await panel.locator('[aria-current=step]').innerText()).toBe('Reading (OCR)')
    await panel.getByText('Analysis Complete').waitFor({ timeout: 200_000 })
    await rowOf(page, 'scanned.pdf').getByText('Completed').waitFor()
    await openResults(page, 'scanned.pdf')

    const notes = page.getByRole('status').filter({ hasText: 'could not be read' })
    const words = (await notes.locator('p').allInnerTexts()).map((text) => text.replaceAll(/\s+/g, ' '))
    expect(words.slice(0, 2)).toEqual([
      'Page 4 could not be read: check it yourself',
      'Page 3 could not be read well: check it yourself',
    ])
    expect(words.slice(2)).toContainEqual(expect.stringMatching(/^Page 4 is a picture that is too poor/))
    const pageOf = (number: number) => page.getByRole('region', { name: `Page ${number} of 4`, exact: true })
    await pageOf(1)
      .getByText(/read by text recognition, 9\d% sure/)
      .waitFor()
    await pageOf(1).getByText('Orbis Retail Private Limited, a company incorporated under').waitFor()
    await page.getByText('Nothing is said about missing clauses while pages').first().waitFor()
  },
  // the processor is the scan's: what turns meanwhile would be drawn sixty times a second
  { reducedMotion: 'reduce' },
)
