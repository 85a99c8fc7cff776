import {
  askParts,
  type Card,
  cardsOf,
  type Fact,
  inSentence,
  type LegalIssue,
  titleCase,
  type UnifiedAnalysis,
} from '@karar/schema'
import type { Block } from '../../../lib/print/block.ts'
import type { Faces } from '../../../lib/print/faces.ts'
import { accent, ink2, ink3, line, shade } from '../../../lib/print/palette.ts'
import { formatDay } from '../../../lib/text/format-day.ts'
import { toldVerdict } from '../../../lib/text/told-verdict.ts'
import { pageList } from '../page-list.ts'
import type { ReportTask } from '../report-task.ts'
import { isSettled } from '../settled.ts'
import { shapeOf } from '../severity-shape.ts'
import { listing, measure, page, rule, type Sheet } from '../sheet.ts'
import { hundredStrokes } from '../strokes.ts'
import { words } from '../words.ts'
import { disclaimer, doubts, figures, inDoubt, sideOf } from './cover.ts'
import { figureOf } from './facts-section.ts'

/**
 * The two pages that are meant to be read: verdict, the clauses to fix with words to ask for, dates and money, what was
 * not read. They hold what fits; the appendix holds everything.
 */
export function front(sheet: Sheet, task: ReportTask): Block[] {
  return [...head(sheet, task), ...toFix(sheet, task), ...datesAndMoney(sheet, task.analysis), ...read(sheet, task)]
}

function head(sheet: Sheet, { name, day, analysis }: ReportTask): Block[] {
  const { faces } = sheet
  const { parties, contract_type, perspective, safety_score } = analysis
  const told = toldVerdict(analysis)
  const people = parties
    .slice(0, 4)
    .map(({ name, role }) =>
      short(role && role !== name && name !== `The ${role}` ? words.partyRole(name, role) : inSentence(name), 90),
    )
  return [
    {
      columns: [
        { width: '*', text: faces.say(words.product), bold: true, fontSize: 15, color: accent },
        {
          width: 'auto',
          text: faces.say(`${words.title}  ·  ${words.made(formatDay(day))}`),
          color: ink3,
          margin: [0, 5, 0, 0],
        },
      ],
    },
    rule(),
    {
      text: faces.say(short(name, 120)),
      bold: true,
      fontSize: name.length > 60 ? 13 : 17,
      lineHeight: 0.8,
      margin: [0, 4, 0, 2],
    },
    {
      text: faces.say([titleCase(contract_type), ...(people.length > 0 ? [words.between(people)] : [])].join('. ')),
      color: ink2,
    },
    ...doubts(sheet, analysis),
    { text: faces.say(sideOf(perspective)), color: ink3, margin: [0, 10, 0, 0] },
    { text: faces.say(told.text), bold: true, fontSize: 24, lineHeight: 0.76, margin: [0, 2, 0, 3] },
    { text: faces.say(short(told.reasoning, longest.reasoning)), margin: [0, 0, 20, 10] },
    figures(sheet, analysis),
    { svg: hundredStrokes(analysis), width: measure, margin: [0, 10, 0, 0] },
    { text: faces.say(`${words.ruler.kept(safety_score)}. ${words.ruler.explained}`), fontSize: 8.5, color: ink3 },
  ]
}

/** points of two pages that nothing else may have, with what is lost where a block goes to the next page whole */
const [twoPages, slack] = [2 * (page.height - page.top - page.bottom), 126]
/** of what is left, for those that are named in a line each */
const roomForTitles = 70
const titleHeight = 14
const longest = { ask: 260, wording: 420, reasoning: 600, warning: 200 } as const

/** Points for the clauses to fix. All heights are rather too much than too little, so that the two pages stay two. */
function roomFor(analysis: UnifiedAnalysis, warnings: readonly string[]): number {
  const above =
    310 + (inDoubt(analysis) ? 62 : 0) + linesOf(short(toldVerdict(analysis).reasoning, longest.reasoning), 90) * 14
  const facts = factsOf(analysis)
  const table = facts.length === 0 ? 0 : 50 + facts.length * 18
  const below = 175 + Math.min(warnings.length, mostWarnings) * 30
  return twoPages - slack - above - table - below
}

/** Issues of one kind, to which one answer is asked for: they stand once, with all their places. */
interface ToFix {
  issue: LegalIssue
  places: string
}

function grouped(cards: readonly Card[]): ToFix[] {
  return cards.map((group) => {
    const [issue] = group
    const numbers = new Set(group.flatMap(({ clause_number }) => clause_number ?? []))
    const pages = pageList([...new Set(group.map(({ page }) => page))])
    const places =
      numbers.size > 0 ? words.front.clauses([...numbers].slice(0, 6)) : words.front.pages(pages, group.length)
    return { issue, places: short(places, 40) }
  })
}

