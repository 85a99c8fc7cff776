import { UsageInfo } from '@karar/schema'
import { type App, personOf } from '../../lib/http/http.ts'
import type { Parts } from '../../lib/parts.ts'
import { findUsage } from './service.ts'

export function usageRoutes(app: App, { database: { db }, config }: Parts): void {
  app.get(
    '/api/user/usage',
    {
      config: { access: 'user' },
      schema: { tags: ['usage'], summary: 'What of the plan is used', response: { 200: UsageInfo } },
    },
    (request) => findUsage(db, config.plans, personOf(request).id),
  )
}
