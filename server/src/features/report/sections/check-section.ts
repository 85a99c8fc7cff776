import type { LegalIssue } from '@karar/schema'
import type { Block, Cell } from '../../../lib/print/block.ts'
import type { Faces } from '../../../lib/print/faces.ts'
import { ink3 } from '../../../lib/print/palette.ts'
import { listing, more, quotedCell, type Sheet, section } from '../sheet.ts'
import { words } from '../words.ts'

const most = 40
/** enough to find the place by: the contract is for reading it */
const longestQuote = 300

const cut = (quote: string) =>
  quote.length <= longestQuote ? quote : `${quote.slice(0, longestQuote).trimEnd()} ${words.more.quote}`

/** Findings that are likely not so, as a list of questions; nothing where there are none. */
export function checkSection(sheet: Sheet, toCheck: readonly LegalIssue[]): Block[] {
  if (toCheck.length === 0) return []
  const { faces } = sheet
  const { title, why, what, says } = words.toCheck
  const { number, page } = words.clauses
  const rows = toCheck.slice(0, most).map((issue) => row(faces, issue))
  return section(
    sheet,
    'to-check',
    title,
    [
      { text: faces.say(why), margin: [0, 0, 0, 6] },
      listing(faces, [number, what, says, page], [46, 170, '*', 28], rows, [3]),
      ...more(faces, toCheck.length - most, words.more.facts),
    ],
    110,
  )
}

const row = (faces: Faces, { clause_number, title, quote, page }: LegalIssue): Cell[] => [
  { text: faces.say(clause_number ?? words.clauses.noNumber) },
  { text: faces.say(title) },
  quotedCell(faces, cut(quote)),
  { text: `${page}`, alignment: 'right', color: ink3 },
]
