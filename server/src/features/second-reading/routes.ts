import { AiNotice, DocumentParams, ErrorBody, KeepLocal, SecondReading } from '@karar/schema'
import { readerOf } from '../../lib/ai/choice.ts'
import { type App, personOf } from '../../lib/http/http.ts'
import type { Parts } from '../../lib/parts.ts'
import { findSecondReading, keepLocal, readAgain } from './service.ts'

export function secondReadingRoutes(app: App, { database: { db }, queue, ai }: Parts): void {
  const tags = ['second reading']
  const params = DocumentParams

  app.get(
    '/api/ai-notice',
    {
      config: { access: 'user' },
      schema: {
        tags,
        summary: 'Which language model reads contracts here, where it runs and what is sent to it',
        response: { 200: AiNotice },
      },
    },
    async () => {
      const choice = await ai.choice()
      return { reader: choice && readerOf(choice) }
    },
  )

  app.get(
    '/api/documents/:id/second-reading',
    {
      config: { access: 'user' },
      schema: {
        tags,
        summary: 'How far the second reading of a document is, and what it brought',
        params,
        response: { 200: SecondReading },
      },
    },
    (request) => findSecondReading(db, ai, personOf(request), request.params.id),
  )

  app.post(
    '/api/documents/:id/second-reading',
    {
      config: { access: 'user' },
      schema: {
        tags,
        summary: 'Have an own document read a second time, or once more after a failure',
        params,
        response: { 200: SecondReading, 409: ErrorBody },
      },
    },
    (request) => readAgain(db, { ai, queue }, personOf(request).id, request.params.id),
  )

  app.put(
    '/api/documents/:id/second-reading',
    {
      config: { access: 'user' },
      schema: {
        tags,
        summary: 'Keep an own document on this machine, or let it be read by the language model',
        params,
        body: KeepLocal,
        response: { 200: SecondReading },
      },
    },
    (request) => keepLocal(db, { ai, queue }, personOf(request).id, request.params.id, request.body.kept_local),
  )
}
