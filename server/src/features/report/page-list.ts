import { words } from './words.ts'

/** '3, 7 to 9': pages with the runs among them put together. */
export function pageList(pages: readonly number[]): string {
  const runs: [number, number][] = []
  for (const page of pages.toSorted((a, b) => a - b)) {
    const last = runs.at(-1)
    if (last && page <= last[1] + 1) last[1] = page
    else runs.push([page, page])
  }
  return runs
    .map(([from, to]) =>
      from === to ? `${from}` : to === from + 1 ? `${from}, ${to}` : `${from}${words.doubt.to}${to}`,
    )
    .join(', ')
}
