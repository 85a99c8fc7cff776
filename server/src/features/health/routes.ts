import { Health } from '@karar/schema'
import type { App } from '../../lib/http/http.ts'
import type { Parts } from '../../lib/parts.ts'
import { type Analyses, openExamination } from './service.ts'

export function healthRoutes(app: App, parts: Parts & Analyses): void {
  const examine = openExamination(parts)
  app.get(
    '/api',
    {
      config: { access: 'public' },
      schema: { tags: ['health'], summary: 'Is Karar well?', response: { 200: Health, 503: Health } },
    },
    async (_request, reply) => {
      const health = await examine()
      return reply.code(health.status === 'down' ? 503 : 200).send(health)
    },
  )
}
