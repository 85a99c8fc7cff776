import { DocumentParams } from '@karar/schema'
import { type App, personOf } from '../../lib/http/http.ts'
import { documentTopic } from '../../lib/http/live.ts'
import type { Streams } from '../../lib/http/live-streams.ts'
import type { Parts } from '../../lib/parts.ts'
import { authenticate } from '../accounts/service.ts'
import { findReadable } from '../documents/service.ts'
import { tellOfTicks } from '../resolved-issues/service.ts'
import { tellsOfComments } from './tell.ts'

/** What happens on a document, told to those who have it open while it happens. */
export function eventRoutes(app: App, { database: { db }, config }: Parts, streams: Streams): void {
  app.get(
    '/api/documents/:id/events',
    {
      config: { access: 'user', stays: true },
      schema: {
        tags: ['comments'],
        summary: 'Changes of the comments, and of the own ticks, as they happen (server-sent events)',
        description:
          'text/event-stream of `comment_added` and `comment_edited` (data: a comment), `comment_deleted` (data: its id), `ticks_changed` (read the own ticks anew) and `missed` (read the list anew). A line every 20 seconds says that it is still there. Read the list after the stream has begun, and nothing is missed.',
        produces: ['text/event-stream'],
        params: DocumentParams,
      },
    },
    async (request, reply) => {
      const person = personOf(request)
      const { id } = request.params
      await findReadable(db, person, id)
      const ofComments = tellsOfComments(db, id)
      return streams.open(reply, {
        id: person.id,
        topic: documentTopic(id),
        // asked each time: the session may be over, the account suspended, the document gone
        reader: async () => {
          const now = (await authenticate(db, request, config.adminsNeedTwoStep)) ?? person
          await findReadable(db, now, id)
          return now
        },
        ...ofComments,
        tell: async (reader, note) => tellOfTicks(reader, note) ?? ofComments.tell(reader, note),
      })
    },
  )
}
