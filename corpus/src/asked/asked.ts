import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { contractsFolder } from '../folders.ts'

/** Where the questions lie, and what is known of the texts that they were asked of. */
const askedFolder = join(import.meta.dirname, '..', '..', 'asked')

/** What one side asks of one contract. */
export interface Asked {
  /** `written:` and a name in `corpus/contracts/training`, `cuad:` and an id of CUAD, or `india:` and a name of annotated Indian paper */
  readonly contract: string
  /** who asks, as the contract calls them */
  readonly party: string
  readonly q: string
  readonly lang: 'en' | 'hi' | 'hinglish'
  /** every place that answers it, half-open spans of UTF-16 code units, the best first; none where the contract does not answer it */
  readonly at: readonly (readonly [start: number, end: number])[]
}

/** A text that was asked: which one is meant, and whether what is asked of it is never learned from. */
export interface AskedText {
  readonly sha256: string
  readonly length: number
  readonly held: boolean
}

const linesOf = (words: string): string[] => words.split('\n').filter((line) => line !== '')

/** All questions, file by file. */
export function readAskedQuestions(): Map<string, Asked[]> {
  const files = readdirSync(askedFolder).filter((name) => name.endsWith('.jsonl'))
  return new Map(
    files
      .sort()
      .map((name) => [
        name.replace('.jsonl', ''),
        linesOf(readFileSync(join(askedFolder, name), 'utf8')).map((line) => JSON.parse(line) as Asked),
      ]),
  )
}

export const readAskedTexts = (): Record<string, AskedText> =>
  JSON.parse(readFileSync(join(askedFolder, 'texts.json'), 'utf8'))

/**
 * The text of a contract that was asked; null where it is not at hand.
 *
 * @param data a folder with `cuad_train.jsonl.gz` and `real_india`; without it only what was written for Karar is at hand
 * @throws where a text is another one than was asked
 */
export function textsAsked(data?: string): (contract: string) => string | null {
  const known = readAskedTexts()
  const cuad = new Map<string, string>()
  if (data !== undefined)
    for (const line of linesOf(gunzipSync(readFileSync(join(data, 'cuad_train.jsonl.gz'))).toString('utf8'))) {
      const { id, text } = JSON.parse(line) as { id: string; text: string }
      cuad.set(`cuad:${id}`, text)
    }
  const textOf = (contract: string): string | null => {
    const [from, name = ''] = contract.split(':')
    if (from === 'written') return readFileSync(join(contractsFolder, 'training', `${name}.txt`), 'utf8')
    if (data === undefined) return null
    return cuad.get(contract) ?? readFileSync(join(data, 'real_india', `${name}.txt`), 'utf8')
  }
  return (contract) => {
    const text = textOf(contract)
    if (text !== null && createHash('sha256').update(text).digest('hex') !== known[contract]?.sha256)
      throw new Error(`${contract} is another text than the one that was asked`)
    return text
  }
}
