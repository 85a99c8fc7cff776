import { documentLimits } from '@karar/schema'
import type { FastifyRequest } from 'fastify'
import { AppError } from '../../../lib/http/errors.ts'
import { displayName } from '../file-name.ts'
import { words } from '../words.ts'

/** An upload as the form sent it. */
export interface Received {
  /** a file, or the photos of its pages in their order */
  parts: Uint8Array<ArrayBuffer>[]
  filename: string
  analyze: boolean
  force: boolean
  /** the owner wants no language model to read it */
  keptLocal: boolean
}

/**
 * Reads the multipart form of an upload; its fields may stand before or after the file.
 *
 * @throws AppError file_too_large, invalid_request
 */
export async function receiveUpload(request: FastifyRequest): Promise<Received> {
  if (!request.isMultipart()) throw new AppError('invalid_request', { message: words.notMultipart })
  const fields = new Map<string, string>()
  const parts: Uint8Array<ArrayBuffer>[] = []
  let filename: string | undefined
  let size = 0
  // of a form that was broken off before it is read no end would ever be told
  if (request.raw.destroyed) throw new AppError('invalid_request', { message: words.brokenOff })
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') {
        fields.set(part.fieldname, String(part.value).trim().toLowerCase())
        continue
      }
      // several are the photos of one document; whatever else comes is no part of it
      if (part.fieldname !== 'file') throw new AppError('invalid_request', { message: words.oneFile })
      const chunks: Buffer[] = []
      for await (const chunk of part.file) {
        size += chunk.length
        if (size > documentLimits.photoBytes) throw new AppError('file_too_large', { message: words.photosTooLarge })
        chunks.push(chunk)
      }
      // Past its limit the stream just ends, as if the file were whole.
      if (part.file.truncated) throw new AppError('file_too_large')
      parts.push(new Uint8Array(Buffer.concat(chunks)))
      filename ??= displayName(unquoted(part.filename))
    }
  } catch (error) {
    throw inWords(error)
  }
  if (filename === undefined) throw new AppError('invalid_request', { message: words.noFile })
  const [analyze, force, keptLocal] = ['analyze', 'force', 'kept_local'].map((name) => isYes(fields.get(name)))
  return { parts, filename, analyze: !!analyze, force: !!force, keptLocal: !!keptLocal }
}

const isYes = (value: string | undefined) => value === 'true' || value === '1' || value === 'on'

function inWords(error: unknown): unknown {
  switch ((error as { code?: string }).code) {
    case 'FST_REQ_FILE_TOO_LARGE':
      return new AppError('file_too_large')
    case 'FST_FILES_LIMIT':
    case 'FST_PARTS_LIMIT':
    case 'FST_FIELDS_LIMIT':
      return new AppError('invalid_request', { message: words.tooManyFiles })
    case 'FST_MULTIPART_PREMATURE_CLOSE':
    case 'ERR_STREAM_PREMATURE_CLOSE':
    case 'ECONNRESET':
      return new AppError('invalid_request', { message: words.brokenOff, cause: error })
    default:
      // the form's own grammar is broken
      return error instanceof AppError
        ? error
        : new AppError('invalid_request', { message: words.brokenOff, cause: error })
  }
}

/** Browsers write a quotation mark and line ends in a form's file name as %22, %0D and %0A. */
const unquoted = (filename: string) => filename.replaceAll('%22', '"').replace(/%0[AD]/g, '')
