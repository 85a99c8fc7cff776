import { LoginResponse } from '@karar/schema'
import type { Locator, Page } from 'playwright-core'
import type { Product } from './product.ts'
import { sendSignIn } from './steps.ts'

/** Somebody with an account. */
export interface Person {
  name: string
  email: string
}

export const password = 'Monsoon-Ledger-42'

/** Registers somebody as a program would; every name is used once in a file. */
export async function register(product: Product, name: string): Promise<Person> {
  const email = `${name.toLowerCase().replaceAll(' ', '.')}@example.org`
  await send(product, 'POST', '/auth/register', {
    full_name: name,
    company_name: `${name} Traders`,
    email,
    phone: '+91 98400 55512',
    password,
  })
  return { name, email }
}

/** Registers somebody and lets them in. */
export async function registerApproved(product: Product, name: string): Promise<Person> {
  const person = await register(product, name)
  const { email } = product.admin
  const signedIn = await send(product, 'POST', '/auth/login', { email, password: product.admin.password })
  const { token } = LoginResponse.parse(signedIn)
  const found = await send(product, 'GET', `/admin/users?q=${encodeURIComponent(person.email)}`, undefined, token)
  const [user] = found as [{ id: string }]
  await send(product, 'POST', `/admin/approve-user/${user.id}`, undefined, token)
  return person
}

async function send(product: Product, method: string, path: string, body?: unknown, token?: string): Promise<unknown> {
  const response = await fetch(`${product.url}/api${path}`, {
    method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    body: body === undefined ? null : JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
  return response.json()
}

/** Signs the administrator in and opens the administration at a tab. */
export async function openAdmin(page: Page, { url, admin }: Product, address = '?tab=pending'): Promise<void> {
  const asked = `/admin${address}`
  await page.goto(`${url}${asked}`)
  await sendSignIn(page, admin.email, admin.password)
  await page.getByRole('heading', { name: 'Admin', level: 1 }).waitFor()
}

/** The row of an account. */
export const userRow = (page: Page, { name }: Person): Locator =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, level: 2 }) })

/** Chooses from the menu of an account's row. */
export async function chooseRare(page: Page, person: Person, action: string): Promise<void> {
  await page.getByRole('button', { name: `More: ${person.name}` }).click()
  await page.getByRole('menuitem', { name: action }).click()
}

/** Answers the question that is open. */
export async function answer(page: Page, words: string): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: words, exact: true }).click()
}

/** A toast with these words. */
export const toast = (page: Page, words: string | RegExp): Locator => page.getByRole('alert').getByText(words)
