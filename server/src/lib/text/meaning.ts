import { type Readings, readMeaning } from '@karar/engine'
import { canReadMeaning } from './can-read-meaning.ts'

/**
 * What the encoder makes of a text; undefined where it does not run on this machine. That is told at the start and by the
 * state of health, and the contract is then read by words and concepts alone.
 */
export async function meaningOf(text: string, day: string): Promise<Readings | undefined> {
  return (await canReadMeaning()) ? readMeaning(text, day) : undefined
}
