import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

export interface ReadPdf {
  /** text of each page, in the order in which it was drawn */
  pages: string[]
  /** without any white space: where lines are broken is the printer's business */
  bare: string
  info: Record<string, unknown>
  bookmarks: { title: string; items: { title: string }[] }[]
}

/** What anybody's PDF reader finds in a file. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const task = getDocument({ data: Uint8Array.from(bytes), verbosity: 0 })
  const document = await task.promise
  const pages: string[] = []
  for (let number = 1; number <= document.numPages; number++) {
    const { items } = await (await document.getPage(number)).getTextContent({ disableNormalization: true })
    pages.push(items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join(''))
  }
  const { info } = await document.getMetadata()
  const bookmarks = ((await document.getOutline()) ?? []) as ReadPdf['bookmarks']
  await task.destroy()
  return { pages, bare: bareOf(pages.join('')), info: info as Record<string, unknown>, bookmarks }
}

export const bareOf = (text: string): string => text.replaceAll(/\s/g, '')
