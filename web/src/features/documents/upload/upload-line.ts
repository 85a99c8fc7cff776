import { useMatch } from 'react-router'
import { isOpen, type Upload, useUploads } from './uploads.ts'

/** What of the uploads the panel tells in one line. */
export interface UploadLine {
  /** how many are waiting or on their way */
  open: number
  /** share of their bytes that has been sent, 0..100 */
  percent: number
  stored: number
  failed: number
  /** how many were there already and wait for an answer */
  duplicates: number
}

/** @returns null where there is nothing to tell that was not seen before */
export function uploadLine(uploads: readonly Upload[]): UploadLine | null {
  const of = (state: Upload['state']) => uploads.filter((upload) => upload.state === state).length
  const open = uploads.filter(isOpen)
  const counts = { stored: of('stored'), failed: of('failed'), duplicates: of('duplicate') }
  if (open.length > 0) {
    const all = open.reduce((sum, { file }) => sum + file.size, 0)
    const sent = open.reduce((sum, { file, sent }) => sum + file.size * sent, 0)
    return { open: open.length, percent: all > 0 ? Math.floor((sent / all) * 100) : 0, ...counts }
  }
  const news = uploads.some(({ state, seen }) => !seen && state !== 'cancelled')
  return news ? { open: 0, percent: 100, ...counts } : null
}

/** The same for the page that is open; the documents page tells of each file itself. */
export function useUploadLine(): UploadLine | null {
  const uploads = useUploads()
  const there = useMatch('/documents') !== null
  return there ? null : uploadLine(uploads)
}
