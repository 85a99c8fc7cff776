import type { Socket } from 'node:net'
import { newId } from '../ids.ts'
import { words } from '../text/words.ts'
import { tlsHeader } from './security-headers.ts'

/** What never became a request: its status, by the code of Node's parser. */
const told = {
  HPE_HEADER_OVERFLOW: [431, 'Request Header Fields Too Large', words.headersTooLarge],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'Request Timeout', words.requestTooSlow],
} as const
const malformed = [400, 'Bad Request', words.errors.invalid_request] as const

/**
 * Answers what is no HTTP, in the same shape and with the same headers as any refusal, and hangs up.
 *
 * @param publicUrl the address that people use
 */
export function refuseUnparsed(error: NodeJS.ErrnoException, socket: Socket, publicUrl: string): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const [status, reason, detail] = told[error.code as keyof typeof told] ?? malformed
  const body = JSON.stringify({ detail })
  const head = [
    `HTTP/1.1 ${status} ${reason}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    `x-request-id: ${newId()}`,
    'x-content-type-options: nosniff',
    "content-security-policy: default-src 'none';frame-ancestors 'none'",
    'x-frame-options: DENY',
    'referrer-policy: no-referrer',
    'cache-control: no-store',
    ...tlsHeader(publicUrl),
    'connection: close',
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
}

/**
 * The address of a request as the router can read it: one whose escapes are none ('/%zz') leads nowhere, and goes the way of
 * all that does, so that its answer has words and headers.
 */
export function readableUrl(url: string): string {
  try {
    decodeURIComponent(url.split('?')[0] ?? '')
    return url
  } catch {
    return '/api/no-such-address'
  }
}
