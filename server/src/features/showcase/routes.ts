import { ErrorBody, ParagraphReading, ReadParagraph, SampleAnalysis, SampleScore } from '@karar/schema'
import type { App } from '../../lib/http/http.ts'
import type { Parts } from '../../lib/parts.ts'
import { limitParagraphs, type Showcase, scoreOf } from './service.ts'

/** What shows Karar at work to somebody without an account. */
export function showcaseRoutes(app: App, { database: { db }, config, showcase }: Parts & { showcase: Showcase }): void {
  const tags = ['showcase']
  // the same for everybody, until tomorrow's law
  const keepFor = 'public, max-age=300'

  app.get(
    '/api/sample',
    {
      config: { access: 'public' },
      schema: {
        tags,
        summary: 'The analysis of the sample contract, with its text',
        response: { 200: SampleAnalysis, 503: ErrorBody },
      },
    },
    async (_request, reply) => {
      const sample = await showcase.sample()
      reply.header('cache-control', keepFor)
      return sample
    },
  )

  app.get(
    '/api/sample/score',
    {
      config: { access: 'public' },
      schema: {
        tags,
        summary: 'The score of the sample contract, and what it lost points for',
        response: { 200: SampleScore, 503: ErrorBody },
      },
    },
    async (_request, reply) => {
      const sample = await showcase.sample()
      reply.header('cache-control', keepFor)
      return scoreOf(sample)
    },
  )

  app.post(
    '/api/paragraph',
    {
      config: { access: 'public' },
      schema: {
        tags,
        summary: 'What Karar finds in one paragraph of a contract; nothing of it is kept',
        body: ReadParagraph,
        response: { 200: ParagraphReading, 400: ErrorBody, 429: ErrorBody, 503: ErrorBody },
      },
    },
    async (request) => {
      if (config.rateLimits) await limitParagraphs(db, request.ip)
      return showcase.paragraph(request.body.text)
    },
  )
}
