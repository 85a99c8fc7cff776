const words = 'article|section|clause|schedule|annexure|annex|appendix|exhibit|attachment|part|chapter|recital'

/** Numbers and signs that begin a clause or list item: '1.', '1.1', '(a)', '(iv)', 'Article 5', '•'. */
const marker = new RegExp(
  `^(?:\\(?(?:\\d{1,3}|[a-z]{1,2}|[ivxlc]{1,6})[.)](?=\\s|$)|\\((?:\\d{1,3}|[a-z]{1,2}|[ivxlc]{1,6})\\)|\\d{1,3}(?:\\.\\d{1,3})+[.):]?(?=\\s|$)|[•▪●◦○■□☐☒✓‣⁃*](?=\\s|$)|[–—-](?=\\s|$)|(?:${words})[\\s-]+(?:\\d|[ivxlc]+\\b|[a-z]\\b))`,
  'i',
)

export const startsWithMarker = (text: string) => marker.test(text)

/** Nothing but a number or sign, as it hangs in the margin: '1', '1.1', '(a)', '•', 'Article 5'. */
export function isOnlyMarker(text: string): boolean {
  if (/^\d{1,3}$/.test(text)) return true
  const found = marker.exec(text)
  return (
    found !== null &&
    (found[0].length === text.length || new RegExp(`^(?:${words})[\\s-]+[\\divxlc.]+:?$`, 'i').test(text))
  )
}

/** A line that is the start of a clause in its own right, not a reference ('Section 5.1 of ...') that a line end cut. */
export function startsClause(text: string): boolean {
  const found = marker.exec(text)
  if (!found) return false
  const rest = text.slice(found[0].length).trimStart()
  return rest === '' || /^[\p{Lu}\p{Lo}\d"“'‘([:.–—-]/u.test(rest) || /^[•▪●◦○■□☐☒✓‣⁃*–—-]/.test(found[0])
}
