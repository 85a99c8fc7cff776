/** Longer stretches are not taken for words that are crossed out, since two stray marks would hide what stands between. */
const most = 600

/**
 * Words that are struck through, between the marks that are typed where nothing can be drawn: '~~Rs. 9,000~~'. They stay
 * to be seen, since whoever wipes the line out makes them count; those who read what binds leave them out.
 */
export const struckThrough = (words: string): string => words.split('\n').map(ofLine).join('\n')

function ofLine(words: string): string {
  const before = words.length - words.trimStart().length
  const end = words.trimEnd().length
  return end <= before
    ? words
    : words.slice(0, before) + piecesOf(words.slice(before, end)).join(' ') + words.slice(end)
}

/** Cut between words, or within one that is longer than any. The mark itself cannot stand within its own. */
function piecesOf(words: string): string[] {
  const pieces: string[] = []
  for (let rest = words.replaceAll('~', sign); rest !== ''; ) {
    const space = rest.length > most ? rest.lastIndexOf(' ', most) : rest.length
    const end = space > 0 ? space : most
    pieces.push(`~~${rest.slice(0, end).trimEnd()}~~`)
    rest = rest.slice(end).trimStart()
  }
  return pieces
}

/**
 * Tildes that are typed, of which two beside words that are struck through would turn the marks inside out: what counts
 * would be left out, and what is struck would count. So in Word's text they stand as the sign that looks like them.
 *
 * @param before what stands before them: a tilde at its end may be the first of two
 */
export function typed(words: string, before: string): { before: string; words: string } {
  let tildes = 0
  while (before.at(-1 - tildes) === '~') tildes++
  const joins = tildes % 2 === 1 && words.startsWith('~')
  return {
    before: joins ? `${before.slice(0, -1)}${sign}` : before,
    words: (joins ? words.replace('~', sign) : words).replace(/~{2,}/g, (run) => sign.repeat(run.length)),
  }
}

/** Tildes again, where nothing is struck through that they could be taken for. */
export const asTyped = (block: string): string =>
  block.includes('~~') ? block : block.replace(/∼{2,}/g, (signs) => '~'.repeat(signs.length))

const sign = '∼'

/** A text with the words at these places marked as struck through, and no typed tildes that could be taken for marks. */
export function markStruck(text: string, places: readonly (readonly [from: number, to: number])[]): string {
  const plain = (words: string) => typed(words, '').words
  let marked = ''
  let at = 0
  for (const [from, to] of places) {
    marked += plain(text.slice(at, from)) + struckThrough(text.slice(from, to))
    at = to
  }
  return marked + plain(text.slice(at))
}
