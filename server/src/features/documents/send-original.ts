import { encodingOf } from '@karar/reader/encoding'
import { create as contentDisposition } from 'content-disposition'
import type { FastifyReply } from 'fastify'
import type { Files } from '../../lib/files.ts'
import { fittingName } from './file-name.ts'
import type { DocumentRow } from './present.ts'

/**
 * Sends the file as it was uploaded, as an attachment, kept by nobody on the way. Its name and type are those of what is in
 * it, whatever it was called; a text says in which encoding it is.
 */
export async function sendOriginal(reply: FastifyReply, files: Files, row: DocumentRow): Promise<FastifyReply> {
  const isText = row.mimeType === 'text/plain'
  // first, since it may be gone: an answer in words has other headers
  const file = isText ? Buffer.from(await files.bytes(row.fileKey)) : await files.stream(row.fileKey)
  const charset = Buffer.isBuffer(file) ? `; charset=${encodingOf(file)}` : ''
  reply.header('content-type', row.mimeType + charset).header('content-length', row.fileSize)
  reply.header('content-disposition', contentDisposition(fittingName(row.originalFilename, row.mimeType)))
  reply.header('cache-control', 'private, no-store')
  return reply.send(file)
}
