import { count, share, table } from '../tables.ts'
import { chatRows, judgeChat } from './judge-chat.ts'
import { type JudgedPaper, judgePaper } from './judge-paper.ts'
import { type Paper, type PaperSet, paperSets, readPaper } from './read-paper.ts'
import type { Way } from './way.ts'

/**
 * What a contract of another hand holds, against its lawyer's notes: parties, kind, types of clauses, facts, missing
 * clauses by side, and the questions of those who annotated it. Analysed by words alone, without the encoder; questions are
 * answered in the way that is given.
 */
async function measure(data: string, part: 'looked' | 'kept', way: Way): Promise<string> {
  const columns: [PaperSet, Record<string, string>][] = []
  for (const set of Object.keys(paperSets) as PaperSet[])
    columns.push([set, await columnOf(readPaper(data, set, part), way)])
  const told = table(
    ['', ...columns.map(([set]) => set)],
    Object.keys(columns[0]![1]).map((row) => [row, ...columns.map(([, own]) => own[row] ?? '-')]),
  )
  return `${way.heading} All else is read by words alone.\n\n${told}`
}
export const measurePaper = (data: string, way: Way): Promise<string> => measure(data, 'looked', way)
export const measureKeptPaper = (data: string, way: Way): Promise<string> => measure(data, 'kept', way)

async function columnOf(papers: readonly Paper[], way: Way): Promise<Record<string, string>> {
  const judged = papers.map(judgePaper)
  const [asked] = await judgeChat(papers, [way])
  return {
    contracts: String(judged.length),
    ...partiesOf(judged),
    ...typesOf(judged),
    ...missingOf(judged),
    ...factsOf(judged),
    ...chatRows(asked!),
  }
}

function partiesOf(judged: readonly JudgedPaper[]): Record<string, string> {
  const named = judged.reduce((sum, { parties }) => sum + parties.found.length, 0)
  const all = judged.reduce((sum, { paper }) => sum + paper.parties.length, 0)
  const said = judged.reduce((sum, { analysis }) => sum + analysis.parties.length, 0)
  const other = judged.reduce((sum, { parties }) => sum + parties.other.length, 0)
  const sides = judged.flatMap((one) => one.sides)
  return {
    'parties recognised': share(named, all),
    'all parties recognised': share(
      count(judged, ({ parties }) => parties.lost.length === 0),
      judged.length,
    ),
    'named, and no party': share(other, said),
    'side known by its name': share(
      count(sides, ({ known }) => known),
      sides.length,
    ),
    'kind of contract': share(
      count(judged, ({ paper, analysis }) => paper.types.includes(analysis.contract_type)),
      judged.length,
    ),
  }
}

function typesOf(judged: readonly JudgedPaper[]): Record<string, string> {
  const noted = judged.flatMap(({ paper, foundTypes }) => paper.present.map((type) => foundTypes.includes(type)))
  const found = judged.flatMap(({ paper, foundTypes }) => foundTypes.map((type) => paper.present.includes(type)))
  return {
    'clause types: recall': share(count(noted, Boolean), noted.length),
    'clause types: precision': share(count(found, Boolean), found.length),
  }
}

function missingOf(judged: readonly JudgedPaper[]): Record<string, string> {
  const sides = judged.flatMap(({ paper, sides }) =>
    sides.map((side) => ({
      ...side,
      found: count(side.claimed, (type) => side.wanted.includes(type)),
      wrong: count(side.claimed, (type) => paper.present.includes(type)),
    })),
  )
  const sum = (of: (side: (typeof sides)[number]) => number): number => sides.reduce((all, side) => all + of(side), 0)
  const [found, wrong, claimed] = [
    sum((side) => side.found),
    sum((side) => side.wrong),
    sum(({ claimed }) => claimed.length),
  ]
  return {
    'missing clauses found': share(
      found,
      sum(({ wanted }) => wanted.length),
    ),
    'claimed, and present, a side': (wrong / sides.length).toFixed(2),
    'claimed besides, a side': ((claimed - found - wrong) / sides.length).toFixed(2),
  }
}

function factsOf(judged: readonly JudgedPaper[]): Record<string, string> {
  const checks = judged.flatMap(({ facts }) => facts)
  const kinds = [
    'date of the agreement',
    'term',
    'no term',
    'notice',
    'governing law',
    'no law',
    'court or seat',
    'no court',
    'sum',
    'day',
  ]
  return Object.fromEntries(
    kinds.map((kind) => {
      const own = checks.filter(({ fact }) => fact === kind)
      return [
        kind,
        share(
          count(own, ({ right }) => right),
          own.length,
        ),
      ]
    }),
  )
}
