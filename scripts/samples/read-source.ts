/** One paragraph of a sample, as its source file marks it. */
export type Block =
  | { kind: 'title' | 'centre' | 'head' | 'sub' | 'party' | 'definition' | 'paragraph'; text: string }
  | { kind: 'article' | 'clause' | 'recital' | 'item'; number: string; text: string }
  | { kind: 'table'; widths: number[]; rows: string[][] }
  | { kind: 'page' }

const kinds = { title: 'title', centre: 'centre', head: 'head', sub: 'sub', party: 'party', def: 'definition' } as const

/** Reads the light mark-up of a sample's source: a paragraph a line, its kind in front. Numbers of articles and clauses
 *  are written in the source, where its readers need them, and must be the ones that Word will count.
 *  @throws where they are not */
export function readSource(source: string): Block[] {
  const blocks: Block[] = []
  let article = 0
  let clause = 0
  let recitals = 0
  let items = 0
  for (const line of source.split('\n').filter((one) => one.trim() !== '')) {
    const [, mark = '', rest = ''] = /^([a-z]+): (.*)$/.exec(line) ?? []
    const last = blocks.at(-1)
    if (line.startsWith('| ')) {
      if (last?.kind !== 'table') throw new Error(`A row outside of a table: ${line}`)
      last.rows.push(
        line
          .slice(1, -1)
          .split('|')
          .map((cell) => cell.trim()),
      )
    } else if (line === 'page') blocks.push({ kind: 'page' })
    else if (mark === 'table') blocks.push({ kind: 'table', widths: rest.split(' ').map(Number), rows: [] })
    else if (mark in kinds) blocks.push({ kind: kinds[mark as keyof typeof kinds], text: rest })
    else if (mark === 'recital') blocks.push({ kind: 'recital', number: `(${letter(recitals++, 'A')})`, text: rest })
    else if (mark === 'item') {
      if (last?.kind !== 'item') items = 0
      blocks.push({ kind: 'item', number: `(${letter(items++, 'a')})`, text: rest })
    } else if (line.startsWith('# ')) {
      clause = 0
      blocks.push({ kind: 'article', ...numbered(line.slice(2), `${++article}.`) })
    } else if (/^\d/.test(line)) blocks.push({ kind: 'clause', ...numbered(line, `${article}.${++clause}`) })
    else blocks.push({ kind: 'paragraph', text: line })
  }
  return blocks
}

function numbered(line: string, expected: string): { number: string; text: string } {
  const [number = '', ...words] = line.split(' ')
  if (number !== expected) throw new Error(`Clause ${expected} is numbered ${number} in the source: ${line}`)
  return { number, text: words.join(' ') }
}

const letter = (index: number, first: 'A' | 'a'): string => String.fromCharCode(first.charCodeAt(0) + index)
