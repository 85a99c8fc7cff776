/** The address to return to after sign-in: only ever a page of this site. */
export function nextPage(search: string): string {
  const next = new URLSearchParams(search).get('next') ?? ''
  // '//host' and '/\host' would leave the site.
  return /^\/(?![/\\])/.test(next) && !next.startsWith('/login') ? next : '/'
}

/** The sign-in address that remembers the page asked for. */
export function signInAddress(asked: { pathname: string; search: string; hash: string }): string {
  const page = `${asked.pathname}${asked.search}${asked.hash}`
  return page === '/' ? '/login' : `/login?next=${encodeURIComponent(page)}`
}
