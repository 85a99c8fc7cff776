import { availableParallelism } from 'node:os'
import { type DocumentId, DocumentParams, ErrorBody } from '@karar/schema'
import { create as contentDisposition } from 'content-disposition'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Person } from '../../lib/http/access.ts'
import { type App, personOf } from '../../lib/http/http.ts'
import type { Parts } from '../../lib/parts.ts'
import { openTurns } from '../../lib/queue/turns.ts'
import { makeFile, openReporters } from './make-file.ts'
import { findReport } from './service.ts'
import { words } from './words.ts'
import type { FileKind } from './worker.ts'

const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
const types: Record<FileKind, string> = {
  pdf: 'application/pdf',
  docx: word,
  docx_other_side: word,
}

export function reportRoutes(app: App, { database: { db }, config: { plans } }: Parts): void {
  // half of the cores, since the other half analyses; two on any machine, of which one person leaves one
  const reporters = openReporters(Math.max(2, Math.floor(availableParallelism() / 2)))
  app.addHook('onClose', () => reporters.close())

  // and nobody keeps the others waiting
  const turns = openTurns(2, words.tooManyAtOnce)

  /** @returns undefined where nobody waits for it any more */
  async function make(person: Person, id: DocumentId, kind: FileKind, gone: AbortSignal) {
    const task = { ...(await findReport(db, plans, person, id)), kind }
    const bytes = await makeFile(reporters, task, gone).catch((error) => {
      if (!gone.aborted) throw error
    })
    return bytes && { name: task.name, bytes }
  }
  const send = (kind: FileKind) => async (request: FastifyRequest, reply: FastifyReply) => {
    const person = personOf(request)
    const { id } = request.params as z.infer<typeof DocumentParams>
    const gone = new AbortController()
    reply.raw.once('close', () => gone.abort(new Error('nobody waits for the report any more')))
    const turn = turns.take(person.id)
    const made = await make(person, id, kind, gone.signal).finally(turn.over)
    // a client that went away has no answer to get
    if (!made) return reply.hijack()
    const { name, bytes } = made
    reply.type(types[kind]).header('content-disposition', contentDisposition(words.fileName[kind](name)))
    reply.header('cache-control', 'private, no-store').header('content-length', bytes.byteLength)
    return reply.send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  }
  const schema = (summary: string) => ({
    tags: ['report'],
    summary,
    params: DocumentParams,
    response: { 400: ErrorBody, 403: ErrorBody, 404: ErrorBody, 429: ErrorBody, 500: ErrorBody },
  })

  app.get(
    '/api/documents/:id/download-pdf',
    { config: { access: 'user' }, schema: schema('The analysis of a document as a report in PDF') },
    send('pdf'),
  )
  app.get(
    '/api/documents/:id/download-docx',
    { config: { access: 'user' }, schema: schema('The issues of a document as a table for Word') },
    send('docx'),
  )
  app.get(
    '/api/documents/:id/download-docx/other-side',
    {
      config: { access: 'user' },
      schema: schema(
        'The wordings asked for as a table for Word, for the other side: without score, remarks and severity',
      ),
    },
    send('docx_other_side'),
  )
}
