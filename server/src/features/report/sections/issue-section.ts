import { askParts, type Card, cardsOf, type LawReference, type LegalIssue, type ResolvedIssues } from '@karar/schema'
import type { Block, Text } from '../../../lib/print/block.ts'
import { ink2, ink3, line, shade } from '../../../lib/print/palette.ts'
import { lawName } from '../../../lib/text/law-name.ts'
import { isSettled } from '../settled.ts'
import { shapeOf } from '../severity-shape.ts'
import {
  byModel,
  keepRoom,
  labelled,
  more,
  quoted,
  rule,
  type Sheet,
  section,
  shortMatter,
  wordingBox,
} from '../sheet.ts'
import { words } from '../words.ts'

/** Enough for any contract that a person wrote; what a machine made may have more, and is told of. */
const most = 120
/** characters, some four pages: a quote is printed whole but for one that would be a contract of its own */
const longestQuote = 12_000

export function issueSection(sheet: Sheet, issues: readonly LegalIssue[], settled: ResolvedIssues): Block[] {
  const { faces } = sheet
  const blocks =
    issues.length === 0
      ? [{ text: faces.say(words.issues.none) }]
      : cardsOf(issues.slice(0, most)).flatMap((card, index) => oneCard(sheet, card, index, settled))
  return section(
    sheet,
    'issues',
    words.issues.title,
    [...blocks, ...more(faces, issues.length - most, words.more.issues)],
    150,
  )
}

/** Number, margin, matter: the clause's number and page stand left of what is said of it; its other places follow. */
function oneCard({ faces }: Sheet, card: Card, index: number, settled: ResolvedIssues): Block[] {
  const [issue, ...others] = card
  const { severity, title, clause_number, page, origin } = issue
  const says = labelled(faces, words.issues.says, [wholeQuote(faces, issue)], issue.quote.length)
  const short = issue.quote.length <= shortMatter
  const number = clause_number ? words.clause(clause_number) : ''
  const heading: Text = {
    width: '*',
    text: faces.say(title),
    style: 'h3',
    id: `issue-${index + 1}`,
    tocItem: true,
    tocMargin: [14, 0, 0, 0],
    outline: true,
    outlineText: [clause_number, title].filter(Boolean).join('  '),
    outlineParentId: 'issues',
  }
  const head: Block = {
    columns: [
      {
        width: 66,
        stack: [
          ...(number ? [{ text: faces.say(number), bold: true }] : []),
          { text: faces.say(words.onPage(page)), color: ink3, fontSize: 8.5 },
          ...(origin === 'model' ? [byModel(faces)] : []),
          ...(isSettled(card, settled) ? [{ text: faces.say(words.settled), color: ink2, fontSize: 8.5 }] : []),
        ],
      },
      heading,
      { width: 10, canvas: shapeOf(severity), margin: [0, 4, 0, 0] },
      { width: 'auto', text: faces.say(words.severity[severity]), bold: true, color: shade[severity].text },
    ],
    columnGap: 8,
    margin: [0, 0, 0, 4],
  }
  const top = [...(index > 0 ? [rule(line, 0.6, 8)] : []), head]
  const start: Block[] = short ? [{ stack: [...top, says], unbreakable: true }] : [...keepRoom(top, 60), says]
  return [
    ...start,
    ...others.map((other) => otherPlace(faces, other, title)),
    ...rest(faces, issue),
    { text: ' ', fontSize: 4 },
  ]
}

function wholeQuote(faces: Sheet['faces'], { quote }: LegalIssue): Block {
  const cut = quote.length > longestQuote
  return quoted(faces, cut ? `“${quote.slice(0, longestQuote)} ${words.more.quote}` : `“${quote}”`)
}

/** Where else the contract does it: the same harm with the same remedy, with its own title where that says more. */
function otherPlace(faces: Sheet['faces'], issue: LegalIssue, told: string): Block {
  const { clause_number, page, title, quote, origin } = issue
  const place = words.issues.also(clause_number ? words.clause(clause_number) : words.onPage(page))
  const own = title === told ? [] : [{ text: faces.say(title), bold: true }]
  const mark = origin === 'model' ? [byModel(faces)] : []
  return labelled(faces, place, [...own, wholeQuote(faces, issue), ...mark], quote.length)
}

function rest(faces: Sheet['faces'], issue: LegalIssue): Block[] {
  const { description, law, suggested_wording: wording, improvement_notes: notes } = issue
  const ask = askParts(issue.actionable_guidance)
  const says = words.issues
  const lengthOf = (texts: readonly string[]) => texts.join('').length
  return [
    labelled(faces, says.hurts, [{ text: faces.say(description) }], description.length),
    ...(law.length > 0
      ? [
          labelled(
            faces,
            says.law,
            law.map((one) => oneLaw(faces, one)),
            lengthOf(law.flatMap((one) => [lawName(one), one.note])),
          ),
        ]
      : []),
    labelled(
      faces,
      ask.lead || says.ask,
      [{ text: faces.say(ask.rest) }, ...notes.map((note): Block => ({ text: faces.say(note), color: ink2 }))],
      lengthOf([ask.rest, ...notes]),
    ),
    ...(wording ? [labelled(faces, says.wording, [wordingBox(faces, wording)], wording.length)] : []),
  ]
}

/** Act and section bold, then what it says. */
function oneLaw(faces: Sheet['faces'], law: LawReference): Block {
  const cited = faces.say(lawName(law))
  return {
    text: [
      ...cited.map((run) => (typeof run === 'string' ? { text: run, bold: true } : { ...run, bold: true })),
      ' ',
      ...faces.say(law.note),
    ],
  }
}
