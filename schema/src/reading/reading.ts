import { z } from 'zod'

/** One page of a document as a span into its text: [start, end) in UTF-16 code units. */
export const Page = z.object({
  number: z.int().positive(),
  start: z.int().nonnegative(),
  end: z.int().nonnegative(),
  source: z.enum(['text', 'ocr']).catch('ocr'),
  confidence: z.number().min(0).max(1).meta({
    description:
      'how surely its words were read; 1 for a text layer and for a blank page, 0 where nothing could be read',
  }),
})
export type Page = z.infer<typeof Page>

/** The one text of a document and its pages. Page spans do not overlap; separators may lie between them. */
export const DocumentText = z.object({ text: z.string(), pages: z.array(Page) })
export type DocumentText = z.infer<typeof DocumentText>

/** A page read with less confidence than this is one that a person must check. */
export const doubtfulBelow = 0.75

/** The pages that a person must check themselves: those of which nothing could be read, and those read badly. */
export const PagesInDoubt = z.object({
  unread_pages: z.array(z.int().positive()),
  doubtful_pages: z.array(z.int().positive()),
})
export type PagesInDoubt = z.infer<typeof PagesInDoubt>

export function pagesInDoubt(pages: readonly Pick<Page, 'number' | 'confidence'>[]): PagesInDoubt {
  const numbers = (wanted: (confidence: number) => boolean) =>
    pages.filter(({ confidence }) => wanted(confidence)).map(({ number }) => number)
  return {
    unread_pages: numbers((confidence) => confidence === 0),
    doubtful_pages: numbers((confidence) => confidence > 0 && confidence < doubtfulBelow),
  }
}

/** Why a file cannot be read. The words for each are in the language resources. */
export const unreadableReasons = [
  'empty_file',
  'wrong_kind',
  'encrypted',
  'corrupt',
  'no_text',
  'too_large',
  'too_many_pages',
  'too_long',
  'unpacks_too_large',
  'took_too_long',
] as const
export const UnreadableReason = z.enum(unreadableReasons)
export type UnreadableReason = z.infer<typeof UnreadableReason>
