import { type Readings, readMeaning } from '@karar/engine'

/**
 * What the encoder makes of a text; undefined where it does not run on this machine. That is told at the start and by the
 * state of health, and the contract is then read by words and concepts alone.
 */
export async function meaningOf(text: string, day: string): Promise<Readings | undefined> {
  return (await canReadMeaning()) ? readMeaning(text, day) : undefined
}

let can: Promise<boolean> | undefined

/** Whether the encoder's files are there and its runtime runs on this machine; looked up once. */
export function canReadMeaning(): Promise<boolean> {
  can ??= readMeaning('This Agreement is made between A and B.', '2026-01-01').then(
    () => true,
    () => false,
  )
  return can
}
