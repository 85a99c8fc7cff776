import { voiceLimits } from '@karar/schema'
import type { FastifyRequest } from 'fastify'
import { AppError } from '../../lib/http/errors.ts'
import { words } from './words.ts'

/**
 * The recording of a multipart form, wholly in memory and nowhere else.
 *
 * @throws AppError file_too_large, invalid_request
 */
export async function receiveRecording(request: FastifyRequest): Promise<Uint8Array> {
  if (!request.isMultipart()) throw new AppError('invalid_request', { message: words.notMultipart })
  // of a form that was broken off before it is read no end would ever be told
  if (request.raw.destroyed) throw new AppError('invalid_request', { message: words.brokenOff })
  let recording: Buffer | undefined
  try {
    const limits = { fileSize: voiceLimits.bytes, files: 1, fields: 10, parts: 11 }
    for await (const part of request.parts({ limits })) {
      if (part.type !== 'file') continue
      if (part.fieldname !== 'audio_file') throw new AppError('invalid_request', { message: words.noFile })
      recording = await part.toBuffer()
    }
  } catch (error) {
    if (error instanceof AppError) throw error
    const tooLarge = (error as { code?: string }).code === 'FST_REQ_FILE_TOO_LARGE'
    if (tooLarge) throw new AppError('file_too_large', { message: words.tooLarge })
    throw new AppError('invalid_request', { message: words.brokenOff, cause: error })
  }
  if (!recording?.length) throw new AppError('invalid_request', { message: words.noFile })
  return new Uint8Array(recording)
}
