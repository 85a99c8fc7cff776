import {
  ConfirmEmail,
  DoneWithWords,
  ErrorBody,
  ForgotPassword,
  Login,
  LoginResponse,
  Register,
  ResetPassword,
  ResetPasswordResponse,
  ResetTokenParams,
  ResetTokenState,
} from '@karar/schema'
import type { App } from '../../lib/http/http.ts'
import type { Parts } from '../../lib/parts.ts'
import { bearerToken, originOf } from './authenticate.ts'
import { confirmAddress } from './entry/confirm-address.ts'
import { register } from './entry/register.ts'
import { examineResetToken, forgotPassword, resetPassword } from './entry/reset.ts'
import { signIn } from './sign-in.ts'

const tags = ['accounts']
const config = { access: 'public' } as const

/** What anybody may call: registration, sign-in, and the way back in. */
export function accountRoutes(app: App, parts: Parts): void {
  const { db } = parts.database
  const { queue, secrets } = parts
  const { rateLimits, freeDocumentsLimit } = parts.config

  app.post(
    '/api/auth/register',
    {
      config,
      schema: {
        tags,
        summary: 'Register; an administrator approves the account before its first use',
        body: Register,
        response: { 201: DoneWithWords, 409: ErrorBody },
      },
    },
    async (request, reply) => {
      const context = { db, queue, address: request.ip, rateLimits, freeDocumentsLimit }
      return reply.code(201).send(await register(context, request.body))
    },
  )
  app.post(
    '/api/auth/confirm-email',
    {
      config,
      schema: {
        tags,
        summary: 'Show by the link of a mail that its address is yours',
        body: ConfirmEmail,
        response: { 200: DoneWithWords, 400: ErrorBody, 429: ErrorBody },
      },
    },
    (request) => confirmAddress({ db, address: request.ip, rateLimits }, request.body),
  )
  app.post(
    '/api/auth/login',
    {
      config,
      schema: {
        tags,
        summary: 'Sign in',
        description:
          'Where two-step sign-in is on, 403 with the reason code_required asks for the same again with `code`.',
        body: Login,
        response: { 200: LoginResponse, 401: ErrorBody, 403: ErrorBody, 429: ErrorBody },
      },
    },
    (request) =>
      signIn({ db, queue, secrets, origin: originOf(request), token: bearerToken(request), rateLimits }, request.body),
  )
  app.post(
    '/api/auth/forgot-password',
    {
      config,
      schema: {
        tags,
        summary:
          'Have a link to set a new password sent; the answer is the same whether there is such an account or not',
        body: ForgotPassword,
        response: { 200: DoneWithWords, 429: ErrorBody },
      },
    },
    (request) => forgotPassword({ db, queue, address: request.ip, rateLimits }, request.body),
  )
  app.get(
    '/api/auth/reset-password/:token',
    {
      config,
      schema: {
        tags,
        summary: 'Does this link still work?',
        params: ResetTokenParams,
        response: { 200: ResetTokenState },
      },
    },
    (request) => examineResetToken(db, request.params.token),
  )
  app.post(
    '/api/auth/reset-password',
    {
      config,
      schema: {
        tags,
        summary: 'Set a new password by a link; ends every session',
        body: ResetPassword,
        response: { 200: ResetPasswordResponse, 400: ErrorBody, 429: ErrorBody },
      },
    },
    (request) => resetPassword({ db, queue, address: request.ip, rateLimits }, request.body),
  )
}
