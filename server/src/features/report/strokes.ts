import { type LegalIssue, scoreBands, type UnifiedAnalysis } from '@karar/schema'
import { edge, ink, ink3, type Mark, shade } from '../../lib/print/palette.ts'
import { measure } from './sheet.ts'
import { words } from './words.ts'

/** How tall the stroke of a lost point is. */
const height: Record<Mark, number> = { critical: 34, high: 23, medium: 14, low: 9, missing: 14, favour: 0 }
const step = measure / 100
const foot = 46

interface Group {
  mark: Mark
  points: number
  number: string
}

/**
 * The hundred strokes, as SVG: the points that are kept, then those that are lost, the worst clause first.
 *
 * Points won for what favours the reader make up for the last of the lost ones, so that there are a hundred in all.
 */
export function hundredStrokes({ safety_score, score_breakdown, critical_issues }: UnifiedAnalysis): string {
  const groups = lostGroups(score_breakdown, critical_issues, 100 - safety_score)
  const won = score_breakdown.slice(1).reduce((sum, { points }) => sum + Math.max(0, points), 0)
  const kept = Array.from({ length: safety_score }, (_, index) => {
    const tenth = index % 10 === 9
    return stroke(index, tenth ? 34 : 26, index < safety_score - won ? ink : shade.favour.mark, tenth ? 1.6 : 1.1)
  })
  let at = safety_score
  const lost = groups.flatMap(({ mark, points, number }) => {
    const from = at
    at += points
    const strokes = Array.from({ length: points }, (_, index) =>
      stroke(from + index, height[mark], shade[mark].mark, 1.3),
    )
    const bracket = `<path d="M${x(from)} ${foot + 4}H${x(at - 1) + 1.3}" stroke="${shade[mark].mark}" stroke-width="0.8" fill="none"/>`
    const label = points >= 4 && number ? caption((x(from) + x(at - 1)) / 2, number, shade[mark].text) : ''
    return [...strokes, bracket, label]
  })
  const marks = [
    [scoreBands.medium, words.ruler.medium],
    [scoreBands.low, words.ruler.low],
  ] as const
  const bands = marks.map(
    ([score, label]) =>
      `<path d="M${x(score) - step / 2} 6V${foot + 2}" stroke="${edge}" stroke-width="0.7" stroke-dasharray="1.5 2" fill="none"/>` +
      `<text x="${x(score) - step / 2}" y="4" font-family="Mukta" font-size="7.5" text-anchor="middle" fill="${ink3}">${label}</text>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${measure}" height="66" viewBox="0 -4 ${measure} 66">${[...kept, ...lost, ...bands].join('')}</svg>`
}

const x = (index: number) => Math.round((index * step + 0.8) * 100) / 100
const stroke = (index: number, tall: number, colour: string, width: number) =>
  `<path d="M${x(index)} ${foot}V${foot - tall}" stroke="${colour}" stroke-width="${width}" fill="none"/>`
const caption = (at: number, text: string, colour: string) =>
  `<text x="${at}" y="${foot + 13}" font-family="Mukta" font-size="7.5" text-anchor="middle" fill="${colour}">${text}</text>`

/** The lost points by their clause, cut to as many as are lost in the end. */
function lostGroups(lines: UnifiedAnalysis['score_breakdown'], issues: readonly LegalIssue[], lost: number): Group[] {
  const numbers = new Map(issues.map(({ id, clause_number }) => [id, clause_number ?? '']))
  let left = lost
  const groups: Group[] = []
  for (const { points, severity, issue_id } of lines) {
    const taken = Math.min(-points, left)
    if (taken <= 0) continue
    left -= taken
    const number = (issue_id && numbers.get(issue_id)) || ''
    groups.push({ mark: severity ?? 'missing', points: taken, number: /^[\w.()]{1,8}$/.test(number) ? number : '' })
  }
  // nothing is drawn of what has no name: a stored analysis adds up, but the picture holds in any case
  return left > 0 ? [...groups, { mark: 'missing', points: left, number: '' }] : groups
}
