import { sql } from 'drizzle-orm'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { App } from '../../lib/http.ts'
import type { Parts } from '../../lib/parts.ts'

const registry = new Registry()
const requests = new Histogram({
  name: 'karar_http_request_seconds',
  help: 'Time to answer a request, by method, route and status',
  labelNames: ['method', 'route', 'status'],
  buckets: [0.005, 0.02, 0.1, 0.5, 2, 10],
  registers: [registry],
})
const documents = new Gauge({
  name: 'karar_documents',
  help: 'Documents by status of their analysis',
  labelNames: ['status'],
  registers: [registry],
})
let collecting = false

/** Counts one answered request under its route's pattern: addresses themselves hold ids. */
export function countRequests(request: FastifyRequest, reply: FastifyReply): void {
  const route = request.routeOptions.url ?? 'other'
  requests.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
}

export function metricsRoutes(app: App, { database: { db } }: Parts): void {
  app.get(
    '/api/metrics',
    {
      config: { access: 'metrics' },
      schema: { tags: ['health'], summary: 'Prometheus text; this machine or an administrator' },
    },
    async (_request, reply) => {
      if (!collecting) collectDefaultMetrics({ register: registry })
      collecting = true
      const { rows } = await db.execute<{ status: string; count: string }>(
        sql`select analysis_status as status, count(*) as count from documents group by 1`,
      )
      documents.reset()
      for (const { status, count } of rows) documents.set({ status }, Number(count))
      return reply.type(registry.contentType).send(await registry.metrics())
    },
  )
}
