import type { Fact, Obligation, UnifiedAnalysis } from '@karar/schema'
import type { Block, Cell } from '../../../lib/print/block.ts'
import type { Faces } from '../../../lib/print/faces.ts'
import { ink3 } from '../../../lib/print/palette.ts'
import { listing, more, quotedCell, type Sheet, section } from '../sheet.ts'
import { words } from '../words.ts'

/** of one kind */
const mostFacts = 40
/** of one party */
const mostDuties = 60
/** A duty longer than this is cut, and says so: the table is for finding it, the contract for reading it. */
const longestQuote = 420

const cut = (quote: string) =>
  quote.length <= longestQuote ? quote : `${quote.slice(0, longestQuote).trimEnd()} ${words.more.quote}`

/** Dates, periods, sums, law and courts, each with the words that state it. */
export function factsSection(sheet: Sheet, { key_facts }: UnifiedAnalysis): Block[] {
  const { faces } = sheet
  const { title, none, value, says, page, kind } = words.facts
  const kinds = Object.keys(kind) as (keyof typeof kind)[]
  const tables = kinds.flatMap((name): Block[] => {
    const facts = key_facts[name]
    if (facts.length === 0) return []
    return [
      listing(
        faces,
        [kind[name], value, says, page],
        [110, 92, '*', 28],
        facts.slice(0, mostFacts).map((fact) => factRow(faces, fact)),
        [3],
      ),
      ...more(faces, facts.length - mostFacts, words.more.facts),
    ]
  })
  const nothing: Block = { text: faces.say(none), margin: [0, 0, 0, 12] }
  return section(sheet, 'facts', title, tables.length === 0 ? [nothing] : tables, tables.length === 0 ? 30 : 90)
}

const factRow = (faces: Faces, fact: Fact): Cell[] => [
  { text: faces.say(fact.label) },
  { text: faces.say(figureOf(fact)), bold: true },
  quotedCell(faces, cut(fact.quote)),
  { text: `${fact.page}`, alignment: 'right', color: ink3 },
]

/** The figure, and whether somebody put it there by hand. */
export const figureOf = ({ value, as_read }: Fact) => (as_read ? words.corrected(value) : value)

/** What each party has to do. */
export function dutiesSection(sheet: Sheet, obligations: readonly Obligation[]): Block[] {
  const { faces } = sheet
  const { title, none, due } = words.duties
  const parties = [...new Set(obligations.map(({ party }) => party))]
  const tables = parties.flatMap((party): Block[] => {
    const duties = obligations.filter((one) => one.party === party)
    return [
      listing(
        faces,
        [party, due],
        ['*', 110],
        duties
          .slice(0, mostDuties)
          .map((one) => [quotedCell(faces, cut(one.text)), { text: faces.say(one.due ?? '') }]),
      ),
      ...more(faces, duties.length - mostDuties, words.more.duties),
    ]
  })
  const nothing: Block = { text: faces.say(none), margin: [0, 0, 0, 12] }
  return section(sheet, 'duties', title, tables.length === 0 ? [nothing] : tables, tables.length === 0 ? 30 : 90)
}
