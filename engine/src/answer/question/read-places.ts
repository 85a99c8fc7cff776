import { openReader, type Reader } from '../../../model/reader.ts'
import { BEGIN, END, wordPieces } from '../../detect/encoder/wordpiece.ts'
import type { PlacesRead, PlacesToRead } from './places-read.ts'

/** Most tokens of a question, and of it with a place. */
const MOST_ASKED = 48
const MOST = 192
/** Beyond this many digits two processors do not agree. */
const DIGITS = 100

/**
 * Reads a question together with each of the places that come nearest. The only part of an answer that waits; what it gives
 * is an input of `ask`.
 *
 * @throws where the reader's files are missing or its runtime does not run here
 */
export async function readPlaces({ question, places, alone = [] }: PlacesToRead): Promise<PlacesRead> {
  if (places.length === 0) return []
  const reader = await openReader()
  const tokens = tokensOf(reader)
  const asked = [BEGIN, ...tokens(question, MOST_ASKED), END]
  const read: PlacesRead[number][] = []
  for (const { start, end, words } of [...places, ...alone]) {
    const own = [...tokens(words, MOST - 1 - asked.length), END]
    const kinds = new Float32Array(asked.length + own.length).fill(1, asked.length)
    const answers = await reader.run(Int32Array.from([...asked, ...own]), kinds)
    const isAlone = read.length >= places.length
    read.push({ start, end, answers: Math.round(answers * DIGITS) / DIGITS, ...(isAlone && { alone: true as const }) })
  }
  return read
}

let known: { reader: Reader; tokens: ReturnType<typeof wordPieces> } | undefined
function tokensOf(reader: Reader): ReturnType<typeof wordPieces> {
  if (known?.reader !== reader) known = { reader, tokens: wordPieces(reader.vocabulary) }
  return known.tokens
}
