import { type Company, type Readings, readMeaning } from '@karar/engine'
import { sha256 } from '../ids.ts'
import { canReadMeaning } from './can-read-meaning.ts'

/**
 * What the encoder makes of a text; undefined where it does not run on this machine. That is told at the start and by the
 * state of health, and the contract is then read by words and concepts alone.
 *
 * @param company whether others are read at the same time, by other processes: what is read does not hang on it
 */
export async function meaningOf(text: string, day: string, company?: Company): Promise<Readings | undefined> {
  return (await canReadMeaning()) ? readMeaning(text, day, { company }) : undefined
}

/**
 * As `meaningOf` of the beginning of a text, to get ready: all that the encoder needs is loaded by then, in a tenth of the
 * work. It is not remembered.
 */
export async function meaningOfBeginning(text: string, day: string): Promise<Readings | undefined> {
  return (await canReadMeaning()) ? readMeaning(text, day, { most: 1 }) : undefined
}

/** By the text and its day, whichever was asked for last at the end. */
const remembered = new Map<string, Promise<Readings | undefined>>()
/** What came of the longest text takes a few megabytes. */
const mostRemembered = 8

/**
 * As `meaningOf`, for who may read one text again and again, each time with more beside it or another side in mind, or to get
 * ready: what came of the last few texts is remembered, without a word of them. Four fifths of an analysis are the encoder's,
 * and the contract that the pages offer is what most people begin with.
 */
export function meaningAgain(text: string, day: string, company?: Company): Promise<Readings | undefined> {
  const key = sha256(`${day} ${text}`)
  const readings = remembered.get(key) ?? meaningOf(text, day, company)
  remembered.delete(key)
  remembered.set(key, readings)
  // a failure is not remembered
  readings.catch(() => remembered.delete(key))
  const [oldest] = remembered.keys()
  if (oldest !== undefined && remembered.size > mostRemembered) remembered.delete(oldest)
  return readings
}
