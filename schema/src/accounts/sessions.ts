import { z } from 'zod'

export const SessionId = z.uuid().brand('SessionId')
export type SessionId = z.infer<typeof SessionId>
export const SessionParams = z.object({ id: SessionId })

/** A place where somebody is signed in. */
export const Session = z.object({
  id: SessionId,
  current: z.boolean().meta({ description: 'the session that asks' }),
  browser: z.string().nullable().meta({ description: 'e.g. Firefox; null where it did not say' }),
  system: z.string().nullable().meta({ description: 'e.g. Android' }),
  address: z.string().nullable().meta({ description: 'network address it was last used from' }),
  created_at: z.iso.datetime(),
  last_used_at: z.iso.datetime(),
  expires_at: z.iso.datetime(),
})
export type Session = z.infer<typeof Session>

export const EndSessionsQuery = z.object({
  keep_current: z
    .enum(['true', 'false'])
    .default('true')
    .transform((value) => value === 'true'),
})
export const EndedSessions = z.object({ ended: z.int().nonnegative() })
export type EndedSessions = z.infer<typeof EndedSessions>
/** What a new password did: other sessions are over, and this one goes on under another token. */
export const ChangedPassword = EndedSessions.extend({
  token: z.string().meta({ description: 'of this session from now on; the one before is worth nothing' }),
})
export type ChangedPassword = z.infer<typeof ChangedPassword>
