import { LawQuery, LawTable } from '@karar/schema'
import type { App } from '../../lib/http/http.ts'
import { lawTable } from '../../lib/text/playbook.ts'
import { todayInIndia } from '../../lib/text/today.ts'

/** The table of law as it stands today. */
export const lawOfToday = (): Promise<LawTable> => lawTable(todayInIndia())

/** The law that analyses state, for anybody: no document is in it. */
export function lawRoutes(app: App): void {
  app.get(
    '/api/law',
    {
      config: { access: 'public' },
      schema: {
        tags: ['law'],
        summary: 'The table of law, as it stands on a day',
        querystring: LawQuery,
        response: { 200: LawTable },
      },
    },
    ({ query }) => lawTable(query.on ?? todayInIndia()),
  )
}
