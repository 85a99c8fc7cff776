import type { DocumentText } from '@karar/schema'

export type FileKind = 'pdf' | 'docx' | 'txt'

/** A line that stands on many pages (running head, foot, page number) and was kept out of the text. */
export interface Furniture {
  page: number
  text: string
}

/**
 * A document as text. Paragraphs are separated by a blank line, lines that stand for themselves (list items, address
 * lines, rows of a table) by one line end, the cells of a row by a tab; a tab occurs nowhere else in PDF and DOCX text.
 */
export interface Reading extends DocumentText {
  kind: FileKind
  mimeType: string
  /** sentences for the person about what was left out or read in a special way */
  warnings: string[]
  furniture: Furniture[]
}

/** How far the reading is: pages of the text layer, then the pages whose pictures are recognised, if there are any. */
export interface ReadingProgress {
  stage: 'text' | 'ocr'
  page: number
  pages: number
}

export interface ReadOptions {
  onProgress?: (progress: ReadingProgress) => void
  /** stops the reading; it then rejects with the signal's reason */
  signal?: AbortSignal
  /** for all but the recognition of pictures */
  timeLimitMs?: number
  /** for the recognition of pictures; pages that it leaves over are told as unread */
  recognitionLimitMs?: number
  /** pages that are recognised at the same time, each on a thread of its own; by default 2 */
  recognitionThreads?: number
}
