import { fileNameOf } from '../../../lib/text/file-name.ts'

export interface ReceivedFile {
  file: Blob
  name: string
}

/** Takes a file out of an answer and tells along the way how many bytes have come. */
export async function receiveFile(response: Response, onBytes: (bytes: number) => void): Promise<ReceivedFile> {
  const parts: Uint8Array<ArrayBuffer>[] = []
  let bytes = 0
  const reader = response.body?.getReader()
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    parts.push(part.value)
    bytes += part.value.length
    onBytes(bytes)
  }
  const type = response.headers.get('content-type') ?? 'application/octet-stream'
  return { file: new Blob(parts, { type }), name: fileNameOf(response) ?? 'karar-data.zip' }
}
