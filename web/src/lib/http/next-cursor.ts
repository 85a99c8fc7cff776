/** The cursor of the next page in a `Link` header (`</api/x?cursor=abc>; rel="next"`), or null on the last page. */
export function nextCursor(link: string | null): string | null {
  const next = link?.match(/<([^>]*)>\s*;[^,]*\brel="?next"?/)
  return next?.[1] ? new URL(next[1], 'http://same.origin').searchParams.get('cursor') : null
}
