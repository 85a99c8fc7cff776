import type { PaperBlock } from '@karar/schema'

/** A contract or policy to be printed. */
export interface PaperTask {
  name: string
  format: 'docx' | 'pdf'
  blocks: PaperBlock[]
  /** when it was last changed: the file says so, and the same paper is the same file */
  at: string
}
