import type { Span } from '../normalize.ts'

/** A box at which somebody chooses, empty or ticked; a letter in brackets is a number of a list. */
const BOX = /[☐□▢◻]|\[[ _]{0,3}\]|[☑☒✓✔✅]|\[[xX✓✔]\]/gu
const EMPTY = /^(?:[☐□▢◻]|\[[ _]{0,3}\])$/u
/** Words that are crossed out, as they are typed where nothing can be drawn. */
const CROSSED_OUT = /~~(?=\S)[^~\n]{1,600}~~/g

interface Option extends Span {
  readonly empty: boolean
}

/**
 * A text as a contract is to be read: of options of which one is ticked the others are blank in it, and so is what is
 * crossed out; every place stays as it was. Where none is ticked the paper is not filled in, and each may be chosen yet.
 */
export function withoutUnticked(text: string): string {
  const crossed = text.includes('~~')
    ? [...text.matchAll(CROSSED_OUT)].map(({ index, 0: words }) => ({ start: index, end: index + words.length }))
    : []
  const left = [...crossed, ...groups(optionsIn(text), text).flatMap(notChosen)].sort((a, b) => a.start - b.start)
  let out = ''
  let at = 0
  for (const { start, end } of left) {
    if (end <= at) continue
    out += text.slice(at, Math.max(at, start)) + text.slice(Math.max(at, start), end).replace(/[^\n]/g, ' ')
    at = end
  }
  return out + text.slice(at)
}

const notChosen = (group: readonly Option[]): readonly Option[] =>
  group.some(({ empty }) => !empty) ? group.filter(({ empty }) => empty) : []

/** Each box with its words: to the next box; else to the end of its line, or of its sentence where it stands amid a line. */
function optionsIn(text: string): Option[] {
  const boxes = [...text.matchAll(BOX)]
  return boxes.map(({ index: start, 0: box }, i) => {
    const next = boxes[i + 1]?.index ?? text.length
    const line = text.indexOf('\n', start)
    const end = Math.min(next, line < 0 ? text.length : line)
    const heads = /(?:^|\n)[ \t]{0,40}$/.test(text.slice(Math.max(0, start - 42), start))
    const words = text.slice(start, end)
    const stop = heads ? -1 : words.search(/[.;](?=\s)/)
    return { start, end: stop < 0 ? end : start + stop + 1, empty: EMPTY.test(box) }
  })
}

/** Options that follow one another with nothing in between but white space, or an 'or'. */
function groups(options: readonly Option[], text: string): Option[][] {
  const found: Option[][] = []
  for (const [i, option] of options.entries()) {
    const before = options[i - 1]
    const joins =
      before !== undefined &&
      /^\s{0,40}(?:or\b|\/)?\s{0,40}$/i.test(text.slice(before.end, Math.min(option.start, before.end + 90)))
    if (joins) found.at(-1)!.push(option)
    else found.push([option])
  }
  return found
}
