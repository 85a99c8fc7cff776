import type { PlacesRead } from '../question/places-read.ts'
import { toldWeights } from '../search/weights.ts'

/** From here on it is answered from the places that were read, and from there on whatever else it looks like. */
export const TOLD = 0.75
export const TOLD_SURELY = 2

/** Of what is answered from places none of which was read as more than this, one in five is not said at all: nobody is told so without a doubt. */
const HARDLY = -1
export const isHardlyRead = (read: PlacesRead | undefined): boolean =>
  read?.every(({ answers }) => answers < HARDLY) === true

/** Below this reading a place hardly ever answers, and the lower the less. */
const LOW = -2
/** How far the signs of the words may go: they are never certain. */
const NEVER = 0.001

/**
 * How likely it is, in log-odds, that the places shown answer: what each was read as, together with what the words tell and
 * whether what is asked for lacks there. Null where nothing was read, and the words alone decide.
 */
export function toldChance(read: PlacesRead | undefined, settled: number, lacks: boolean): number | null {
  if (read === undefined || read.length === 0) return null
  const best = Math.max(...read.map(({ answers }) => answers))
  const words = Math.min(1 - NEVER, Math.max(NEVER, settled))
  return (
    toldWeights.always +
    toldWeights.settled * Math.log(words / (1 - words)) +
    toldWeights.best * best +
    toldWeights.all * Math.log(read.reduce((sum, { answers }) => sum + Math.exp(answers), 0)) +
    toldWeights.low * Math.max(0, LOW - best) +
    (lacks ? toldWeights.lacks : 0)
  )
}
