/** Up to so many pages are named one by one. */
const mostSingly = 12

/**
 * Pages as runs [first, last], so that a long list of them can be read: [3, 7] stays as it is, and of very many those
 * that follow one another are put together.
 *
 * @param pages in order
 */
export function pageRuns(pages: readonly number[]): (readonly [number, number])[] {
  if (pages.length <= mostSingly) return pages.map((page) => [page, page])
  const runs: [number, number][] = []
  for (const page of pages) {
    const last = runs.at(-1)
    if (last && page === last[1] + 1) last[1] = page
    else runs.push([page, page])
  }
  // two that follow one another are not a run worth a 'to'
  return runs.flatMap(([from, to]): (readonly [number, number])[] =>
    to === from + 1
      ? [
          [from, from],
          [to, to],
        ]
      : [[from, to]],
  )
}
