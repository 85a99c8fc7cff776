import { type Login, LoginResponse, User } from '@karar/schema'
import { queryOptions } from '@tanstack/react-query'
import { call, request } from '../../lib/http.ts'
import { queryClient } from '../../lib/query-client.ts'
import { forgetToken, keepToken } from '../../lib/session.ts'

/** The person who is signed in. */
export const meQuery = queryOptions({
  queryKey: ['accounts', 'me'],
  queryFn: ({ signal }) => request(User, '/auth/me', { signal }),
  staleTime: 5 * 60_000,
})

/** Signs in and keeps the session token. Throws HttpError with the server's words. */
export async function signIn(login: Login): Promise<void> {
  const { token, user } = await request(LoginResponse, '/auth/login', { method: 'POST', json: login })
  queryClient.clear() // nothing of the last person's stays
  queryClient.setQueryData(meQuery.queryKey, user)
  keepToken(token)
}

/** Ends the session here at once, and on the server as soon as it can be reached. */
export async function signOut(): Promise<void> {
  const ended = call('/auth/logout', { method: 'POST' }).catch(() => undefined)
  forgetToken()
  queryClient.clear()
  await ended
}
