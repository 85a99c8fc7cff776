import { sql } from 'drizzle-orm'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { App } from '../../lib/http/http.ts'
import type { Parts } from '../../lib/parts.ts'
import { lastSweep } from '../documents/service.ts'

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
const room = new Gauge({
  name: 'karar_storage_room_bytes',
  help: 'Bytes that the disk of the file store still takes',
  registers: [registry],
})
const sweptAt = new Gauge({
  name: 'karar_storage_sweep_timestamp_seconds',
  help: 'When the store was last looked through (Unix time); 0 before the first night',
  registers: [registry],
})
const swept = new Gauge({
  name: 'karar_storage_sweep_files',
  help: 'What the last look at the store counted',
  labelNames: ['kind'],
  registers: [registry],
})
const sweptKinds = [
  'files',
  'trashed_files',
  'restored_files',
  'removed_files',
  'half_written_files',
  'kept_files',
  'missing_files',
] as const
let collecting = false

/** Counts one answered request, but for streams, under its route's pattern: addresses themselves hold ids. */
export function countRequests(request: FastifyRequest, reply: FastifyReply): void {
  if (request.routeOptions.config.stays && reply.statusCode < 400) return
  const route = request.routeOptions.url ?? 'other'
  requests.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
}

export function metricsRoutes(app: App, { database: { db }, files }: Parts): void {
  app.get(
    '/api/metrics',
    {
      config: { access: 'metrics' },
      schema: {
        tags: ['health'],
        summary: 'Prometheus text, for an administrator; with METRICS=loopback for this machine too',
      },
    },
    async (_request, reply) => {
      if (!collecting) collectDefaultMetrics({ register: registry })
      collecting = true
      const { rows } = await db.execute<{ status: string; count: string }>(
        sql`select analysis_status as status, count(*) as count from documents group by 1`,
      )
      documents.reset()
      for (const { status, count } of rows) documents.set({ status }, Number(count))
      const sweep = await lastSweep(db)
      sweptAt.set(sweep ? Math.round(sweep.at.getTime() / 1000) : 0)
      for (const kind of sweptKinds) swept.set({ kind }, sweep?.report[kind] ?? 0)
      room.set(await files.check().catch(() => 0))
      return reply.type(registry.contentType).send(await registry.metrics())
    },
  )
}
