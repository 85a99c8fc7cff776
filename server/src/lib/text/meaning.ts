import { type Readings, readMeaning } from '@karar/engine'
import { sha256 } from '../ids.ts'
import { canReadMeaning } from './can-read-meaning.ts'

/**
 * What the encoder makes of a text; undefined where it does not run on this machine. That is told at the start and by the
 * state of health, and the contract is then read by words and concepts alone.
 */
export async function meaningOf(text: string, day: string): Promise<Readings | undefined> {
  return (await canReadMeaning()) ? readMeaning(text, day) : undefined
}

/**
 * As `meaningOf` of the beginning of a text, to get ready: all that the encoder needs is loaded by then, in a tenth of the
 * work. It is not remembered.
 */
export async function meaningOfBeginning(text: string, day: string): Promise<Readings | undefined> {
  return (await canReadMeaning()) ? readMeaning(text, day, 1) : undefined
}

let last: { key: string; readings: Promise<Readings | undefined> } | undefined

/**
 * As `meaningOf`, for who may read one text again and again, each time with more beside it or another side in mind, or to get
 * ready: what came of the last text is remembered, without a word of the text. Four fifths of an analysis are the encoder's.
 */
export function meaningAgain(text: string, day: string): Promise<Readings | undefined> {
  const key = sha256(`${day} ${text}`)
  if (last?.key !== key) {
    const readings = meaningOf(text, day)
    last = { key, readings }
    // a failure is not remembered
    readings.catch(() => {
      last = undefined
    })
  }
  return last.readings
}
