import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import helmet from 'helmet'
import type { App } from './http.ts'

declare module 'fastify' {
  interface FastifyReply {
    /** what the styles of this very answer must name */
    cspNonce: string
  }
}

/** seconds for which a browser comes by no other way than TLS: a year */
const tlsSeconds = 31_536_000

/** only where people come by TLS: a browser that was told so would never again reach this host without */
const isBehindTls = (publicUrl: string) => publicUrl.startsWith('https:')

/** What tells a browser so, for an answer that no framework sends. @param publicUrl the address that people use */
export const tlsHeader = (publicUrl: string): string[] =>
  isBehindTls(publicUrl) ? [`strict-transport-security: max-age=${tlsSeconds}`] : []

const policy = 'content-security-policy'
/** where the nonce of the answer comes to stand */
const nonceHere = 'NONCE'

/** What an answer is given, by an answer that only notes it. */
function headersOf(protect: ReturnType<typeof helmet>): Record<string, string> {
  const noted: Record<string, string> = {}
  const answer = {
    setHeader: (name: string, value: string) => {
      noted[name.toLowerCase()] = value
    },
    removeHeader: () => {},
  }
  protect({} as IncomingMessage, answer as unknown as ServerResponse, (error) => {
    if (error) throw error
  })
  return noted
}

/**
 * The headers that browsers keep a page safe with. No inline script, nothing from another origin; styles need
 * the nonce of the very answer. `style-src-attr` is for style attributes in ready-made HTML only. They are put together once
 * and not at each answer.
 *
 * @param publicUrl the address that people use
 */
export function securityHeaders(app: App, publicUrl: string): void {
  const protect = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", `'nonce-${nonceHere}'`],
        styleSrcAttr: ["'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        manifestSrc: ["'self'"],
        mediaSrc: ["'self'", 'blob:'],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        objectSrc: ["'none'"],
      },
    },
    referrerPolicy: { policy: 'no-referrer' },
    xFrameOptions: { action: 'deny' },
    strictTransportSecurity: isBehindTls(publicUrl) && {
      maxAge: tlsSeconds,
      // other hosts below this one are not Karar's to decide about
      includeSubDomains: false,
    },
  })
  const { [policy]: withNonce = '', ...fixed } = headersOf(protect)
  app.decorateReply('cspNonce', '')
  app.addHook('onRequest', (_request, reply, done) => {
    reply.cspNonce = randomBytes(16).toString('hex')
    reply.headers(fixed).header(policy, withNonce.replace(nonceHere, reply.cspNonce))
    done()
  })
  app.addHook('onSend', async (request, reply) => {
    // what is somebody's own is kept by nobody on the way, nor by the browser after signing out
    if (/^\/api(\/|$|\?)/.test(request.url) && !reply.hasHeader('cache-control'))
      reply.header('cache-control', 'no-store')
    // of the powers that a page can have, only what Karar uses
    reply.header('permissions-policy', 'camera=(), geolocation=(), payment=(), usb=(), microphone=(self)')
  })
}
