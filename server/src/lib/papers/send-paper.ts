import type { PaperFormat } from '@karar/schema'
import { create as contentDisposition } from 'content-disposition'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { personOf } from '../http/http.ts'
import { openTurns } from '../queue/turns.ts'
import { makePaper, type Paper, type Papers } from './make-paper.ts'

const types: Record<PaperFormat, string> = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  pdf: 'application/pdf',
  md: 'text/markdown; charset=utf-8',
}

export type SendPaper = (
  request: FastifyRequest,
  reply: FastifyReply,
  paper: Paper,
  format: PaperFormat,
) => Promise<FastifyReply>

/** Answers with papers as files, two at a time for each person. @param refusal for whoever wants more at once */
export function openPaperSender(papers: Papers, refusal: string): SendPaper {
  const turns = openTurns(2, refusal)
  return async (request, reply, paper, format) => {
    const gone = new AbortController()
    reply.raw.once('close', () => gone.abort(new Error('nobody waits for the file any more')))
    const turn = turns.take(personOf(request).id)
    const bytes = await makePaper(papers, paper, format, gone.signal)
      .catch((error) => {
        if (!gone.signal.aborted) throw error
      })
      .finally(turn.over)
    // a client that went away has no answer to get
    if (!bytes) return reply.hijack()
    reply.type(types[format]).header('content-disposition', contentDisposition(`${paper.name}.${format}`))
    reply.header('cache-control', 'private, no-store').header('content-length', bytes.byteLength)
    return reply.send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  }
}
