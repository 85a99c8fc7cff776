import type { Run } from '../run.ts'

/** How many times larger than the page's usual print letters are that lie behind or over it. */
const large = 2.5

/** More large pieces than words across a page come in are a drawing. */
const most = 1000
/** How far, in sizes of its letters, the parts of a word may stand above or below one another. */
const level = 0.25

/**
 * Takes away large words that lie across the lines of a page ('DRAFT', 'COPY'). Those set at a slant are apart already;
 * level ones would be read into the sentence in whose height they stand. What stands on the line of such a word in its
 * print goes with it, wherever it is: not every letter of it need lie across others. A heading elsewhere stays.
 */
export function takeWatermarks(runs: readonly Run[]): { runs: Run[]; marks: string[] } {
  const usual = usualSize(runs)
  const [all, small] = [
    runs.filter(({ size }) => size > usual * large),
    runs.filter(({ size }) => size < usual * large),
  ]
  if (all.length > most) return { runs: [...runs], marks: [] }
  const across = all.filter((run) => small.some((other) => liesUnder(other, run)))
  const isBeside = ({ size, font, y }: Run) =>
    across.some((mark) => mark.size === size && mark.font === font && Math.abs(mark.y - y) < size * level)
  const marks = new Set(all.filter(isBeside))
  return { runs: runs.filter((run) => !marks.has(run)), marks: [...marks].map(({ text }) => text) }
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
const liesUnder = ({ x0, x1, y, size }: Run, mark: Run): boolean =>
  x0 < mark.x1 && x1 > mark.x0 && y < mark.y && y - size * 0.5 > mark.y - mark.size * 0.6
