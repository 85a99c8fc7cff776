import { styleText } from 'node:util'

type Paint = (text: string) => string

/** How words are set off in a terminal. */
export interface Style {
  strong: Paint
  faint: Paint
  bad: Paint
  fair: Paint
  good: Paint
}

const same: Paint = (text) => text
export const plain: Style = { strong: same, faint: same, bad: same, fair: same, good: same }

// whether there is colour at all has been decided already, by who chose between the two
const paint =
  (...formats: Parameters<typeof styleText>[0][]): Paint =>
  (text) =>
    styleText(formats.flat() as Parameters<typeof styleText>[0], text, { validateStream: false })
export const styled: Style = {
  strong: paint('bold'),
  faint: paint('dim'),
  bad: paint('red'),
  fair: paint('yellow'),
  good: paint('green'),
}

/**
 * Breaks text at spaces so that no line is longer than the width; a word that is longer stands alone on its line.
 *
 * @param indent spaces before every line but the first; the first has them too unless `first` stands there instead
 */
export function wrap(text: string, width: number, indent = 0, first?: string): string {
  const margin = ' '.repeat(indent)
  const room = Math.max(width - indent, 20)
  const lines: string[] = []
  let line = ''
  // a contract's text may hold control characters, and a terminal would obey them
  for (const word of text.split(/[\s\p{Cc}]+/u).filter(Boolean)) {
    if (line && line.length + 1 + word.length > room) {
      lines.push(line)
      line = word
    } else line = line ? `${line} ${word}` : word
  }
  if (line || lines.length === 0) lines.push(line)
  return lines
    .map((each, index) => `${index === 0 && first !== undefined ? first.padEnd(indent) : margin}${each}`)
    .join('\n')
}
