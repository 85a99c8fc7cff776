import { CorrectFact, DocumentParams, ErrorBody, KeyFacts } from '@karar/schema'
import { type App, personOf } from '../../lib/http/http.ts'
import type { Parts } from '../../lib/parts.ts'
import { correctFact } from './service.ts'

export function correctionRoutes(app: App, { database: { db } }: Parts): void {
  app.put(
    '/api/documents/:id/facts',
    {
      config: { access: 'user' },
      schema: {
        tags: ['corrections'],
        summary:
          'Put a key fact of an own document right by hand, or take that back; verdict and score stay as they are',
        params: DocumentParams,
        body: CorrectFact,
        response: { 200: KeyFacts, 400: ErrorBody, 404: ErrorBody },
      },
    },
    (request) => correctFact(db, personOf(request).id, request.params.id, request.body),
  )
}
