import { LoginResponse } from '@karar/schema'
import type { Page } from 'playwright-core'
import type { Person } from './people.ts'
import type { Product } from './product.ts'
import { documentsHeading, sendSignIn } from './steps.ts'

interface Call {
  method?: string
  token?: string
  json?: unknown
  headers?: Record<string, string>
}

/** Calls the API as another program would. */
export function api({ url }: Product, path: string, { method = 'GET', token, json, headers }: Call = {}) {
  return fetch(`${url}/api${path}`, {
    method,
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(json === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    body: json === undefined ? null : JSON.stringify(json),
  })
}

/** Signs somebody in on another device. Returns the token of that session. */
export async function signInElsewhere(product: Product, { email, password }: Person, browser = 'curl/8.0') {
  const json = { email, password }
  const answer = await api(product, '/auth/login', { method: 'POST', json, headers: { 'user-agent': browser } })
  return LoginResponse.parse(await answer.json()).token
}

/** The status that the API answers to a session. */
export async function statusOf(product: Product, token: string): Promise<number> {
  return (await api(product, '/auth/me', { token })).status
}

/** Signs a person in and opens a tab of the account. */
export async function openAccount(page: Page, product: Product, { email, password }: Person, tab: string) {
  await page.goto(`${product.url}/login`)
  await sendSignIn(page, email, password)
  await documentsHeading(page).waitFor()
  await page.goto(`${product.url}/account?tab=${tab}`)
  await page.getByRole('heading', { name: 'Your account', level: 1 }).waitFor()
}
