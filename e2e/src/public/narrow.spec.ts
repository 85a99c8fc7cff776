import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { shortContract } from '../fixtures/files.ts'
import { useJourneys } from '../product/journey.ts'
import { shared } from '../product/product.ts'
import { uploadElsewhere } from '../product/upload-elsewhere.ts'
import { expectNothingWider } from '../steps/looks.ts'
import { readSample, resultsShown, signIn, signInAt, takenOver } from '../steps/steps.ts'

const journey = useJourneys(shared)

/** The narrowest phone, and what is left of a laptop's window at 200 %. */
const phone = { width: 320, height: 640 }
const enlarged = { width: 640, height: 400 }
const look = { viewport: phone, deviceScaleFactor: 2 }

const open = [
  ...['/', '/pricing', '/about', '/privacy', '/terms', '/contact', '/law', '/sample', '/login', '/login?mode=register'],
  ...['/login?token=', '/confirm-address', '/shared', '/templates', '/nothing-is-here'],
]
const own = [
  ...['/', '/documents', '/templates', '/account', '/account?tab=sessions', '/account?tab=security', '/requests'],
  ...['/admin', '/admin?tab=users', '/admin?tab=documents', '/admin?tab=audit', '/pricing', '/nothing-is-here'],
]
const tabs = ['', '?tab=analysis', '?tab=position', '?tab=voice', '?tab=chat', '?tab=comments']

journey(
  'public pages fit at 320 px and at 200 %, and nothing of them is cut off',
  async ({ page, product }) => {
    for (const path of open) await lookAt(page, `${product.url}${path}`)
    // the notices at the foot open where they stand
    await page.goto(`${product.url}/contact`)
    await takenOver(page)
    await page.getByText('Read the full notice').first().click()
    await page.getByText('What Karar is, and is not').first().waitFor()
    await expectWhole(page, 'the notice')
  },
  look,
)

journey(
  'the views of an analysis fit at 320 px and at 200 %, and nothing of them is cut off',
  async ({ page, product }) => {
    await readSample(page, product)
    await resultsShown(page)
    const { pathname } = new URL(page.url())
    for (const tab of tabs) await lookAt(page, `${product.url}${pathname}${tab}`)
  },
  look,
)

journey(
  'pages behind the sign-in fit at 320 px and at 200 %, and nothing of them is cut off',
  async ({ page, product }) => {
    await signIn(page, product)
    for (const path of own) await lookAt(page, `${product.url}${path}`)
  },
  look,
)

journey(
  'a name that is one long word widens no dialog, and leaves room to go back',
  async ({ page, product }) => {
    const name = `${'Signed_supply_agreement_Deccan_Stores_final_v3_'.repeat(3)}.txt`
    const id = await uploadElsewhere(product, product.admin, shortContract(name, 'Long Names LLP'), true)
    await signInAt(page, product, `/documents/${id}/results`)
    await resultsShown(page)
    const back = await page.getByRole('link', { name: 'Back to Documents' }).boundingBox()
    expect(back?.width).toBeGreaterThanOrEqual(44)
    await page.getByRole('button', { name: 'Talk to Legal Team' }).click()
    await page.getByRole('dialog').getByText('Signed_supply_agreement').waitFor()
    await expectNothingWider(page)
  },
  look,
)

journey(
  'in a low window the room goes to what is read',
  async ({ page, product }) => {
    await page.setViewportSize(enlarged)
    await readSample(page, product, '?tab=chat')
    const question = page.getByLabel('Your question')
    await question.fill('Who may end this contract, and with what notice?')
    await question.press('Enter')
    await page.getByRole('button', { name: 'Copy answer' }).waitFor()
    const tabs = await page.getByRole('navigation', { name: 'Views of the analysis' }).boundingBox()
    const field = await question.boundingBox()
    expect((field?.y ?? 0) - (tabs?.y ?? 0) - (tabs?.height ?? 0)).toBeGreaterThan(enlarged.height * 0.4)
  },
  look,
)

/** At both widths, and without loading it twice. What axe finds on these pages is looked at where each has its journey. */
async function lookAt(page: Page, url: string): Promise<void> {
  await page.setViewportSize(phone)
  await page.goto(url)
  await page.getByRole('heading').first().waitFor()
  await takenOver(page)
  // a page that never stops listening to the server is looked at as it is after a moment
  await page.waitForLoadState('networkidle', { timeout: 700 }).catch(() => {})
  await expectWhole(page, url)
}

async function expectWhole(page: Page, what: string): Promise<void> {
  for (const size of [phone, enlarged]) {
    await page.setViewportSize(size)
    await expectNothingWider(page)
    expect((await page.evaluate(cutOff)).join('\n'), `${what}, ${size.width} px wide`).toBe('')
  }
}

/** Words that reach out of the window, or of a box that hides what does not fit without a sign that there is more. */
function cutOff(): string[] {
  const found: string[] = []
  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    const words = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
    const { left, right, width, height } = element.getBoundingClientRect()
    if (!words || width <= 1 || height <= 1 || !element.checkVisibility({ visibilityProperty: true })) continue
    // what only a screen reader says, and what can be scrolled to
    if (element.closest('svg') || outOfSight(element)) continue
    const style = getComputedStyle(element)
    const hides = style.overflowX === 'hidden' || style.overflowX === 'clip'
    const out = left < -1 || right > innerWidth + 1
    const clipped = hides && style.textOverflow !== 'ellipsis' && element.scrollWidth > element.clientWidth + 1
    if (out || clipped)
      found.push(`${element.tagName} "${element.textContent?.trim().slice(0, 60)}" ${left} to ${right}`)
  }
  return found

  function outOfSight(element: Element): boolean {
    for (let one: Element | null = element; one; one = one.parentElement) {
      const { overflowX, clipPath, position } = getComputedStyle(one)
      if (overflowX === 'auto' || overflowX === 'scroll' || (clipPath !== 'none' && position === 'absolute'))
        return true
    }
    return false
  }
}
