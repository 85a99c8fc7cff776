import { maxHeaderSize } from 'node:http'
import type { Socket } from 'node:net'
import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import multipart from '@fastify/multipart'
import rateLimit from '@fastify/rate-limit'
import { documentLimits } from '@karar/schema'
import fastify, { type FastifyBaseLogger, type FastifyRequest, LogController } from 'fastify'
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod'
import { authenticate } from './features/accounts/authenticate.ts'
import { ownAccountRoutes } from './features/accounts/own/own-routes.ts'
import { accountRoutes } from './features/accounts/routes.ts'
import { twoStepRoutes } from './features/accounts/two-step/two-step-routes.ts'
import { adminDocumentRoutes } from './features/admin/document-routes.ts'
import { operationsRoutes } from './features/admin/operations.ts'
import { adminRoutes } from './features/admin/routes.ts'
import { analysisRoutes } from './features/analysis/routes.ts'
import type { Answerers } from './features/chat/answerers.ts'
import { chatRoutes } from './features/chat/routes.ts'
import { clauseLibraryRoutes } from './features/clause-library/routes.ts'
import { eventRoutes } from './features/comments/event-routes.ts'
import { commentRoutes } from './features/comments/routes.ts'
import { deskRoutes } from './features/consultations/desk/desk-routes.ts'
import { consultationRoutes } from './features/consultations/routes.ts'
import { statementRoutes } from './features/consultations/statement/statement-routes.ts'
import { timeRoutes } from './features/consultations/time/time-routes.ts'
import { correctionRoutes } from './features/corrections/routes.ts'
import { dashboardRoutes } from './features/dashboard/routes.ts'
import { documentEventRoutes } from './features/documents/event-routes.ts'
import { documentRoutes } from './features/documents/routes.ts'
import type { Inspectors } from './features/documents/upload/inspect.ts'
import { enquiryRoutes } from './features/enquiries/routes.ts'
import { countRequests, metricsRoutes } from './features/health/metrics.ts'
import { healthRoutes } from './features/health/routes.ts'
import { languageModelRoutes } from './features/language-models/routes.ts'
import { lawOfToday, lawRoutes } from './features/law/routes.ts'
import { positionRoutes } from './features/position/routes.ts'
import type { SideReaders } from './features/position/sides.ts'
import { reportRoutes } from './features/report/routes.ts'
import { resolvedIssueRoutes } from './features/resolved-issues/routes.ts'
import { secondReadingRoutes } from './features/second-reading/routes.ts'
import { sharingRoutes } from './features/sharing/routes.ts'
import { showcaseRoutes } from './features/showcase/routes.ts'
import type { Showcase } from './features/showcase/service.ts'
import { templateRoutes } from './features/templates/routes.ts'
import { usageRoutes } from './features/usage/routes.ts'
import { voiceRoutes } from './features/voice/routes.ts'
import { runFor } from './lib/errand.ts'
import type { Access } from './lib/http/access.ts'
import { apiDocs, docsPath } from './lib/http/api-docs.ts'
import { endConnections } from './lib/http/end-connections.ts'
import { handleError } from './lib/http/error-handler.ts'
import { AppError } from './lib/http/errors.ts'
import type { App } from './lib/http/http.ts'
import { openStreams } from './lib/http/live-streams.ts'
import { networkOf } from './lib/http/network.ts'
import { pages } from './lib/http/pages.ts'
import { comesFromThisMachine, heedProxies } from './lib/http/proxies.ts'
import { securityHeaders } from './lib/http/security-headers.ts'
import { limitUnderWay } from './lib/http/under-way.ts'
import { readableUrl, refuseUnparsed } from './lib/http/unparsed.ts'
import { newId } from './lib/ids.ts'
import type { Parts } from './lib/parts.ts'
import type { Speech } from './lib/speech/speech.ts'

/** A route as it was registered, for the test that knows who may call what. */
export interface RegisteredRoute {
  method: string
  url: string
  access: Access
}

/** Processes that do for features what would hold up answers. */
export interface Pools {
  inspectors: Inspectors
  answerers: Answerers
  sides: SideReaders
  showcase: Showcase
  speech: Speech
  /** whether the analyses of this process run; undefined where others run them */
  isWell?: (() => boolean) | undefined
}

/** Told at once and not afterwards: else two compilers that nothing uses are loaded at every start. Types know theirs only. */
const ours = { buildValidator: () => validatorCompiler as never, buildSerializer: () => serializerCompiler as never }

/** Of a request that brings no file, in bytes: to read as much takes time from everybody, so most may bring little. */
const bodyLimit = 1024 * 1024
const smallBodyLimit = 128 * 1024

