import { expect } from 'vitest'
import { useJourneys } from '../product/journey.ts'
import { shared } from '../product/product.ts'
import { openSlowly } from '../steps/open-slowly.ts'

const journey = useJourneys(shared)

const clause =
  'The Employee shall not, for two years after leaving, work for any competitor of the Company anywhere in India.'

journey(
  'a clause that is pasted and sent before the script has come is read once it has',
  async ({ page, product }) => {
    const come = await openSlowly(page, product.url)
    const text = page.getByRole('textbox', { name: 'A paragraph of a contract' })
    await text.fill(clause)
    await page.getByRole('button', { name: 'Read this clause' }).click()
    // the notice at the foot opens without the script, and stays open
    await page.getByText('Read the full notice').first().click()
    await page.getByText('What Karar is, and is not').waitFor()
    await text.focus()
    await come()
    await page
      .getByText(/s\. 27/)
      .first()
      .waitFor()
    expect(await text.inputValue()).toBe(clause)
    expect(await text.evaluate((element) => element === element.ownerDocument.activeElement)).toBe(true)
    expect(await page.getByText('What Karar is, and is not').isVisible()).toBe(true)
    expect(new URL(page.url()).search).toBe('')
  },
)

journey('a button that is pressed before the script has come does what it does, once', async ({ page, product }) => {
  const come = await openSlowly(page, product.url)
  const html = page.locator('html')
  const before = await html.getAttribute('data-mantine-color-scheme')
  await page.getByRole('button', { name: 'Switch to' }).click()
  await come()
  const after = before === 'dark' ? 'light' : 'dark'
  await page.locator(`html[data-mantine-color-scheme="${after}"]`).waitFor()
})

journey('a choice among prices that is made before the script has come holds', async ({ page, product }) => {
  const come = await openSlowly(page, `${product.url}/pricing`)
  await page.getByText('Monthly', { exact: true }).click()
  await come()
  await page.getByRole('table', { name: 'The plans, side by side' }).getByText('₹3,499').waitFor()
  expect(await page.getByRole('radio', { name: 'Monthly' }).isChecked()).toBe(true)
})

journey(
  'what is written to sales before the script has come stays, and stands in no address',
  async ({ page, product }) => {
    const come = await openSlowly(page, `${product.url}/contact`)
    await page.getByLabel('Your name').fill('Meera Pillai')
    await page.getByLabel('E-mail').fill('meera@malabar.example')
    await page.keyboard.press('Enter')
    await come()
    await page.getByText('Enter the name of your company.').waitFor()
    expect(await page.getByLabel('Your name').inputValue()).toBe('Meera Pillai')
    expect(await page.getByLabel('E-mail').inputValue()).toBe('meera@malabar.example')
    expect(page.url()).toBe(`${product.url}/contact`)
  },
)

journey('a link that is followed before the script has come leads on', async ({ page, product }) => {
  await openSlowly(page, product.url)
  const gone = page.waitForURL('**/login?mode=register', { waitUntil: 'commit' })
  await page.getByRole('link', { name: 'Create account' }).first().click()
  await gone
})

journey(
  'whoever has scrolled before the script has come stays where they are, and what they are pressing is pressed',
  async ({ page, product }) => {
    const come = await openSlowly(page, `${product.url}/terms`)
    const notice = page.getByText('Read the full notice').first()
    await notice.scrollIntoViewIfNeeded()
    const { x, y } = (await notice.boundingBox())!
    await page.mouse.move(x + 5, y + 5)
    await page.mouse.down()
    const before = await page.evaluate<number>('scrollY')
    expect(before).toBeGreaterThan(100)
    await come(false)
    await page.mouse.up()
    await page.getByText('What Karar is, and is not').first().waitFor()
    expect(await page.evaluate<number>('scrollY')).toBe(before)
  },
)
