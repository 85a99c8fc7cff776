import { NO_BUSINESS } from './business-name.ts'
import { BLANK, type Named, PRONOUN } from './names/party-terms.ts'
import { roleSides, sideOf } from './names/roles.ts'
import { byRole } from './names/subjects.ts'

/** A term whose party is left out altogether: 'X Limited (the "Maker"), and ("Customer")' */
const NOTHING = /\b(?:and|between|by)[\s,:]*$/i
/** How far before its term a blank may stand. */
const REACH = 320

/** 'The Customer': a party that a form has a blank for, by its term; null where no blank stands before it. */
export function leftBlank(stretch: string, term: string): string | null {
  const near = stretch.slice(-REACH)
  const last = near.split(/\n[ \t]*\n/).findLast((part) => part.trim() !== '') ?? ''
  const isBlank = BLANK.test(last) || (sideOf(term) !== 'unknown' && NOTHING.test(near))
  return isBlank && /^[\p{L} /-]{3,40}$/u.test(term) ? nameOf(calmed(term)) : null
}
const nameOf = (term: string): string => (PRONOUN.test(term) ? term : byRole(term))

/** 'SukhYatra' on a line of its own, right before its term, or behind 'between' and 'and'. */
export function singleWord(stretch: string): string | null {
  const line = stretch.split('\n').at(-1)!.trim()
  const word =
    /(?:^(?:(?:\d\.|[Bb]etween|BETWEEN|[Aa]nd|AND|[Bb]y|BY)[:\s]+)?|\bbetween )(\p{Lu}[\p{L}\d&-]{3,30}),?$/u.exec(
      line,
    )?.[1]
  return word === undefined || NO_BUSINESS.test(word) || sideOf(word) !== 'unknown' ? null : word
}

const roles = roleSides.map(([role]) => role).filter((role) => !/^(?:we|you|us|principal)$/.test(role))
const LABEL_OF_BLANK = new RegExp(
  String.raw`^[ \t|]*(?:name of (?:the )?)?(${roles.join('|')})(?:'s)?(?:[ \t]{1,3}name)?[ \t]*[:|-][ \t|]*(?:_{3,}|\.{5,}|…{2,}|<<|\[)`,
  'gim',
)

/** 'Driver Name: ________' in the opening of a form, where the role is no party yet. */
export function fromBlankLabels(opening: string, known: readonly Named[]): Named[] {
  if (known.length !== 1) return []
  const [match] = opening.matchAll(LABEL_OF_BLANK)
  const role = match?.[1]
  if (match === undefined || role === undefined || known.some(({ term }) => term.toLowerCase() === role.toLowerCase()))
    return []
  return [{ name: byRole(calmed(role)), term: calmed(role), at: match.index }]
}

const NUMBERED_BLANK =
  /^[ \t|]*((?:Partner|Party|Founder|Member|Director) \d)[ \t]*[:|-][ \t|]*(?:_{3,}|\.{5,}|…{2,}|\[)/gim
/** 'Partner 1: ____' and 'Partner 2: ____', who share a term behind them: each by its label, as long as the blank stands. */
export function fromNumberedBlanks(opening: string, known: readonly Named[]): readonly Named[] {
  const labels = [...opening.matchAll(NUMBERED_BLANK)].map((match) => ({ name: calmed(match[1]!), at: match.index }))
  const others = known.filter(
    ({ name, term }) =>
      !/^(?:firm|llp)$/i.test(term) &&
      !labels.some((label) => label.name === name) &&
      sideOf(term) !== sideOf(labels[0]?.name ?? ''),
  )
  if (labels.length < 2 || labels.length > 6 || others.length > 0) return known
  return labels.map(({ name, at }) => ({ name, term: name, at }))
}

/** 'CUSTOMER' and 'customer' as a name: 'Customer'; 'POSP' and 'DSA' are short for words and stay. */
export const calmed = (term: string): string =>
  (term === term.toUpperCase() && !isShort(term)) || term === term.toLowerCase()
    ? term.toLowerCase().replace(/(?<![\p{L}'’])\p{L}/gu, (letter) => letter.toUpperCase())
    : term
const isShort = (term: string): boolean => /^[A-Z]{2,4}$/.test(term) && sideOf(term) === 'unknown'
