import type { Product } from './running.ts'

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

/** What the API answers to a call that has to succeed. */
export async function answerOf<Answer>(product: Product, path: string, call: Call = {}): Promise<Answer> {
  const response = await api(product, path, call)
  if (!response.ok) throw new Error(`${call.method ?? 'GET'} ${path}: ${response.status} ${await response.text()}`)
  return response.json() as Promise<Answer>
}
