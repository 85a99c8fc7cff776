import { inSentence, noneMissing, standingIn, type UnifiedAnalysis } from '@karar/schema'
import type { Block } from '../../../lib/print/block.ts'
import { edge, ink2, ink3, line, shade } from '../../../lib/print/palette.ts'
import { pageList } from '../page-list.ts'
import { shapeOf } from '../severity-shape.ts'
import { rule, type Sheet } from '../sheet.ts'
import { words } from '../words.ts'

/** For whom the contract was read. */
export function sideOf({ party, role, basis }: UnifiedAnalysis['perspective']): string {
  if (!party) return words.side.none
  if (party === 'You') return `${words.side.reader}.`
  // a contract that names nobody calls its parties by role alone: 'The Licensee'
  const nameless = role !== null && party.toLowerCase() === `the ${role.toLowerCase()}`
  const who = role && role !== party && !nameless ? words.side.forRole(party, role) : words.side.for(inSentence(party))
  return `${who}${words.side.basis[basis]}.`
}

/** Score, issues, missing clauses and clauses, on one line. */
export function figures({ faces }: Sheet, analysis: UnifiedAnalysis): Block {
  const { safety_score, metrics, critical_issues } = analysis
  const standing = standingIn(analysis)
  const critical = critical_issues.filter(({ severity }) => severity === 'critical').length
  const colour = standing === 'high' ? shade.critical.text : standing === 'low' ? shade.favour.text : shade.medium.text
  const figure = (value: string, label: string, below: string, tint?: string): Block => ({
    width: '*',
    stack: [
      { text: faces.say(value), bold: true, fontSize: 23, lineHeight: 0.78, ...(tint && { color: tint }) },
      { text: faces.say(label), bold: true },
      { text: faces.say(below), fontSize: 8.5, color: tint ?? ink3 },
    ],
  })
  const none = noneMissing(analysis)
  const unsaid = none === 'pages_in_doubt' || (none === 'not_judged' && metrics.missing_clauses_count === 0)
  return {
    columns: [
      figure(`${safety_score}%`, words.figures.score, words.figures.standing[standing], colour),
      figure(
        `${metrics.critical_issues_count}`,
        words.figures.critical,
        words.figures.split(critical, metrics.critical_issues_count - critical),
      ),
      figure(unsaid ? '–' : `${metrics.missing_clauses_count}`, words.figures.missing, ' '),
      figure(`${metrics.total_clauses_analyzed}`, words.figures.clauses, ' '),
    ],
    columnGap: 10,
  }
}

/** While pages are in doubt nothing is claimed to be missing. */
export const inDoubt = ({ pages_in_doubt: { unread_pages, doubtful_pages } }: UnifiedAnalysis): boolean =>
  unread_pages.length + doubtful_pages.length > 0

/** What a person has to read themselves: before anything that rests on the other pages. */
export function doubts({ faces }: Sheet, analysis: UnifiedAnalysis): Block[] {
  const { unread_pages, doubtful_pages } = analysis.pages_in_doubt
  const [first, ...more] = analysis.said_to_machines ?? []
  if (!inDoubt(analysis) && !first) return []
  const lines = [
    ...(unread_pages.length > 0 ? [words.doubt.unread(pageList(unread_pages), unread_pages.length > 1)] : []),
    ...(doubtful_pages.length > 0 ? [words.doubt.badly(pageList(doubtful_pages), doubtful_pages.length > 1)] : []),
    ...(first ? [words.doubt.toMachines(1 + more.length, first.page)] : []),
    ...(inDoubt(analysis) ? [words.missing.none.pages_in_doubt] : []),
  ]
  return [
    {
      table: {
        widths: [12, '*'],
        body: [
          [
            { canvas: shapeOf('high'), margin: [0, 2.5, 0, 0] },
            {
              stack: lines.map(
                (text): Block => ({ text: faces.say(text), bold: text !== words.missing.none.pages_in_doubt }),
              ),
            },
          ],
        ],
      },
      layout: {
        hLineWidth: () => 0.8,
        vLineWidth: (column) => (column === 1 ? 0 : 0.8),
        hLineColor: () => shade.high.mark,
        vLineColor: () => shade.high.mark,
        paddingLeft: () => 8,
        paddingRight: () => 8,
        paddingTop: () => 6,
        paddingBottom: () => 6,
      },
      margin: [0, 8, 0, 0],
    },
  ]
}

/** What a report is not, as it stands on the cover and at the end. */
export function disclaimer({ faces }: Sheet): Block {
  return {
    table: {
      widths: ['*'],
      body: [
        [
          {
            stack: [
              { text: faces.say(words.disclaimerTitle), bold: true },
              ...words.disclaimer.map((text): Block => ({ text: faces.say(text), fontSize: 9, color: ink2 })),
            ],
          },
        ],
      ],
      dontBreakRows: true,
    },
    layout: {
      hLineWidth: () => 0.6,
      vLineWidth: () => 0.6,
      hLineColor: () => edge,
      vLineColor: () => edge,
      paddingLeft: () => 10,
      paddingRight: () => 10,
      paddingTop: () => 7,
      paddingBottom: () => 8,
    },
    margin: [0, 12, 0, 0],
  }
}

/** The head of the appendix: what is in it, with page numbers. */
export function contents({ faces }: Sheet): Block {
  return {
    stack: [
      { text: faces.say(words.appendix), style: 'h2' },
      rule(line),
      { toc: { numberStyle: { color: ink3 }, textStyle: {} } },
    ],
    pageBreak: 'before',
  }
}
