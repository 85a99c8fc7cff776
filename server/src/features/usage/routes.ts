import { OfferedPlan, offeredPlans, UsageInfo } from '@karar/schema'
import { z } from 'zod'
import { type App, personOf } from '../../lib/http/http.ts'
import type { Parts } from '../../lib/parts.ts'
import { findUsage } from './service.ts'

/** What the plans are, for anybody, and what somebody has used of theirs. */
export function usageRoutes(app: App, { database: { db }, config }: Parts): void {
  const tags = ['usage']
  app.get(
    '/api/plans',
    {
      config: { access: 'public' },
      schema: {
        tags,
        summary: 'What the plans cost and allow, the smallest first',
        response: { 200: z.array(OfferedPlan) },
      },
    },
    async (_request, reply) => {
      reply.header('cache-control', 'public, max-age=300')
      return offeredPlans(config.freeDocumentsLimit)
    },
  )
  app.get(
    '/api/user/usage',
    {
      config: { access: 'user' },
      schema: { tags, summary: 'What of the plan is used', response: { 200: UsageInfo } },
    },
    (request) => findUsage(db, config.plans, personOf(request).id),
  )
}
