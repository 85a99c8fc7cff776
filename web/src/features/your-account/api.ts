import {
  type ChangePassword,
  type Confirmation,
  DeletedAccount,
  EndedSessions,
  type Profile,
  RecoveryCodes,
  Session,
  type SessionId,
  TwoStep,
  TwoStepSetup,
  User,
} from '@karar/schema'
import { queryOptions } from '@tanstack/react-query'
import { z } from 'zod'
import { call, request } from '../../lib/http/http.ts'
import { queryClient } from '../../lib/http/query-client.ts'
import { forgetToken } from '../../lib/http/session.ts'
import { changePassword as changeOwnPassword, meQuery } from '../accounts/api.ts'
import { type ReceivedFile, receiveFile } from './data/receive-file.ts'

export async function saveProfile(profile: Profile): Promise<void> {
  const user = await request(User, '/auth/me', { method: 'PUT', json: profile })
  queryClient.setQueryData(meQuery.queryKey, user)
}

/** Where the person is signed in. */
export const sessionsQuery = queryOptions({
  queryKey: ['your-account', 'sessions'],
  queryFn: ({ signal }) => request(z.array(Session), '/auth/sessions', { signal }),
})

export async function endSession(id: SessionId): Promise<void> {
  await call(`/auth/sessions/${id}`, { method: 'DELETE' })
}

/** Ends all sessions but this one, or this one too. Returns how many. */
export async function endSessions(keepCurrent: boolean): Promise<number> {
  const path = `/auth/sessions?keep_current=${keepCurrent}`
  return (await request(EndedSessions, path, { method: 'DELETE' })).ended
}

export function refreshSessions(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey })
}

/** Ends all other sessions too. Returns how many. */
export async function changePassword(change: ChangePassword): Promise<number> {
  const ended = await changeOwnPassword(change)
  void refreshSessions()
  return ended
}

/** How the person's two-step sign-in stands. */
export const twoStepQuery = queryOptions({
  queryKey: ['your-account', 'two-step'],
  queryFn: ({ signal }) => request(TwoStep, '/auth/two-step', { signal }),
})

export function setUpTwoStep(confirmation: Confirmation): Promise<TwoStepSetup> {
  return request(TwoStepSetup, '/auth/two-step/setup', { method: 'POST', json: confirmation })
}

export async function enableTwoStep(code: string): Promise<readonly string[]> {
  const { recovery_codes } = await request(RecoveryCodes, '/auth/two-step/enable', { method: 'POST', json: { code } })
  refreshTwoStep()
  return recovery_codes
}

export async function disableTwoStep(confirmation: Confirmation): Promise<void> {
  const state = await request(TwoStep, '/auth/two-step/disable', { method: 'POST', json: confirmation })
  queryClient.setQueryData(twoStepQuery.queryKey, state)
  refreshTwoStep()
}

/** New recovery codes; the ones before no longer work. */
export async function renewRecoveryCodes(confirmation: Confirmation): Promise<readonly string[]> {
  const path = '/auth/two-step/recovery-codes'
  const { recovery_codes } = await request(RecoveryCodes, path, { method: 'POST', json: confirmation })
  refreshTwoStep()
  return recovery_codes
}

function refreshTwoStep(): void {
  void queryClient.invalidateQueries({ queryKey: twoStepQuery.queryKey })
  void queryClient.invalidateQueries({ queryKey: meQuery.queryKey })
}

/** All that is kept about the person, as one file. Tells how many bytes have come. */
export async function exportData(onBytes: (bytes: number) => void, signal: AbortSignal): Promise<ReceivedFile> {
  const tenMinutes = 600_000
  return receiveFile(await call('/auth/export', { signal, timeout: tenMinutes }), onBytes)
}

export function deleteAccount(confirmation: Confirmation): Promise<DeletedAccount> {
  return request(DeletedAccount, '/auth/me', { method: 'DELETE', json: confirmation })
}

/** Leaves nothing of the person here, once the server has ended the session by itself. */
export function leave(): void {
  forgetToken()
}
