import { DashboardOverview } from '@karar/schema'
import { type App, personOf } from '../../lib/http/http.ts'
import type { Parts } from '../../lib/parts.ts'
import { overview } from './service.ts'

export function dashboardRoutes(app: App, { config, database: { heavy: db } }: Parts): void {
  app.get(
    '/api/dashboard/overview',
    {
      config: { access: 'user' },
      schema: { tags: ['dashboard'], summary: 'How own documents stand', response: { 200: DashboardOverview } },
    },
    (request) => overview(db, config.plans, personOf(request).id),
  )
}
