import type { Run } from '../runs.ts'

/** How many times larger than the page's usual print letters are that lie behind or over it. */
const large = 2.5

/**
 * Takes away large words that lie across the lines of a page ('DRAFT', 'COPY'). Those set at a slant are apart already;
 * level ones would be read into the sentence in whose height they stand.
 */
export function takeWatermarks(runs: readonly Run[]): { runs: Run[]; marks: string[] } {
  const usual = usualSize(runs)
  const across = runs.filter((run) => run.size > usual * large && runs.some((other) => liesUnder(other, run, usual)))
  const marks = runs.filter(({ size, font }) => across.some((mark) => mark.size === size && mark.font === font))
  return { runs: runs.filter((run) => !marks.includes(run)), marks: marks.map(({ text }) => text) }
}

/** The size that half of the letters do not exceed. */
function usualSize(runs: readonly Run[]): number {
  const ordered = runs.toSorted((a, b) => a.size - b.size)
  let left = runs.reduce((sum, { text }) => sum + text.length, 0) / 2
  for (const { text, size } of ordered) {
    left -= text.length
    if (left <= 0) return size
  }
  return 0
}

/** Whether usual print stands within the letters of a large word, where those of a heading have room for themselves. */
const liesUnder = ({ x0, x1, y, size }: Run, mark: Run, usual: number): boolean =>
  size < usual * large && x0 < mark.x1 && x1 > mark.x0 && y < mark.y && y - size * 0.5 > mark.y - mark.size * 0.6