function toFix({ faces }: Sheet, { analysis, warnings, settled }: ReportTask): Block[] {
  const cards = cardsOf(analysis.critical_issues)
  // whoever has settled a clause asks for it no more
  const open = cards.filter((card) => !isSettled(card, settled))
  const done = cards.length - open.length
  const told: Block[] =
    done > 0 ? [{ text: faces.say(words.front.settled(done)), color: ink3, margin: [0, 2, 0, 0] }] : []
  const all = grouped(open)
  if (all.length === 0 && done > 0)
    return [...heading(faces, words.front.fix), { text: faces.say(words.front.allSettled(done)) }]
  if (all.length === 0) return [...heading(faces, words.front.fix), { text: faces.say(words.issues.none) }]
  let left = roomFor(analysis, warnings) - roomForTitles
  let whole = 0
  for (const one of all) {
    left -= heightOf(one)
    if (left < 0) break
    whole++
  }
  const named = all.slice(whole, whole + Math.floor(roomForTitles / titleHeight) - 1)
  const rest = all.length - whole - named.length
  return [
    ...heading(faces, words.front.fix),
    ...all.slice(0, whole).map((one) => oneToFix(faces, one)),
    ...named.map((one): Block => ({ stack: [titleLine(faces, one)], margin: [0, 0, 0, 1] })),
    ...(rest > 0 ? [{ text: faces.say(words.front.more(rest)), color: ink3 }] : []),
    ...told,
  ]
}

/** Mukta sets some 90 characters on a line of this width. */
const heightOf = ({ issue, places }: ToFix): number =>
  Math.max(linesOf(issue.title, 64), linesOf(places, 14)) * titleHeight +
  linesOf(askOf(issue), 82) * 13.5 +
  (issue.suggested_wording ? linesOf(short(issue.suggested_wording, longest.wording), 76) * 14.5 : 0) +
  10
const linesOf = (text: string, perLine: number) => Math.ceil(text.length / perLine)

const askOf = ({ actionable_guidance }: LegalIssue) => {
  const { lead, rest } = askParts(actionable_guidance)
  return short(lead ? actionable_guidance : rest, longest.ask)
}

function oneToFix(faces: Faces, one: ToFix): Block {
  const { issue } = one
  const { suggested_wording: wording } = issue
  return {
    stack: [
      titleLine(faces, one),
      {
        stack: [
          { text: faces.say(askOf(issue)) },
          ...(wording
            ? [
                {
                  text: faces.quote(`“${short(wording, longest.wording)}”`),
                  font: 'Tiro',
                  fontSize: 9.5,
                  lineHeight: 1.15,
                },
              ]
            : []),
        ],
        margin: [80, 1, 0, 0],
      },
    ],
    unbreakable: true,
    margin: [0, 0, 0, 7],
  }
}

/** Number, margin, matter, in one line. */
function titleLine(faces: Faces, { issue: { severity, title }, places }: ToFix): Block {
  return {
    columns: [
      { width: 72, text: faces.say(places), color: ink3 },
      { width: '*', text: faces.say(short(title, 160)), bold: true },
      { width: 10, canvas: shapeOf(severity), margin: [0, 3, 0, 0] },
      { width: 'auto', text: faces.say(words.severity[severity]), bold: true, color: shade[severity].text },
    ],
    columnGap: 8,
  }
}

const mostFacts = 9
const mostWarnings = 3

/** What falls due and what it costs; kinds in turn, so that no kind takes all the places. */
function factsOf({ key_facts }: UnifiedAnalysis): Fact[] {
  const kinds = [key_facts.dates, key_facts.money, key_facts.term, key_facts.notice]
  const facts: Fact[] = []
  for (let i = 0; facts.length < mostFacts && kinds.some((kind) => kind.length > i); i++) {
    facts.push(...kinds.flatMap((kind) => kind[i] ?? []))
  }
  return facts.slice(0, mostFacts)
}

/** Each with the page that says so. */
function datesAndMoney({ faces }: Sheet, analysis: UnifiedAnalysis): Block[] {
  const facts = factsOf(analysis)
  if (facts.length === 0) return []
  const { value, page: onPage } = words.facts
  return [
    ...heading(faces, words.front.facts),
    listing(
      faces,
      ['', value, onPage],
      ['*', 220, 28],
      facts
        .slice(0, mostFacts)
        .map((fact) => [
          { text: faces.say(short(fact.label, 60)) },
          { text: faces.say(short(figureOf(fact), 90)), bold: true },
          { text: `${fact.page}`, alignment: 'right', color: ink3 },
        ]),
      [2],
    ),
  ]
}

/** What was not read, and what this is not. */
function read(sheet: Sheet, { warnings, analysis }: ReportTask): Block[] {
  const { faces } = sheet
  const nowhere = analysis.missing_clause_details.filter(({ too_little: isThere }) => isThere !== true)
  const lines = [
    ...(inDoubt(analysis) ? [] : [words.front.allRead]),
    ...warnings.slice(0, mostWarnings).map((warning) => short(warning, longest.warning)),
    ...(nowhere.length > 0
      ? [words.front.missing(nowhere.slice(0, 8).map(({ clause_type }) => titleCase(clause_type)))]
      : []),
  ]
  // not torn: what was not read is not overlooked at the foot of a page
  const stack = [
    ...heading(faces, words.front.read),
    ...lines.map((text): Block => ({ text: faces.say(text), margin: [0, 0, 0, 2] })),
    disclaimer(sheet),
  ]
  return [{ stack, unbreakable: true }]
}

const heading = (faces: Faces, title: string): Block[] => [
  { text: faces.say(title), style: 'h3', margin: [0, 12, 0, 2] },
  rule(line, 0.6, 5),
]

/** Cut at a word, and says so. */
function short(text: string, most: number): string {
  if (text.length <= most) return text
  return `${text.slice(0, most).replace(/(?<!\s)\s+\S*$/, '')} …`
}
