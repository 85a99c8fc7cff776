import { ConsultationParams, StatementQuery } from '@karar/schema'
import { create as contentDisposition } from 'content-disposition'
import { AppError } from '../../../lib/http/errors.ts'
import { type App, personOf } from '../../../lib/http/http.ts'
import type { Parts } from '../../../lib/parts.ts'
import { openProcesses, type Processes } from '../../../lib/processes/processes.ts'
import { openTurns } from '../../../lib/queue/turns.ts'
import { findStatement, type Statement } from './statement.ts'
import { statementCsv } from './statement-csv.ts'
import { words } from './statement-words.ts'

const timeLimitMs = 60_000

/** The statement of the time on a request, for its requester and the desk alike. */
export function statementRoutes(app: App, { database: { db } }: Parts): void {
  const printers: Processes<Statement, never, Uint8Array> = openProcesses(
    new URL('./statement-worker.ts', import.meta.url),
    { most: 1, heapMegabytes: 512, megabytes: 768 },
  )
  app.addHook('onClose', () => printers.close())
  const turns = openTurns(2, words.tooManyAtOnce)

  app.get(
    '/api/legal-requests/:id/statement',
    {
      config: { access: 'user' },
      schema: {
        tags: ['legal desk'],
        summary: 'The time on a request as a statement: a PDF, or a table (format=csv)',
        params: ConsultationParams,
        querystring: StatementQuery,
      },
    },
    async (request, reply) => {
      const person = personOf(request)
      const { format } = request.query
      const statement = await findStatement(db, person, request.params.id)
      reply.header('content-disposition', contentDisposition(words.fileName(statement.number, format)))
      reply.header('cache-control', 'private, no-store')
      if (format === 'csv') return reply.type('text/csv; charset=utf-8').send(statementCsv(statement))
      const gone = new AbortController()
      reply.raw.once('close', () => gone.abort(new Error('nobody waits for the statement any more')))
      const turn = turns.take(person.id)
      try {
        const bytes = await printers.run(statement, { signal: gone.signal, timeLimitMs })
        return reply.type('application/pdf').send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
      } catch (cause) {
        // a client that went away has no answer to get
        if (gone.signal.aborted) return reply.hijack()
        throw new AppError('internal', { message: words.failed, cause })
      } finally {
        turn.over()
      }
    },
  )
}
