import type { Readings } from '@karar/engine'
import { UnreadableFile } from '@karar/reader'
import type { UnifiedAnalysis } from '@karar/schema'
import { meaningOf } from '../lib/text/meaning.ts'
import { words as allWords } from '../lib/text/words.ts'
import { words } from './words.ts'

/** Why a file could not be used, as a sentence for the person at the terminal. */
export function sentence(error: unknown): string {
  if (error instanceof UnreadableFile) return error.message
  const { code, syscall } = error as NodeJS.ErrnoException
  if (!code || !syscall) return `${words.broken}\n${error instanceof Error ? error.stack : error}`
  const known = words.cannotOpen
  return code in known ? known[code as keyof typeof known] : known.other
}

/** What the encoder makes of a file's text; where it does not run here, standard error says so. */
export async function meaningAt(file: string, text: string, day: string): Promise<Readings | undefined> {
  const readings = await meaningOf(text, day)
  if (readings === undefined) process.stderr.write(`${file}: ${allWords.noMeaning}\n`)
  return readings
}

/** Says on standard error that the contract names no such party, and those that it names. */
export function tellNoSuchParty(file: string, party: string, { perspective, parties }: UnifiedAnalysis): void {
  if (perspective.basis === 'chosen') return
  const named = parties.map(({ name, defined_term: term }) => (term === null ? name : `${name} (${term})`))
  process.stderr.write(`${file}: ${words.noSuchParty(party, named)}\n`)
}
