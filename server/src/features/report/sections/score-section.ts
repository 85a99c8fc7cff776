import type { UnifiedAnalysis } from '@karar/schema'
import type { Block, Cell } from '../../../lib/print/block.ts'
import { ink3 } from '../../../lib/print/palette.ts'
import { shapeOf } from '../severity-shape.ts'
import { listing, type Sheet, section } from '../sheet.ts'
import { words } from '../words.ts'

/** Where every point went; the last figure is the score. */
export function scoreSection(sheet: Sheet, analysis: UnifiedAnalysis): Block[] {
  const { faces } = sheet
  const { score_breakdown, critical_issues, safety_score } = analysis
  const numbers = new Map(critical_issues.map(({ id, clause_number }) => [id, clause_number ?? '']))
  let left = 0
  const rows = score_breakdown
    .filter(({ points }) => points !== 0)
    .map(({ label, points, issue_id, severity, clause_type, score_if_fixed }, index): Cell[] => {
      left += points
      const mark = severity ?? (clause_type ? 'missing' : index > 0 && points > 0 ? 'favour' : null)
      return [
        { text: faces.say((issue_id && numbers.get(issue_id)) || '') },
        mark ? { canvas: shapeOf(mark), margin: [0, 2.4, 0, 0] } : { text: '' },
        { text: faces.say(label) },
        right(index === 0 ? `${points}` : signed(points)),
        right(`${left}`),
        right(score_if_fixed === undefined ? '' : `${score_if_fixed}`, ink3),
      ]
    })
  // the score cannot fall for ever: beyond some point further findings cost nothing
  const free = score_breakdown.length - rows.length
  if (free > 0) {
    const none = [{ text: '' }, { text: '' }, { text: faces.say(words.score.free(free)) }]
    rows.push([...none, right('0'), right(`${left}`), { text: '' }])
  }
  const total: Cell[] = [
    { text: '' },
    { text: '' },
    { text: faces.say(words.score.total), bold: true },
    { text: '' },
    { text: `${left}`, bold: true, alignment: 'right' },
    { text: '' },
  ]
  const { where, what, points, left: leftWord, fixed } = words.score
  return section(
    sheet,
    'score',
    words.score.title,
    [
      { text: faces.say(words.score.intro(safety_score)), margin: [0, 0, 0, 6] },
      listing(
        faces,
        [where, '', what, points, leftWord, fixed],
        [54, 12, '*', 44, 44, 86],
        [...rows, total],
        [3, 4, 5],
      ),
      { text: faces.say(words.score.fixedNote), color: ink3, fontSize: 8.5, margin: [0, -4, 0, 12] },
    ],
    110,
  )
}

/** With a true minus sign, and a plus where points are won. */
const signed = (points: number) => (points < 0 ? `−${-points}` : `+${points}`)
const right = (text: string, color?: string): Cell => ({ text, alignment: 'right', ...(color && { color }) })
