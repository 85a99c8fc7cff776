import { normalize } from '../../grammar/normalize.ts'
import { unitGrams } from '../model/grams.ts'
import { headOf } from '../model/heads.ts'
import { provisionLexicon } from '../model/lexicons.ts'
import { confidenceOf } from '../model/model.ts'
import { splitUnits } from '../model/units.ts'

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
  const { model, score } = headOf('provisions')
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
