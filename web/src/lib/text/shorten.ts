/** A quote cut at a word where it is too long to read at a glance; what is cut always shows as '…'. */
export function shorten(quote: string, limit = 280): string {
  const flat = quote.replace(/\s+/g, ' ').trim()
  if (flat.length <= limit) return flat
  const cut = flat.slice(0, limit)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), limit - 40)).trimEnd()}…`
}
