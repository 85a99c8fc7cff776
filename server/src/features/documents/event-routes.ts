import type { Document, DocumentEvent } from '@karar/schema'
import { z } from 'zod'
import type { Db } from '../../db/open.ts'
import { AppError } from '../../lib/http/errors.ts'
import { type App, personOf } from '../../lib/http/http.ts'
import { documentsTopic } from '../../lib/http/live.ts'
import type { Streams } from '../../lib/http/live-streams.ts'
import type { Parts } from '../../lib/parts.ts'
import { authenticate } from '../accounts/service.ts'
import { findDocument, type Reader } from './upload/look.ts'

/** What goes with a note on `documentsTopic`. */
const SettledNote = z.object({ document: z.string() })

/** The ends of the analyses of somebody's own documents, told at the moment that they are kept. */
export function documentEventRoutes(app: App, { database: { db }, config }: Parts, streams: Streams): void {
  app.get(
    '/api/documents/events',
    {
      config: { access: 'user', stays: true },
      schema: {
        tags: ['documents'],
        summary: 'The ends of own analyses as they happen (server-sent events)',
        description:
          'text/event-stream of `document_settled` (data: a document whose analysis is complete or failed) and `missed` (ask anew). A line every 20 seconds says that it is still there. Ask for the document after the stream has begun, and nothing is missed.',
        produces: ['text/event-stream'],
      },
    },
    (request, reply) => {
      const person = personOf(request)
      return streams.open(reply, {
        id: person.id,
        topic: documentsTopic(person.id),
        reader: async () => (await authenticate(db, request, config.adminsNeedTwoStep)) ?? person,
        tell: (reader, note) => tell(db, reader, note),
      })
    },
  )
}

async function tell(db: Db, reader: Reader, note: unknown): Promise<DocumentEvent | null> {
  const parsed = SettledNote.safeParse(note)
  if (!parsed.success) return null
  try {
    return { event: 'document_settled', data: await findDocument(db, reader, parsed.data.document as Document['id']) }
  } catch (error) {
    // deleted since: that is told by whoever deleted it
    if (error instanceof AppError && error.code === 'document_not_found') return null
    throw error
  }
}
