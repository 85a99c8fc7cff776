import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { confidenceOf, decode, gate, type LinearModel, normalize, scorer } from '@karar/engine/inside'
import { splitUnits } from '../clauses/units.ts'
import { unitGrams } from './unit-grams.ts'
import { provisionWordings } from './wordings.ts'

/** What provisions are known by, as features of the model. */
export const provisionLexicon = gate(provisionWordings.map(([, wording]) => wording))

/** The file with the trained weights. The product does not run them: measuring does. */
export const provisionsFile = join(import.meta.dirname, '..', '..', 'model', 'provisions.bin')

let loaded: { model: LinearModel; score: ReturnType<typeof scorer> } | undefined
function head(): NonNullable<typeof loaded> {
  if (loaded === undefined) {
    const model = decode(brotliDecompressSync(readFileSync(provisionsFile)))
    loaded = { model, score: scorer(model) }
  }
  return loaded
}

/** One of the 41 provisions of CUAD, and the place in the text that speaks most for it. */
export interface Provision {
  readonly category: string
  readonly present: boolean
  readonly score: number
  /** how sure it is that the contract has the provision */
  readonly confidence: number
  /** original span of that place */
  readonly start: number
  readonly end: number
}

/** Which provisions a contract has: each category once, whether present or not. Empty for an empty text. */
export function findProvisions(text: string): Provision[] {
  const units = splitUnits(normalize(text))
  if (units.length === 0) return []
  const { model, score } = head()
  const scores = unitGrams(units, provisionLexicon).map(score)
  return model.classes.map((category, id) => {
    let best = 0
    for (let unit = 1; unit < units.length; unit++) if (scores[unit]![id]! > scores[best]![id]!) best = unit
    const top = scores[best]![id]!
    const { start, end } = units[best]!
    return {
      category,
      present: top >= model.thresholds[id]!,
      score: top,
      confidence: confidenceOf(model, id, top),
      start,
      end,
    }
  })
}
