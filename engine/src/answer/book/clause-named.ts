import type { Span } from '../../grammar/normalize.ts'
import { answerWords as words } from '../../language/answers.ts'
import { format } from '../../language/message.ts'
import type { Clause } from '../../understand/segment/clauses.ts'
import type { Book } from './book.ts'

/** A clause with all that stands below it. Original span. */
export interface NamedClause extends Span {
  readonly clause: Clause
  readonly below: readonly Clause[]
}

const ROMAN: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10, l: 50, c: 100 }
function romanValue(text: string): number | null {
  if (!/^[ivxlc]+$/.test(text)) return null
  let sum = 0
  for (let at = 0; at < text.length; at++) {
    const own = ROMAN[text[at]!]!
    sum += own < (ROMAN[text[at + 1] ?? ''] ?? 0) ? -own : own
  }
  return sum
}

/** '7.2 (A)' and '7.2(a).' are the same number; so are 'IV' and '4'. */
function plain(number: string): string {
  const bare = number
    .toLowerCase()
    .replace(/^(?:article|section|clause)\s*/, '')
    .replace(/[\s]+/g, '')
    .replace(/\.$/, '')
  const [first = '', ...rest] = bare.split(/(?=[.(])/)
  const roman = first.length > 1 || /^[ivx]$/.test(first) ? romanValue(first) : null
  return [roman === null ? first : String(roman), ...rest].join('').replace(/\.(?=\()/g, '')
}

/** The clause of a number, of whichever way it is written; null where there is none. */
export function clauseNamed({ contract }: Book, number: string): NamedClause | null {
  const wanted = plain(number)
  const numbered = contract.clauses.filter((clause) => clause.number !== null)
  const clause =
    numbered.find((own) => plain(own.number!) === wanted) ??
    numbered.find((own) => plain(own.number!).replace(/[().]/g, '') === wanted.replace(/[().]/g, ''))
  if (clause === undefined) return null
  const below: Clause[] = []
  for (let at = clause.index + 1; at < contract.clauses.length; at++) {
    const next = contract.clauses[at]!
    let above = next.parent
    while (above !== null && above !== clause) above = above.parent
    if (above === null) break
    below.push(next)
  }
  return { clause, below, start: clause.start, end: below.at(-1)?.end ?? clause.end }
}

/** 'from 1 to 12': the numbers of the top clauses, for who asked for one that is not there. */
export function numbersOf({ contract }: Book): string {
  const top = contract.clauses.flatMap(({ kind, level, number }) =>
    kind === 'clause' && level === 0 && number !== null ? [number] : [],
  )
  return top.length === 0
    ? ''
    : format(words.numbered, { first: top[0]!, last: top.length === 1 ? undefined : top.at(-1) })
}
