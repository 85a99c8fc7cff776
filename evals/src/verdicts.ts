import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { analyze, measured, readMeaning } from '@karar/engine'
import { scoreBand, standingOf, type UnifiedAnalysis } from '@karar/schema'
import { DAY } from './annotated.ts'
import { table } from './tables.ts'

/** A real contract with the notes of both sides, as the files beside it give them. */
interface RealContract {
  readonly file: string
  readonly sides: readonly { readonly party: string }[]
  readonly issues: readonly { readonly burdens: readonly string[]; readonly severity: string }[]
}

interface ReadSide {
  readonly analysis: UnifiedAnalysis
  /** a careful lawyer found a critical or high issue for this side */
  readonly grave: boolean
}

/** How often real contracts are called low risk over a grave issue, and what keeps the others from it. */
export async function measureVerdicts(data: string): Promise<string> {
  const sets: (readonly [string, ReadSide[]])[] = []
  for (const set of ['real', 'real_india']) sets.push([set, await readSides(join(data, set))])
  const rows = sets.map(([set, sides]) => {
    const lows = sides.filter(isLow)
    return [
      set,
      sides.length,
      sides.filter(({ analysis }) => analysis.perspective.basis !== 'chosen').length,
      sides.filter(({ grave }) => grave).length,
      lows.length,
      lows.filter(({ grave }) => grave).length,
      sides.filter(({ analysis }) => standingOf(analysis.safety_score, analysis.verdict) === 'not_cleared').length,
    ]
  })
  const all = sets.flatMap(([, sides]) => sides)
  const grave = all.filter((side) => side.grave)
  const now = { sidesWithGrave: grave.length, lowOverGrave: grave.filter(isLow).length }
  const same = now.sidesWithGrave === measured.sidesWithGrave && now.lowOverGrave === measured.lowOverGrave
  return [
    table(
      ['real contracts', 'sides', 'side unknown', 'with a grave issue', 'low risk', 'over a grave one', 'not cleared'],
      rows,
    ),
    '',
    `low risk over a grave issue: ${now.lowOverGrave} of ${now.sidesWithGrave}${same ? '' : `; the engine holds ${measured.lowOverGrave} of ${measured.sidesWithGrave}: write the new figures into judge/measured.ts`}`,
  ].join('\n')
}

async function readSides(folder: string): Promise<ReadSide[]> {
  const sides: ReadSide[] = []
  for (const name of readdirSync(folder).filter((own) => own.endsWith('.json'))) {
    const contract = JSON.parse(readFileSync(join(folder, name), 'utf8')) as RealContract
    const text = readFileSync(join(folder, contract.file), 'utf8')
    const readings = await readMeaning(text, DAY)
    for (const { party } of contract.sides)
      sides.push({
        analysis: analyze(text, { day: DAY, party, readings }),
        grave: contract.issues.some(
          ({ burdens, severity }) => burdens.includes(party) && (severity === 'critical' || severity === 'high'),
        ),
      })
  }
  return sides
}

/** Also where nothing but the measured figures keeps it from being called so: they are what is measured here. */
const isLow = ({ analysis: { safety_score, verdict } }: ReadSide): boolean =>
  scoreBand(safety_score) === 'low' ||
  (verdict.not_cleared?.every((reason) => reason === 'reading_unproven') === true && verdict.not_cleared.length > 0)
