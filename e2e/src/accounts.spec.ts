import { expect } from 'vitest'
import { useJourneys } from './journey.ts'
import { documentsHeading, sendSignIn, signIn } from './steps.ts'

const journey = useJourneys()

journey(
  'a wrong password is refused in words, the right one opens the documents',
  async ({ page, product, expectConsole }) => {
    expectConsole(/401/)
    await page.goto(product.url)
    await page.waitForURL(/\/login/)
    await page.getByRole('heading', { name: 'Welcome Back' }).waitFor()

    await sendSignIn(page, product.admin.email, 'not-the-password')
    await page.getByRole('alert').getByText('Invalid email or password').waitFor()
    expect(await page.getByLabel('Email').inputValue()).toBe(product.admin.email)

    await sendSignIn(page, 'nobody@example.org', product.admin.password)
    await page.getByRole('alert').getByText('Invalid email or password').waitFor()

    await sendSignIn(page, product.admin.email.toUpperCase(), product.admin.password)
    await documentsHeading(page).waitFor()
    expect(new URL(page.url()).pathname).toBe('/documents')
  },
)

journey(
  'a stranger who asks for results is asked to sign in, and then is where he wanted to be',
  async ({ page, product, expectConsole }) => {
    expectConsole(/404/)
    const wanted = '/documents/0197a3c0-0000-7000-8000-000000000000/results'
    await page.goto(`${product.url}${wanted}#issue-1`)
    await page.waitForURL(/\/login/)
    expect(await page.getByText('Safety Score').count()).toBe(0)

    await sendSignIn(page, product.admin.email, product.admin.password)
    await page.waitForURL((url) => url.pathname === wanted)
    await page.getByText('Document not found').first().waitFor()
  },
)

journey(
  'signing out asks first, and then the session is over on the server too',
  async ({ page, product, expectConsole }) => {
    expectConsole(/401/)
    await signIn(page, product)
    const token = await page.evaluate<string | null>("localStorage.getItem('token')")
    const me = () => fetch(`${product.url}/api/auth/me`, { headers: { authorization: `Bearer ${token}` } })
    expect((await me()).status).toBe(200)

    await page.getByRole('button', { name: 'Log out' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText('Are you sure you want to logout?').waitFor()
    await dialog.getByRole('button', { name: 'Log out' }).click()
    await page.waitForURL(/\/login/)
    expect((await me()).status).toBe(401)

    await page.goto(`${product.url}/documents`)
    await page.waitForURL(/\/login/)
  },
)
