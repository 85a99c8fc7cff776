import { expect } from 'vitest'
import { useJourneys } from '../product/journey.ts'
import { shared } from '../product/product.ts'
import { expectFits, twoLooks } from '../steps/looks.ts'
import { openSlowly } from '../steps/open-slowly.ts'
import { dashboardHeading, documentsHeading, sendSignIn } from '../steps/steps.ts'

const journey = useJourneys(shared)

const focused = 'document.activeElement.name'

for (const [look, options] of twoLooks) {
  journey(
    `the sign-in can be filled in and sent before its script has come, and is read once it has (${look})`,
    async ({ page, product }) => {
      const come = await openSlowly(page, `${product.url}/login`)
      await expectFits(page)
      expect(await page.getByRole('heading', { level: 1 }).allInnerTexts()).toEqual(['Welcome Back'])
      expect(await page.evaluate(focused)).toBe('email')
      await page.keyboard.type(product.admin.email)
      await page.keyboard.press('Tab')
      await page.keyboard.type(product.admin.password)
      // once more, since nothing has happened
      await page.keyboard.press('Enter')
      await page.keyboard.press('Enter')
      expect(page.url()).toBe(`${product.url}/login`)
      const sent: string[] = []
      page.on('request', (request) => /login$/.test(request.url()) && sent.push(new URL(request.url()).pathname))
      await come(false)
      await dashboardHeading(page).waitFor()
      expect(sent).toEqual(['/api/auth/login'])
    },
    options,
  )
}

journey('what is typed while the script takes the sign-in over goes on where it was', async ({ page, product }) => {
  const come = await openSlowly(page, `${product.url}/login?next=%2Fdocuments`)
  // what the browser fills in is told to no page
  await page.evaluate(`document.querySelector('[name="email"]').value = '${product.admin.email}'`)
  await page.getByLabel('Password', { exact: true }).focus()
  await page.keyboard.type('Harvest-')
  await come(false)
  expect(await page.evaluate(focused)).toBe('password')
  await page.keyboard.type('77')
  expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe('Harvest-77')
  expect(await page.getByLabel('Email').inputValue()).toBe(product.admin.email)
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1)
})

journey('a browser that may keep nothing lets one sign in, and forgets it with the page', async ({ page, product }) => {
  await page.addInitScript(() => {
    const get = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError')
    }
    for (const store of ['localStorage', 'sessionStorage'])
      Object.defineProperty(globalThis, store, { get, configurable: true })
  })
  await page.goto(`${product.url}/login?next=%2Fdocuments`)
  await sendSignIn(page, product.admin.email, product.admin.password)
  await documentsHeading(page).waitFor()
  await page.getByRole('link', { name: 'Templates' }).first().click()
  await page.getByRole('heading', { name: 'Templates', level: 1 }).waitFor()
  await page.reload()
  await page.getByRole('heading', { name: 'Authentication required' }).waitFor()
})

journey('nobody sees the form for signing in where it is not what they are to see', async ({ page, product }) => {
  const form = page.getByRole('button', { name: 'Sign in', exact: true })
  const drawn = page.locator('#root[data-drawn] form')
  // who has something to be told before
  const words = 'Your account is deleted.'
  await page.goto(`${product.url}/login?mode=register`)
  await page.getByRole('heading', { name: 'Create Account', level: 1 }).waitFor()
  await page.evaluate(`sessionStorage.setItem('parting-words', '${words}')`)
  let come = await openSlowly(page, `${product.url}/login`)
  expect(await drawn.isVisible()).toBe(false)
  await come(false)
  await page.getByText(words).waitFor()
  await form.waitFor()
  // who is signed in
  await page.evaluate("localStorage.setItem('token', 'of-a-session')")
  await page.route('**/api/**', () => {})
  come = await openSlowly(page, `${product.url}/login`)
  expect(await drawn.isVisible()).toBe(false)
  await come(false)
  await page.waitForURL(`${product.url}/`)
  expect(await form.count()).toBe(0)
  // who asks for another form of the same address, or comes with the token of a mail
  for (const question of ['mode=register', 'mode=forgot-password', 'token=a']) {
    const answer = await fetch(`${product.url}/login?${question}`)
    expect(await answer.text(), question).not.toContain('data-drawn')
  }
})
