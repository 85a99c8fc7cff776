import { ClauseLibraryQuery, LibraryClause } from '@karar/schema'
import { z } from 'zod'
import type { App } from '../../lib/http/http.ts'
import { clauseLibrary } from '../../lib/text/playbook.ts'
import { todayInIndia } from '../../lib/text/today.ts'

/** The wordings that findings ask for, for anybody who is signed in: no document is in them. */
export function clauseLibraryRoutes(app: App): void {
  app.get(
    '/api/clause-library',
    {
      config: { access: 'user' },
      schema: {
        tags: ['clause-library'],
        summary: 'Fair wordings, each with what it is good for',
        querystring: ClauseLibraryQuery,
        response: { 200: z.array(LibraryClause) },
      },
    },
    async ({ query: { q = '', group } }) => {
      const wanted = q.toLowerCase().split(/\s+/)
      const clauses = await clauseLibrary(todayInIndia())
      return clauses.filter((clause) => {
        if (group !== undefined && clause.group !== group) return false
        const text = `${clause.name} ${clause.when} ${clause.ask ?? ''} ${clause.wording}`.toLowerCase()
        return wanted.every((word) => text.includes(word))
      })
    },
  )
}
