import { ParagraphReading } from '@karar/schema'
import { request } from '../../lib/http/http.ts'

/** What Karar finds in a paragraph. Loaded when it is first asked for: its shape is a large one. */
export function readParagraph(text: string): Promise<ParagraphReading> {
  return request(ParagraphReading, '/paragraph', { method: 'POST', json: { text } })
}
