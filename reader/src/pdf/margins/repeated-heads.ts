/** What of a page is needed to tell whether the table at its top goes on from the page before. */
interface TabledPage {
  number: number
  segments: readonly { y: number }[]
  tables: { top: number; bottom: number; lines: { text: string }[] }[]
}

/** Takes away the heads of the columns that are repeated where a table goes on at the top of the next page. */
export function takeRepeatedHeads(pages: readonly TabledPage[]): { page: number; text: string }[] {
  const heads = pages.map(({ tables }) => tables.map(({ lines }) => lines[0]?.text))
  return pages.flatMap((page, i) => {
    const above = pages[i - 1]
    const table = page.tables[0]
    if (!above || !table || page.segments.some(({ y }) => y < table.top)) return []
    const last = above.tables.at(-1)
    if (!last || above.segments.some(({ y }) => y > last.bottom)) return []
    const head = heads[i]![0]!
    if (!head.includes('\t') || head !== heads[i - 1]!.at(-1) || table.lines.length < 2) return []
    table.lines = table.lines.slice(1)
    return [{ page: page.number, text: head.replaceAll('\t', ' ') }]
  })
}
