import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ClauseWords, headingLength, normalize } from '@karar/engine/inside'
import { ClauseType } from '@karar/schema'
import { examplesFolder } from '../folders.ts'

/** A clause written by hand, with what it is an example of. */
export interface WrittenClause {
  readonly type: ClauseType
  /** the issue that it raises, or that it resembles without raising it; null where it only shows a type of clause */
  readonly issue: { readonly category: string; readonly raised: boolean } | null
  readonly words: ClauseWords
  /** the whole of it, in capitals and small letters */
  readonly text: string
  /** file and line */
  readonly source: string
  /** kept from the training: every fifth line of each file */
  readonly heldOut: boolean
}

const folder = examplesFolder
const NUMBER = /^\s*(?:clause\s+)?\(?(?:\d{1,3}(?:\.\d{1,3})*|[a-z]|[ivx]{1,4})[.)]?\s+/i

/**
 * Reads corpus/examples: lines `clause_type|text`, or with an issue
 * `+ or -|category|severity|contract_type|clause_type|weaker/stronger|text`. A pilcrow stands for a line break.
 */
export function readWritten(): WrittenClause[] {
  const files = readdirSync(folder).filter((name) => name.endsWith('.txt'))
  return files.sort().flatMap((file) =>
    readFileSync(join(folder, file), 'utf8')
      .split('\n')
      .filter((line) => line.trim() !== '' && !line.startsWith('#'))
      .flatMap((line, index) => {
        const read = readLine(line)
        return read === null ? [] : [{ ...read, source: `${file}:${index}`, heldOut: index % 5 === 4 }]
      }),
  )
}

function readLine(line: string): Pick<WrittenClause, 'type' | 'issue' | 'words' | 'text'> | null {
  const fields = line.split('|').map((field) => field.trim())
  const long = fields.length >= 7
  const type = ClauseType.safeParse(long ? fields[4] : fields[0])
  if (!type.success || type.data === 'general') return null
  const text = (long ? fields.slice(6) : fields.slice(1)).join('|').replaceAll('¶', '\n')
  return {
    type: type.data,
    issue: long ? { category: fields[1]!, raised: fields[0] === '+' } : null,
    words: withoutHeading(text),
    text,
  }
}

/** Number and heading taken off, as the segmenter does before a clause is judged. */
export function withoutHeading(text: string): ClauseWords {
  const body = text.replace(NUMBER, '')
  const length = headingLength(body.slice(0, 260))
  const small = (part: string): string => normalize(part).norm.trim()
  return { text: small(body.slice(length)), heading: small(body.slice(0, length)), above: '' }
}
