import { type ClauseAnalysis, titleCase } from '@karar/schema'
import type { Block, Cell } from '../../../lib/print/block.ts'
import type { Faces } from '../../../lib/print/faces.ts'
import { ink3, type Mark } from '../../../lib/print/palette.ts'
import { gradeLabel } from '../severity-shape.ts'
import { listing, more, quotedCell, type Sheet, section } from '../sheet.ts'
import { words } from '../words.ts'

/** A contract of a hundred pages has some 500 clauses; beyond that a table is no reading any more. */
const most = 600
const longestHeading = 160

/** Every clause: number, heading and kind, one plain sentence, risk. */
export function clauseSection(sheet: Sheet, clauses: readonly ClauseAnalysis[]): Block[] {
  const { faces } = sheet
  const { title, none, number, heading, page, plain, risk } = words.clauses
  if (clauses.length === 0) return section(sheet, 'clauses', title, [{ text: faces.say(none) }], 30)
  const rows = clauses.slice(0, most).map((clause) => row(faces, clause))
  return section(sheet, 'clauses', title, [
    listing(faces, [number, heading, plain, page, risk], [46, 126, '*', 26, 58], rows, [3]),
    ...more(faces, clauses.length - most, words.more.clauses),
  ])
}

const risks: Record<ClauseAnalysis['risk_assessment'], Mark> = { high: 'high', medium: 'medium', low: 'low' }

function row(
  faces: Faces,
  { number, heading, clause_type, plain_language, page, risk_assessment }: ClauseAnalysis,
): Cell[] {
  const type = titleCase(clause_type)
  const named = heading && heading.length > longestHeading ? `${heading.slice(0, longestHeading).trimEnd()}…` : heading
  return [
    { text: faces.say(number ?? words.clauses.noNumber) },
    {
      stack: [
        ...(named ? [quotedCell(faces, named)] : []),
        { text: faces.say(type), color: ink3, fontSize: named ? 8 : 9 },
      ],
    },
    { text: faces.say(plain_language) },
    { text: `${page}`, alignment: 'right', color: ink3 },
    risk_assessment === 'low'
      ? { text: words.risk.low, color: ink3, margin: [14, 0, 0, 0] }
      : gradeLabel(risks[risk_assessment], words.risk[risk_assessment]),
  ]
}
