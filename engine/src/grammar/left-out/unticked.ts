import type { Span } from '../normalize.ts'

/** A box at which somebody chooses, empty or ticked; a letter in brackets is a number of a list. */
const BOX = /[☐□▢◻]|\[[ _]{0,3}\]|[☑☒✓✔✅]|\[[xX✓✔]\]/gu
const EMPTY = /^(?:[☐□▢◻]|\[[ _]{0,3}\])$/u
/** Words that are crossed out, as they are typed where nothing can be drawn. */
const CROSSED_OUT = /~~(?=\S)[^~\n]{1,600}~~/g

/** '[ ]' amid a line is a blank to fill in, unless another box stands before it and no such word leads to it. */
const BEFORE_A_BLANK = /(?:\b(?:of|is|are|for|the|an?|to|by|on|at|in|within|from|dated|every|per|rs\.?|inr)|₹)[ \t]*$/i
/** A bare tick and a plain square are bullets as well: side by side they are no choice. */
const BULLETS = /^[□▢◻✓✔✅]$/u

interface Option extends Span {
  readonly empty: boolean
  readonly box: string
}

/**
 * A text as a contract is to be read: of options of which one is ticked the others are blank in it, and so is what is
 * crossed out; every place stays as it was. Where none is ticked the paper is not filled in, and each may be chosen yet.
 */
export function withoutUnticked(text: string): string {
  const crossed = text.includes('~~')
    ? [...text.matchAll(CROSSED_OUT)].map(({ index, 0: words }) => ({ start: index, end: index + words.length }))
    : []
  const left = [...crossed, ...groups(optionsIn(text), text).flatMap((group) => notChosen(group, text))].sort(
    (a, b) => a.start - b.start,
  )
  let out = ''
  let at = 0
  for (const { start, end } of left) {
    if (end <= at) continue
    out += text.slice(at, Math.max(at, start)) + text.slice(Math.max(at, start), end).replace(/[^\n]/g, ' ')
    at = end
  }
  return out + text.slice(at)
}

function notChosen(group: readonly Option[], text: string): readonly Option[] {
  const left = group.filter(({ empty }) => empty)
  return left.length === group.length || isBehindItsWord(group, text) || left.some((option) => goesOn(option, text))
    ? []
    : left
}

/** 'Deposit: Refundable ☐ Non-refundable ☑': each box stands behind what it chooses, not before it. */
function isBehindItsWord(group: readonly Option[], text: string): boolean {
  const [first, last] = [group[0]!, group.at(-1)!]
  const before = lineBefore(text, first.start)
  const behind = text.slice(last.start + last.box.length, last.end).replace(/\([^)\n]*\)/g, '')
  return /[\p{L}\d]/u.test(before) && !/[\p{L}\d]/u.test(behind)
}

/** Whether an option may go on in the next line, which would be left to the one that is ticked. */
function goesOn({ end }: Option, text: string): boolean {
  const line = lineBefore(text, end)
  const next = /^\n[ \t]{0,40}(\S[^\n]*)/.exec(text.slice(end, end + 300))?.[1]
  return (
    next !== undefined &&
    !/[.;:!?][ \t]*$/.test(line) &&
    // a sentence of its own begins with a capital, unless the line before breaks off
    (!/^["“(]?\p{Lu}/u.test(next) || /(?:,|\b(?:and|or|of|the|to|by|for|with|in))[ \t]*$/i.test(line)) &&
    !/^(?:[☐□▢◻☑☒✓✔✅]|\[[ _xX✓✔]{0,3}\]|or\b|\/|\d{1,2}[.)]|\(?[a-z\d]{1,3}\))/iu.test(next)
  )
}

function boxesIn(text: string): RegExpExecArray[] {
  const boxes: RegExpExecArray[] = []
  for (const box of text.matchAll(BOX)) {
    const before = lineBefore(text, box.index)
    const last = boxes.at(-1)
    const since = last === undefined || last.index < box.index - before.length ? null : last.index + last[0].length
    const isBlank =
      /^\[[ _]*\]$/.test(box[0]) &&
      /[\p{L}\d]/u.test(before) &&
      (since === null || BEFORE_A_BLANK.test(before) || /[.;](?=\s)/.test(text.slice(since, box.index)))
    if (!isBlank) boxes.push(box)
  }
  return boxes
}

/** Each box with its words: to the next box; else to the end of its line, or of its sentence where it stands amid a line. */
function optionsIn(text: string): Option[] {
  const boxes = boxesIn(text)
  return boxes.map(({ index: start, 0: box }, i) => {
    const next = boxes[i + 1]?.index ?? text.length
    const line = text.slice(start, next).indexOf('\n')
    const end = line < 0 ? next : start + line
    const heads = /(?:^|\n)[ \t]{0,40}$/.test(text.slice(Math.max(0, start - 42), start))
    const words = text.slice(start, end)
    const stop = heads ? -1 : words.search(/[.;](?=\s)/)
    return { start, end: stop < 0 ? end : start + stop + 1, empty: EMPTY.test(box), box }
  })
}

/** Options that follow one another with nothing in between but white space, or an 'or'. */
function groups(options: readonly Option[], text: string): Option[][] {
  const found: Option[][] = []
  for (const [i, option] of options.entries()) {
    const before = options[i - 1]
    const joins =
      before !== undefined &&
      isOfOneKind(before.box, option.box) &&
      /^\s{0,40}(?:or\b|\/)?\s{0,40}$/i.test(text.slice(before.end, Math.min(option.start, before.end + 90)))
    if (joins) found.at(-1)!.push(option)
    else found.push([option])
  }
  return found
}

/** What stands before a place on its line, or the end of it where the line is long. */
function lineBefore(text: string, at: number): string {
  const near = text.slice(Math.max(0, at - 400), at)
  return near.slice(near.lastIndexOf('\n') + 1)
}

/** Brackets beside brackets, drawn boxes beside drawn ones. */
const isOfOneKind = (one: string, other: string): boolean =>
  one.startsWith('[') === other.startsWith('[') &&
  !(one !== other && EMPTY.test(one) !== EMPTY.test(other) && BULLETS.test(one) && BULLETS.test(other))
