import {
  ChangedPassword,
  type ChangePassword,
  DoneWithWords,
  type ForgotPassword,
  type Login,
  LoginResponse,
  type Register,
  type ResetPassword,
  ResetPasswordResponse,
  ResetTokenState,
  User,
} from '@karar/schema'
import { queryOptions } from '@tanstack/react-query'
import { finishBeforeSignOut } from '../../lib/before-sign-out.ts'
import { call, request } from '../../lib/http/http.ts'
import { queryClient } from '../../lib/http/query-client.ts'
import { forgetToken, keepDevice, keepToken, readDevice, renewToken } from '../../lib/http/session.ts'

export type { Start } from './start.ts'

/** The person who is signed in. */
export const meQuery = queryOptions({
  queryKey: ['accounts', 'me'],
  queryFn: async ({ signal }) => {
    const user = await request(User, '/auth/me', { signal })
    noteDue(user)
    return user
  },
  staleTime: 5 * 60_000,
})

/**
 * Keeps that whoever is signed in may ask for nothing until a password is set: the next page that is opened then begins
 * with no frame, whose questions would be refused (`public/frame.js`).
 */
function noteDue(user: User): void {
  if (user.must_change_password) localStorage.setItem('password-due', 'yes')
  else localStorage.removeItem('password-due')
}

/** Signs in and keeps the session token. Throws HttpError with the server's words. */
export async function signIn(login: Omit<Login, 'device'>): Promise<void> {
  const json = { ...login, device: readDevice() }
  const { token, user, device } = await request(LoginResponse, '/auth/login', { method: 'POST', json })
  keepDevice(device)
  keepToken(token)
  noteDue(user)
  queryClient.setQueryData(meQuery.queryKey, user)
}

/** Ends the session here as soon as what was asked for is on its way, and on the server as soon as it can be reached. */
export async function signOut(): Promise<void> {
  await finishBeforeSignOut()
  const ended = call('/auth/logout', { method: 'POST' }).catch(() => undefined)
  forgetToken()
  await ended
}

/** Asks for an account. It can be used once an administrator has approved it. */
export async function register(json: Register): Promise<void> {
  await request(DoneWithWords, '/auth/register', { method: 'POST', json })
}

/** Shows by the token of a mail that its address is the person's. */
export async function confirmAddress(token: string): Promise<void> {
  await request(DoneWithWords, '/auth/confirm-email', { method: 'POST', json: { token } })
  void queryClient.invalidateQueries({ queryKey: meQuery.queryKey })
}

/** Has the mail with that token sent once more. */
export async function sendConfirmation(): Promise<string> {
  return (await request(DoneWithWords, '/auth/send-confirmation', { method: 'POST' })).message
}

/** Sets another password; this session goes on, all others end. Returns how many. */
export async function changePassword(json: ChangePassword): Promise<number> {
  const { ended, token } = await request(ChangedPassword, '/auth/change-password', { method: 'POST', json })
  renewToken(token)
  await queryClient.invalidateQueries({ queryKey: meQuery.queryKey })
  return ended
}

/** Asks for a reset link by e-mail. The answer does not tell whether there is such an account. */
export async function forgotPassword(json: ForgotPassword): Promise<void> {
  await request(DoneWithWords, '/auth/forgot-password', { method: 'POST', json })
}

/** Whether a reset link still works. Asked once: the answer must not change under the hands of somebody who types. */
export const resetTokenQuery = (token: string) =>
  queryOptions({
    queryKey: ['accounts', 'reset', token],
    queryFn: ({ signal }) => request(ResetTokenState, `/auth/reset-password/${encodeURIComponent(token)}`, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })

/** Sets a new password. All sessions of the account are over then, the one of this browser among them. */
export async function resetPassword(reset: Omit<ResetPassword, 'device'>): Promise<void> {
  const json = { ...reset, device: readDevice() }
  const { device } = await request(ResetPasswordResponse, '/auth/reset-password', { method: 'POST', json })
  keepDevice(device)
  forgetToken()
}
