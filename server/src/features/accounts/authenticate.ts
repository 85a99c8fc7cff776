import type { FastifyRequest } from 'fastify'
import type { Db } from '../../db/open.ts'
import type { Person } from '../../lib/http/access.ts'
import { AppError } from '../../lib/http/errors.ts'
import { findPerson, type Origin } from './sessions.ts'

/** The token of `Authorization: Bearer ...`, if there is one. */
export function bearerToken(request: FastifyRequest): string | undefined {
  return /^Bearer +([\w-]{20,200})$/i.exec(request.headers.authorization ?? '')?.[1]
}

/** Where a request comes from, as it says and as the network says. */
export function originOf(request: FastifyRequest): Origin {
  return { address: request.ip, userAgent: request.headers['user-agent'] }
}

/**
 * Lets a request through to a route, or not.
 *
 * @param adminsNeedTwoStep the operator's setting
 * @throws AppError authentication_required without an open session of an approved account; admin_required;
 *   two_step_required; password_change_required
 */
export async function authenticate(
  db: Db,
  request: FastifyRequest,
  adminsNeedTwoStep: boolean,
): Promise<Person | null> {
  const { access, refusal } = request.routeOptions.config
  if (access === 'public') return null
  const token = bearerToken(request)
  const found = token ? await findPerson(db, token, originOf(request)) : null
  if (!found) throw new AppError('authentication_required')
  const person = { ...found, administers: found.role === 'admin' && (found.twoStep || !adminsNeedTwoStep) }
  if (person.mustChangePassword && !request.routeOptions.config.beforePasswordChange) {
    throw new AppError('password_change_required', { reason: 'password_change_required' })
  }
  if (access === 'user' || person.administers) return person
  if (person.role !== 'admin') throw new AppError('admin_required', refusal === undefined ? {} : { message: refusal })
  throw new AppError('two_step_required', { reason: 'two_step_required' })
}
