import { create as contentDisposition } from 'content-disposition'
import type { FastifyReply } from 'fastify'
import type { Files } from '../../lib/files.ts'
import type { DocumentRow } from './present.ts'

/** Sends the file as it was uploaded, as an attachment under its name, kept by nobody on the way. */
export async function sendOriginal(reply: FastifyReply, files: Files, row: DocumentRow): Promise<FastifyReply> {
  // first, since it may be gone: an answer in words has other headers
  const file = await files.stream(row.fileKey)
  reply.type(row.mimeType).header('content-length', row.fileSize)
  reply.header('content-disposition', contentDisposition(row.originalFilename))
  reply.header('cache-control', 'private, no-store')
  return reply.send(file)
}
