import type { FastifyRequest } from 'fastify'
import type { Db } from '../../db/open.ts'
import type { Person } from '../../lib/access.ts'
import { AppError } from '../../lib/errors.ts'
import { findPerson } from './sessions.ts'

/** The token of `Authorization: Bearer ...`, if there is one. */
export function bearerToken(request: FastifyRequest): string | undefined {
  return /^Bearer +([\w-]{20,200})$/i.exec(request.headers.authorization ?? '')?.[1]
}

/**
 * Lets a request through to a route, or not.
 *
 * @throws AppError authentication_required without an open session of an approved account; admin_required
 */
export async function authenticate(db: Db, request: FastifyRequest): Promise<Person | null> {
  const access = request.routeOptions.config.access
  if (access === 'public') return null
  if (access === 'metrics' && isLoopback(request.ip)) return null
  const token = bearerToken(request)
  const person = token ? await findPerson(db, token) : null
  if (!person) throw new AppError('authentication_required')
  if (access !== 'user' && person.role !== 'admin') throw new AppError('admin_required')
  return person
}

function isLoopback(address: string): boolean {
  return /^(127\.|::1$|::ffff:127\.)/.test(address)
}
