import { User } from '@karar/schema'
import type { Product } from './product.ts'

export interface Person {
  email: string
  password: string
}

/** Calls the API as somebody; with a body it is a POST. Throws unless the call succeeds. */
type Call = <Answer>(path: string, json?: unknown) => Promise<Answer>

/** Signs a person in beside the browser and returns the calls that this person can make. */
export async function asPerson({ url }: Product, { email, password }: Person): Promise<Call> {
  const { token } = await send<{ token: string }>(`${url}/api/auth/login`, {}, { email, password })
  return (path, json) => send(`${url}/api${path}`, { authorization: `Bearer ${token}` }, json)
}

/** Does something to an account as the administrator. */
export async function asAdmin(product: Product, path: string): Promise<void> {
  const call = await asPerson(product, product.admin)
  await call(path, {})
}

/** The id of somebody's account. */
export async function userId(product: Product, email: string): Promise<string> {
  const call = await asPerson(product, product.admin)
  const users = User.array().parse(await call(`/admin/users?q=${encodeURIComponent(email)}`))
  const user = users.find((one) => one.email === email)
  if (!user) throw new Error(`There is no account of ${email}.`)
  return user.id
}

/** Somebody with an approved account. */
export async function givenUser(product: Product, email: string, password: string): Promise<Person> {
  const person = { full_name: 'A Person', company_name: 'Nilgiri Softworks LLP', email, password }
  await send(`${product.url}/api/auth/register`, {}, person)
  await asAdmin(product, `/admin/approve-user/${await userId(product, email)}`)
  return { email, password }
}

async function send<Answer>(url: string, headers: Record<string, string>, json?: unknown): Promise<Answer> {
  const body = json === undefined ? {} : { method: 'POST', body: JSON.stringify(json) }
  const response = await fetch(url, { ...body, headers: { ...headers, ...(json ? jsonType : {}) } })
  const answer = (await response.json()) as Answer
  if (!response.ok) throw new Error(`${response.status} ${url}: ${JSON.stringify(answer)}`)
  return answer
}

const jsonType = { 'content-type': 'application/json' }
