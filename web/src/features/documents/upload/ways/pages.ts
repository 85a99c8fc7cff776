/** A photo of a page that is to be sent. */
export interface PhotoPage {
  key: number
  /** what the photo was called */
  name: string
  /** as it was chosen */
  photo: Blob
  /** small enough to be sent, upright as far as anybody told */
  blob: Blob
  /** where the page can show it */
  url: string
}

/** The pages with one of them moved by so many places; as they are where there is no such place. */
export function moved(pages: readonly PhotoPage[], key: number, by: number): readonly PhotoPage[] {
  const from = pages.findIndex((page) => page.key === key)
  const to = from + by
  const page = pages[from]
  if (!page || to < 0 || to >= pages.length) return pages
  return pages.toSpliced(from, 1).toSpliced(to, 0, page)
}

/** The name for a document of these photos: that of the first without its ending, and as a PDF. */
export function nameOf(first: string | undefined): string {
  return (first ?? '').replace(/\.[^.\s]{1,5}$/, '')
}

/** What somebody calls a document, as the name of a file: a slash is no folder to them, and 'Lease 2026/27' would end up as '27'. */
export const asFileName = (typed: string): string => typed.trim().replace(/[\\/]/g, '-')
