import type { ErrorCode } from '@karar/schema'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { isDatabaseAway, isDatabaseBusy, isDatabaseFull } from '../database-errors.ts'
import { words } from '../text/words.ts'
import { AppError } from './errors.ts'
import { refusedInput } from './refused-input.ts'

/** Turns every failure into an answer: foreseen ones by their code, bad input as 400, the rest logged whole and told in general words. */
export function handleError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const known = foreseen(error, request.routeOptions.bodyLimit)
  if (known.status >= 500) request.log.error({ err: error }, 'request failed')
  else if (known.details.cause) request.log.info({ err: known.details.cause }, known.code)
  if (known.details.retryAfter) reply.header('retry-after', known.details.retryAfter)
  if (known.code === 'authentication_required') reply.header('www-authenticate', 'Bearer')
  return reply.code(known.status).send(known.body())
}

/** What Fastify's own refusals are called here, by their status. */
const byStatus: Record<number, ErrorCode> = {
  404: 'not_found',
  413: 'file_too_large',
  415: 'invalid_request',
  429: 'too_many_requests',
}

const retryAfterSeconds = 5

/**
 * The failure as it is told: a foreseen one is itself, and what nobody foresaw is a bug of ours.
 *
 * @param bodyLimit what is read of such a request, in bytes
 */
export function foreseen(error: FastifyError, bodyLimit?: number): AppError {
  if (error instanceof AppError) return error
  if (hasZodFastifySchemaValidationErrors(error)) {
    // an address with an id that is none leads nowhere
    if (error.validationContext === 'params') return new AppError('not_found')
    const errors = refusedInput(error.validation)
    // several fields may be refused in the same words
    return new AppError('invalid_request', {
      message: [...new Set(errors.map((one) => one.message))].join(' '),
      errors,
    })
  }
  if (isDatabaseAway(error) || isDatabaseBusy(error)) {
    return new AppError('unavailable', { cause: error, retryAfter: retryAfterSeconds })
  }
  if (isDatabaseFull(error)) return new AppError('storage_full', { cause: error })
  // a form with a file has its own limit, and its own words
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE')
    return new AppError('request_too_large', bodyLimit ? { message: words.requestTooLarge(bodyLimit) } : {})
  const status = error.statusCode ?? 500
  if (status < 400 || status >= 500) return new AppError('internal')
  return new AppError(byStatus[status] ?? 'invalid_request', { cause: error })
}
