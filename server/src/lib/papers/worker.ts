import { paperDocx } from './paper-docx.ts'
import { paperPdf } from './paper-pdf.ts'
import type { PaperTask } from './paper-task.ts'

/** Runs in a process of its own: setting a PDF is a second's work. */
export default async function makePaper(task: PaperTask): Promise<Uint8Array> {
  return task.format === 'pdf' ? paperPdf(task) : paperDocx(task)
}
