import { expect } from 'vitest'
import { useJourneys } from '../product/journey.ts'
import { shared } from '../product/product.ts'
import { openSlowly, tap } from '../steps/open-slowly.ts'
import { ended, longContract, uploaded } from '../steps/progress-steps.ts'
import { documentsHeading, signIn } from '../steps/steps.ts'

const journey = useJourneys(shared)
const frame = '#root[data-drawn="frame"]'

journey(
  'documents stand in their frame before the script has come, with what they begin with asked for once',
  async ({ page, product }) => {
    await signIn(page, product)
    await page.goto('about:blank')
    const asked: string[] = []
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url())
      if (pathname.startsWith('/api/')) asked.push(pathname + search)
    })
    const come = await openSlowly(page, `${product.url}/documents`, frame)
    const early = ['/api/auth/me', '/api/documents', '/api/ai-notice']
    await page.locator(frame).getByText('Scans and photos are read').waitFor()
    await expect.poll(() => asked).toEqual(early)
    // it is no page yet: nothing in it can be reached or is told
    expect(await documentsHeading(page).count()).toBe(0)
    await page.keyboard.press('Tab')
    expect(await page.evaluate("document.activeElement?.closest('#root')")).toBeNull()
    await tap(page, page.locator(frame).getByText('Paste text'))
    await come()
    await page.getByRole('dialog').getByRole('textbox').first().waitFor()
    await page.keyboard.press('Escape')
    await documentsHeading(page).waitFor()
    await page.getByText('Contracts are read on this server.').waitFor()
    for (const path of early) expect(asked.filter((one) => one === path)).toEqual([path])
  },
)

journey('the verdict of results stands in their frame, where the address asks for it', async ({ page, product }) => {
  await signIn(page, product)
  const id = await uploaded(page, longContract('framed.txt', 1))
  await ended(product, id)
  const results = `${product.url}/documents/${id}/results`
  const said = page.locator(frame).locator('[data-said="analysis.verdict.text"]')
  const name = page.locator(frame).getByText('framed.txt')
  await openSlowly(page, `${results}?tab=chat`, frame)
  await name.waitFor()
  expect(await said.isVisible()).toBe(false)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  const come = await openSlowly(page, results, frame)
  await name.waitFor()
  await said.waitFor()
  const words = (await said.textContent()) ?? ''
  expect(words).toMatch(/\w/)
  await come()
  await page.getByRole('heading', { level: 1, name: words, exact: true }).waitFor()
})

journey('a link that is tapped in a frame leads on', async ({ page, product }) => {
  await signIn(page, product)
  await openSlowly(page, `${product.url}/documents`, frame)
  const gone = page.waitForURL('**/templates', { waitUntil: 'commit' })
  await tap(page, page.locator(frame).getByRole('link', { name: 'Templates', includeHidden: true }).first())
  await gone
})

journey(
  'who is not signed in sees no frame, and one who no longer is comes to the sign-in',
  async ({ page, product, expectConsole }) => {
    expectConsole(/401 \(Unauthorized\)/)
    const come = await openSlowly(page, `${product.url}/documents`, frame)
    expect(await page.locator(frame).isVisible()).toBe(false)
    await come()
    await page.waitForURL('**/login**')
    await page.evaluate("localStorage.setItem('token', 'of-a-session-that-ended')")
    await page.goto(`${product.url}/documents/01900000-0000-7000-8000-000000000000/results`)
    await page.waitForURL('**/login**')
    expect(await page.evaluate("localStorage.getItem('token')")).toBeNull()
  },
)
