import { LoginResponse, User } from '@karar/schema'
import { answerOf, api } from './api.ts'
import type { Product } from './running.ts'

export interface Person {
  email: string
  password: string
}

/** Registers somebody as a program would. The account waits for approval. */
export async function register(
  product: Product,
  { email, password }: Person,
  full_name = 'A Person',
  company_name = 'Nilgiri Softworks LLP',
): Promise<void> {
  const json = { full_name, company_name, email, phone: '+91 98400 55512', password }
  await answerOf(product, '/auth/register', { method: 'POST', json })
}

/** Somebody with an approved account. */
export async function givenUser(product: Product, email: string, password: string): Promise<Person> {
  await register(product, { email, password })
  await approve(product, email)
  return { email, password }
}

export async function approve(product: Product, email: string): Promise<void> {
  const token = await signInElsewhere(product, product.admin)
  await answerOf(product, `/admin/approve-user/${await userId(product, email, token)}`, { method: 'POST', token })
}

/** Does something to an account as the administrator. */
export async function asAdmin(product: Product, path: string): Promise<void> {
  await answerOf(product, path, { method: 'POST', token: await signInElsewhere(product, product.admin) })
}

/** The id of somebody's account. @param session an administrator's, where there is one already */
export async function userId(product: Product, email: string, session?: string): Promise<string> {
  const token = session ?? (await signInElsewhere(product, product.admin))
  const users = User.array().parse(await answerOf(product, `/admin/users?q=${encodeURIComponent(email)}`, { token }))
  const user = users.find((one) => one.email === email)
  if (!user) throw new Error(`There is no account of ${email}.`)
  return user.id
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
