import { Login, LoginResponse, User } from '@karar/schema'
import { z } from 'zod'
import type { App } from '../../lib/http.ts'
import { personOf } from '../../lib/http.ts'
import type { Parts } from '../../lib/parts.ts'
import { bearerToken } from './authenticate.ts'
import { findUser, signIn, signOut } from './service.ts'

export function accountRoutes(app: App, { database: { db }, config }: Parts): void {
  app.post(
    '/api/auth/login',
    {
      config: { access: 'public' },
      schema: { tags: ['accounts'], summary: 'Sign in', body: Login, response: { 200: LoginResponse } },
    },
    (request) => signIn({ db, address: request.ip, rateLimits: config.rateLimits }, request.body),
  )
  app.post(
    '/api/auth/logout',
    {
      config: { access: 'user' },
      schema: {
        tags: ['accounts'],
        summary: 'End this session',
        response: { 200: z.object({ success: z.literal(true) }) },
      },
    },
    (request) => signOut(db, personOf(request).id, bearerToken(request) ?? ''),
  )
  app.get(
    '/api/auth/me',
    {
      config: { access: 'user' },
      schema: { tags: ['accounts'], summary: 'The signed-in user', response: { 200: User } },
    },
    (request) => findUser(db, personOf(request).id),
  )
}
