import type { Budget } from '../budget.ts'
import type { Reading } from '../reading.ts'
import { cleanText } from '../text/clean-text.ts'
import { computePages } from '../text/computed-pages.ts'
import { dropTrailingBlanks } from '../text/trailing-blanks.ts'
import { UnreadableFile } from '../unreadable-file.ts'
import { warningWords } from '../words.ts'
import { partStamps } from './chat-stamps.ts'
import { decodeText } from './decode-text.ts'

/** Reads plain text. Lines stay as they are; only their ends are made alike and trailing blanks dropped. */
export function readTxt(bytes: Uint8Array, budget: Budget): Omit<Reading, 'mimeType'> {
  const { text: raw, lossy } = decodeText(bytes)
  budget.spend(raw.length)
  const text = partStamps(dropTrailingBlanks(cleanText(raw))).trim()
  if (text === '') throw new UnreadableFile('noWordsText')
  budget.check()
  return {
    kind: 'txt',
    text,
    pages: computePages(text),
    warnings: lossy ? [warningWords.someBytesLost] : [],
    furniture: [],
  }
}