/** Puts the features together. The app answers, but does not listen yet. */
export async function buildApp(
  parts: Parts & Pools,
  onRoute: (route: RegisteredRoute) => void = () => {},
): Promise<App> {
  const app: App = fastify({
    loggerInstance: parts.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => newId(),
    requestIdHeader: false,
    // who is believed about the address of their client
    trustProxy: parts.config.trustedProxies,
    bodyLimit,
    requestTimeout: 10 * 60_000,
    rewriteUrl: ({ url = '/' }) => readableUrl(url),
    clientErrorHandler: (error, socket) => refuseUnparsed(error, socket as Socket, parts.config.publicUrl),
    // an id of any length leads nowhere, and is told so like any other
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: maxHeaderSize },
    schemaController: { compilersFactory: ours },
  }).withTypeProvider<ZodTypeProvider>()
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.setErrorHandler(handleError)
  endConnections(app)
  acceptEmptyJson(app)

  app.addHook('onRoute', (route) => {
    const open = !route.url.startsWith('/api') || route.url.startsWith(docsPath)
    const access = route.config?.access ?? (open ? 'public' : undefined)
    if (!access) throw new Error(`${route.url} does not say who may call it`)
    route.config = { ...route.config, access }
    if (access !== 'admin') route.bodyLimit ??= smallBodyLimit
    if (route.schema && access === 'public') route.schema.security = []
    for (const method of [route.method].flat()) onRoute({ method, url: route.url, access })
  })
  // first, so that refusals carry the headers too
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
  })
  securityHeaders(app, parts.config.publicUrl)
  heedProxies(app, parts.config, parts.log)
  app.decorateRequest('person', null)
  // The limit on requests looks at who asks, so it comes after this; what is refused here, and addresses that are no
  // route, are counted by the network that they come from.
  let countStranger: (request: FastifyRequest) => Promise<void> = async () => {}
  app.addHook('onRequest', async (request) => {
    if (request.is404) return countStranger(request)
    // no reason to let anybody wait for what will not come; how Karar is, is told all the same
    if (needsDatabase(request) && parts.database.hangs()) throw new AppError('unavailable', { retryAfter: 5 })
    const isMetrics = request.routeOptions.config.access === 'metrics'
    if (isMetrics && parts.config.openMetrics && comesFromThisMachine(request)) return
    try {
      request.person = await authenticate(parts.database.db, request, parts.config.adminsNeedTwoStep)
    } catch (error) {
      await countStranger(request)
      throw error
    }
  })
  if (parts.config.rateLimits) limitUnderWay(app)
  // once the body is there: it comes on a connection that knows of nobody
  app.addHook('preHandler', (request, _reply, done) => runFor(request.person?.id, done))
  app.addHook('onResponse', async (request, reply) => {
    const quiet = request.method === 'GET' && reply.statusCode < 400
    const line = { method: request.method, path: pathOf(request), status: reply.statusCode }
    const who = { user: request.person?.id, address: request.ip }
    countRequests(request, reply)
    request.log[quiet ? 'debug' : 'info']({ ...line, ...who, ms: Math.round(reply.elapsedTime) }, 'request')
  })

  await app.register(compress, {
    threshold: 1024,
    // at once: a stream through other threads keeps a page of documents waiting ten times as long as pressing it takes
    syncThreshold: 64 * 1024,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
    // what is made for this very answer takes longer to press than to send
    zlibOptions: { level: 1 },
  })
  if (parts.config.rateLimits) {
    await app.register(rateLimit, {
      max: 600,
      timeWindow: 60_000,
      keyGenerator: (request) => request.person?.id ?? networkOf(request.ip),
      errorResponseBuilder: (_request, { ttl }) =>
        new AppError('too_many_requests', { retryAfter: Math.ceil(ttl / 1000) }),
    })
    const strangers = app.createRateLimit()
    countStranger = async (request) => {
      const count = await strangers(request)
      if (!count.isAllowed && count.isExceeded) {
        throw new AppError('too_many_requests', { retryAfter: count.ttlInSeconds })
      }
    }
  }
  await app.register(multipart, {
    limits: {
      fileSize: documentLimits.fileBytes,
      files: documentLimits.photos,
      fields: 10,
      fieldSize: 1000,
      parts: documentLimits.photos + 10,
    },
  })
  await apiDocs(app)

  const streams = openStreams(app, parts.live, parts.log)
  healthRoutes(app, parts)
  lawRoutes(app)
  clauseLibraryRoutes(app)
  accountRoutes(app, parts)
  ownAccountRoutes(app, parts)
  twoStepRoutes(app, parts)
  adminRoutes(app, parts)
  adminDocumentRoutes(app, parts)
  operationsRoutes(app, parts)
  documentRoutes(app, parts)
  analysisRoutes(app, parts)
  secondReadingRoutes(app, parts)
  languageModelRoutes(app, parts)
  resolvedIssueRoutes(app, parts)
  correctionRoutes(app, parts)
  sharingRoutes(app, parts)
  showcaseRoutes(app, parts)
  enquiryRoutes(app, parts)
  consultationRoutes(app, parts)
  deskRoutes(app, parts)
  timeRoutes(app, parts)
  statementRoutes(app, parts)
  commentRoutes(app, parts)
  eventRoutes(app, parts, streams)
  documentEventRoutes(app, parts, streams)
  chatRoutes(app, parts)
  voiceRoutes(app, parts)
  positionRoutes(app, parts)
  reportRoutes(app, parts)
  templateRoutes(app, parts)
  dashboardRoutes(app, parts)
  usageRoutes(app, parts)
  metricsRoutes(app, parts)
  await pages(app, parts.config, { '/law': lawOfToday, '/sample': () => parts.showcase.sample() })
  return app
}

/** A POST without a body may say that its nothing is JSON. */
function acceptEmptyJson(app: App): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) =>
    body === '' ? done(null, undefined) : parse(request, body as string, done),
  )
}

const needsDatabase = ({ url }: FastifyRequest) => url.startsWith('/api/') && !url.startsWith(docsPath)

/** Without the query and without a token in the path: they are nobody's business. */
function pathOf(request: FastifyRequest): string {
  const route = request.routeOptions.url
  return route?.includes(':token') ? route : (request.url.split('?')[0] ?? '')
}
