import {
  AdminOverview,
  AllUsersQuery,
  ApproveUser,
  AuditExportQuery,
  AuditQuery,
  AuditVerification,
  DeletedAccount,
  ErrorBody,
  NamedAuditEntry,
  SetRole,
  UpgradeSubscription,
  User,
  UserParams,
  UsersQuery,
} from '@karar/schema'
import { create as contentDisposition } from 'content-disposition'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { AppError } from '../../lib/http/errors.ts'
import { type App, linkNext, personOf } from '../../lib/http/http.ts'
import type { Parts } from '../../lib/parts.ts'
import { deleteAccount } from '../accounts/service.ts'
import { exportAudit, listAudit, verifyAudit } from './audit-log.ts'
import {
  approveUser,
  rejectUser,
  resetTwoStep,
  resetUsage,
  setRole,
  suspendUser,
  upgradeSubscription,
} from './change-account.ts'
import { listAllUsers, listUsers, overview, type UserPage } from './users.ts'
import { words } from './words.ts'

const tags = ['administration']
const config = { access: 'admin' } as const
const changed = { 200: User, 404: ErrorBody, 409: ErrorBody }

/** The calls of administrators on accounts and on the audit log. */
export function adminRoutes(app: App, parts: Parts): void {
  const { db, heavy, work } = parts.database
  const { files, queue, log } = parts
  const by = (request: FastifyRequest) => ({ db, queue, actor: personOf(request).id })
  const sendPage = (request: FastifyRequest, reply: FastifyReply, { users, total, next }: UserPage) => {
    reply.header('x-total-count', total)
    linkNext(request, reply, next)
    return users
  }

  app.get(
    '/api/admin/overview',
    { config, schema: { tags, summary: 'How many there are', response: { 200: AdminOverview } } },
    () => overview(heavy),
  )
  app.get(
    '/api/admin/pending-users',
    {
      config,
      schema: {
        tags,
        summary: 'Accounts that wait for approval, newest first; how many in X-Total-Count',
        querystring: UsersQuery,
        response: { 200: z.array(User) },
      },
    },
    async (request, reply) => sendPage(request, reply, await listUsers(heavy, ['pending'], request.query)),
  )
  app.get(
    '/api/admin/approved-users',
    {
      config,
      schema: {
        tags,
        summary: 'Approved and suspended accounts, newest first',
        querystring: UsersQuery,
        response: { 200: z.array(User) },
      },
    },
    async (request, reply) =>
      sendPage(request, reply, await listUsers(heavy, ['approved', 'suspended'], request.query)),
  )
  app.get(
    '/api/admin/users',
    {
      config,
      schema: {
        tags,
        summary: 'All accounts, or those of a status, newest first; q searches',
        querystring: AllUsersQuery,
        response: { 200: z.array(User) },
      },
    },
    async (request, reply) => sendPage(request, reply, await listAllUsers(heavy, request.query)),
  )
  app.post(
    '/api/admin/approve-user/:id',
    {
      config,
      schema: {
        tags,
        summary: 'Approve an account, or reactivate a suspended one',
        params: UserParams,
        body: ApproveUser.nullish(),
        response: changed,
      },
    },
    (request) => approveUser(by(request), request.params.id, request.body ?? {}),
  )
  app.post(
    '/api/admin/reject-user/:id',
    { config, schema: { tags, summary: 'Reject a registration', params: UserParams, response: changed } },
    (request) => rejectUser(by(request), request.params.id),
  )
  app.post(
    '/api/admin/suspend-user/:id',
    {
      config,
      schema: { tags, summary: 'Suspend an account and end its sessions', params: UserParams, response: changed },
    },
    (request) => suspendUser(by(request), request.params.id),
  )
  app.post(
    '/api/admin/upgrade-user-subscription/:id',
    {
      config,
      schema: {
        tags,
        summary: 'Change the subscription, to premium unless told',
        params: UserParams,
        body: UpgradeSubscription.nullish(),
        response: changed,
      },
    },
    (request) => upgradeSubscription(by(request), request.params.id, UpgradeSubscription.parse(request.body ?? {})),
  )
  app.post(
    '/api/admin/reset-user-usage/:id',
    {
      config,
      schema: { tags, summary: 'Count analysed documents from nought again', params: UserParams, response: changed },
    },
    (request) => resetUsage(by(request), request.params.id),
  )
  app.post(
    '/api/admin/reset-two-step/:id',
    {
      config,
      schema: {
        tags,
        summary: 'Turn two-step sign-in off for somebody who has lost app and recovery codes',
        params: UserParams,
        response: changed,
      },
    },
    (request) => resetTwoStep(by(request), request.params.id),
  )
  app.put(
    '/api/admin/users/:id/role',
    {
      config,
      schema: {
        tags,
        summary: 'Make or unmake an administrator',
        params: UserParams,
        body: SetRole,
        response: changed,
      },
    },
    (request) => setRole(by(request), request.params.id, request.body.role),
  )
  app.delete(
    '/api/admin/users/:id',
    {
      config,
      schema: {
        tags,
        summary: 'Delete an account with all its documents and files',
        params: UserParams,
        response: { 200: DeletedAccount, 404: ErrorBody, 409: ErrorBody },
      },
    },
    (request) => {
      const { actor } = by(request)
      if (request.params.id === actor) throw new AppError('own_account')
      // with all that hangs on it, which may be more than an answer has time for
      return deleteAccount({ db: work, files, queue, log }, actor, request.params.id)
    },
  )
  auditRoutes(app, parts)
}

function auditRoutes(app: App, { database: { heavy: db } }: Parts): void {
  app.get(
    '/api/admin/audit',
    {
      config,
      schema: {
        tags,
        summary: 'The audit log, newest line first',
        querystring: AuditQuery,
        response: { 200: z.array(NamedAuditEntry) },
      },
    },
    async (request, reply) => {
      const { entries, total, next } = await listAudit(db, request.query)
      reply.header('x-total-count', total)
      linkNext(request, reply, next)
      return entries
    },
  )
  app.get(
    '/api/admin/audit/export',
    { config, schema: { tags, summary: 'The audit log as CSV or JSON lines', querystring: AuditExportQuery } },
    async (request, reply) => {
      const { format } = request.query
      const name = words.auditName(new Date().toISOString().slice(0, 10), format)
      reply.type(format === 'csv' ? 'text/csv; charset=utf-8' : 'application/jsonl; charset=utf-8')
      reply.header('content-disposition', contentDisposition(name)).header('cache-control', 'private, no-store')
      return reply.send(await exportAudit(db, personOf(request).id, request.query))
    },
  )
  app.get(
    '/api/admin/audit/verify',
    { config, schema: { tags, summary: 'Is the log unchanged and whole?', response: { 200: AuditVerification } } },
    (request) => verifyAudit(db, personOf(request).id),
  )
}
