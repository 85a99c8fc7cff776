import {
  ChangedPassword,
  ChangePassword,
  Confirmation,
  DeletedAccount,
  Done,
  DoneWithWords,
  EndedSessions,
  EndSessionsQuery,
  ErrorBody,
  Profile,
  Session,
  SessionParams,
  User,
} from '@karar/schema'
import { create as contentDisposition } from 'content-disposition'
import { z } from 'zod'
import { type App, personOf } from '../../../lib/http/http.ts'
import type { Parts } from '../../../lib/parts.ts'
import { originOf } from '../authenticate.ts'
import { askForConfirmation } from '../entry/confirm-address.ts'
import { deleteOwnAccount } from '../service.ts'
import { endSession, endSessions, listSessions } from '../sessions.ts'
import { words } from '../words.ts'
import { exportAccount } from './export.ts'
import { changePassword, findUser, updateProfile } from './own.ts'

const tags = ['your account']
const config = { access: 'user' } as const
/** also for who must change their password before anything else */
const always = { ...config, beforePasswordChange: true } as const

/** What everybody may do with their own account. */
export function ownAccountRoutes(app: App, parts: Parts): void {
  const { db, heavy, work } = parts.database
  const { files, queue, secrets, log } = parts
  const { rateLimits } = parts.config
  const context = { db, files, queue, secrets, log, rateLimits }

  app.get(
    '/api/auth/me',
    { config: always, schema: { tags, summary: 'The signed-in user', response: { 200: User } } },
    (request) => findUser(db, personOf(request).id),
  )
  app.put(
    '/api/auth/me',
    { config, schema: { tags, summary: 'Correct name, company and phone', body: Profile, response: { 200: User } } },
    (request) => updateProfile(db, personOf(request).id, request.body),
  )
  app.delete(
    '/api/auth/me',
    {
      config,
      schema: {
        tags,
        summary: 'Delete the own account with all its documents',
        body: Confirmation,
        response: { 200: DeletedAccount, 403: ErrorBody, 409: ErrorBody },
      },
    },
    // with all that hangs on it, which may be more than an answer has time for
    (request) => deleteOwnAccount({ ...context, db: work }, personOf(request), request.body),
  )
  app.get(
    '/api/auth/export',
    { config, schema: { tags, summary: 'All data of the own account, as a zip of JSON and files' } },
    async (request, reply) => {
      const zip = await exportAccount({ ...context, db: heavy }, personOf(request))
      const name = words.exportName(new Date().toISOString().slice(0, 10))
      reply.type('application/zip').header('content-disposition', contentDisposition(name))
      reply.header('cache-control', 'private, no-store')
      return reply.send(zip)
    },
  )
  app.post(
    '/api/auth/change-password',
    {
      config: always,
      schema: {
        tags,
        summary: 'Set another password; ends all other sessions and gives this one a new token',
        body: ChangePassword,
        response: { 200: ChangedPassword, 400: ErrorBody, 403: ErrorBody },
      },
    },
    (request) => changePassword({ ...context, origin: originOf(request) }, personOf(request), request.body),
  )
  app.post(
    '/api/auth/send-confirmation',
    {
      config,
      schema: {
        tags,
        summary: 'Have a link sent that confirms the own address',
        response: { 200: DoneWithWords, 429: ErrorBody },
      },
    },
    (request) => askForConfirmation(context, personOf(request).id),
  )
  app.post(
    '/api/auth/logout',
    { config: always, schema: { tags, summary: 'End this session', response: { 200: Done } } },
    async (request) => {
      const person = personOf(request)
      await endSession(db, person, person.sessionId)
      return { success: true as const }
    },
  )
  app.get(
    '/api/auth/sessions',
    { config, schema: { tags, summary: 'Where am I signed in?', response: { 200: z.array(Session) } } },
    (request) => listSessions(db, personOf(request)),
  )
  app.delete(
    '/api/auth/sessions',
    {
      config,
      schema: {
        tags,
        summary: 'End all sessions, or all but this one',
        querystring: EndSessionsQuery,
        response: { 200: EndedSessions },
      },
    },
    (request) => endSessions(db, personOf(request), request.query.keep_current),
  )
  app.delete(
    '/api/auth/sessions/:id',
    { config, schema: { tags, summary: 'End one session', params: SessionParams, response: { 204: z.null() } } },
    async (request, reply) => {
      await endSession(db, personOf(request), request.params.id)
      return reply.code(204).send(null)
    },
  )
}
