import type { Book } from '../book/book.ts'
import { inContext } from '../book/passages.ts'
import type { Question } from '../question/question.ts'
import type { Ranked } from './ranked.ts'

/** Passages in whose places the unit is looked for. */
const FIRST = 3

const MANY =
  /\bhow (?:many|much) (?:(?:more|such|working|business|calendar|full) )?(hour|day|week|month|year|minute)s?\b/
const PER =
  /\b(?:per|each|every|an?) (hour|day|week|month|year|kilo|kg|quintal|tonne|met(?:re|er)|square(?= f(?:oo|ee)t)|sq\.? ?ft|unit|user|visit|trip|order|head|person|plate|kilomet(?:re|er)|km|page|minute|session|piece|bag|room|night|copy)\b(?! (?:ago|later|after|before|early|late))/
const NUMBER = String.raw`(?:\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|sixty|ninety|hundred)\b)`

/** How contracts write a unit that is not written as it is asked. */
const written: Readonly<Record<string, RegExp>> = {
  hour: /hour|hrs?\b/,
  day: /\bda(?:y|ily|ys)\b|diem/,
  week: /week/,
  month: /month|\bp\.? ?m\b|instal/,
  year: /year|annu|\bp\.? ?a\b/,
  kilo: /kilo|\bkgs?\b/,
  kg: /kilo|\bkgs?\b/,
  metre: /met(?:re|er)|\bmtrs?\b/,
  meter: /met(?:re|er)|\bmtrs?\b/,
  square: /\bsq|square/,
  head: /head|person|guest|plate|\bpax\b/,
  person: /head|person|guest|plate|\bpax\b|each/,
  plate: /head|person|guest|plate|\bpax\b/,
  km: /\bkms?\b|kilomet/,
  kilometre: /\bkms?\b|kilomet/,
}

/** The unit in which a figure is asked for, 'per kilo', 'how many hours', where none of the first places counts in it; else null. */
export function unitLacking(book: Book, { english }: Question, ranked: readonly Ranked[]): string | null {
  const many = MANY.exec(english)?.[1]
  const unit = many ?? PER.exec(english)?.[1]
  if (unit === undefined) return null
  const own = written[unit] ?? new RegExp(unit.slice(0, 6))
  const counted = new RegExp(`${NUMBER}[^.;]{0,24}(?:${own.source})`)
  const isThere = ranked.slice(0, FIRST).some(({ passage }) => {
    const { start, end } = inContext(book.passages, passage)
    const words = `${passage.read} ${book.contract.text.norm.slice(start, end)}`
    return many === undefined ? own.test(words) : counted.test(words)
  })
  return isThere ? null : unit
}
