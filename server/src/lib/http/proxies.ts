import { isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'
import type { Log } from '../settings/log.ts'
import { words } from '../text/words.ts'
import { AppError } from './errors.ts'
import type { App } from './http.ts'
import { isLoopback } from './network.ts'

/** Names for whole networks (RFC 5735, 3927, 1918; RFC 4291, 4193). */
const namedNetworks = ['loopback', 'linklocal', 'uniquelocal']
/** What a proxy adds to tell where a request came from. */
const forwardingHeaders = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'forwarded', 'via']

/** Whether this names proxies: an address, a network such as 192.0.2.0/24, or loopback, linklocal, uniquelocal. */
export function isProxyRange(range: string): boolean {
  if (namedNetworks.includes(range)) return true
  const [address = '', length, ...rest] = range.split('/')
  const version = isIP(address)
  if (version === 0 || rest.length > 0) return false
  // all of a kind would believe everybody
  return length === undefined || (/^\d{1,3}$/.test(length) && +length >= 1 && +length <= (version === 4 ? 32 : 128))
}

/** Whether a request was made on this very machine, and not brought here by a proxy on it, as far as one tells. */
export function comesFromThisMachine({ raw, headers }: FastifyRequest): boolean {
  return isLoopback(raw.socket.remoteAddress ?? '') && !forwardingHeaders.some((name) => name in headers)
}

interface ProxySettings {
  publicUrl: string
  trustedProxies: readonly string[]
}

/**
 * What a proxy tells is acted on: where people come by TLS, a request that reached a trusted proxy without is not
 * answered. And a proxy that nobody trusts is told of once, since all who come through it count as one address.
 */
export function heedProxies(app: App, { publicUrl, trustedProxies }: ProxySettings, log: Log): void {
  const tlsOnly = publicUrl.startsWith('https:') && trustedProxies.length > 0
  let told = false
  app.addHook('onRequest', async (request, reply) => {
    const peer = request.raw.socket.remoteAddress ?? ''
    const believed = request.ip !== peer
    if (!believed && !told && 'x-forwarded-for' in request.headers) {
      told = true
      log.warn({ address: peer }, words.unknownProxy)
    }
    if (!tlsOnly || !believed || request.headers['x-forwarded-proto'] !== 'http') return
    const isPage = /^\/(?!api(\/|$))/.test(request.url) && (request.method === 'GET' || request.method === 'HEAD')
    if (!isPage) throw new AppError('tls_required')
    return reply.redirect(publicUrl + request.url, 308)
  })
}
