import type { Finding } from '../../categories/shape/detector.ts'
import { originalSpan, type Span } from '../../grammar/normalize.ts'
import { type Contract, once } from '../../understand/contract.ts'
import { eachSeat } from '../../understand/facts/forum.ts'
import { citiesIn } from '../../understand/home/places.ts'
import { isParty } from '../../understand/reading/reading.ts'
import { groundIn } from './exit-of.ts'

const ADDRESS =
  /\b(?:offices?|residing|resident|residence|situated|located|place of business|carrying on business|address|r\/o|works|factory)\b/
const OR_IN = /,? or (?:in|at) [a-z]/
/** So far behind a name its address may reach. */
const REACHES = 300

/**
 * Whether the only courts or seat that a passage names are of the town where its reader lives or has an office, as the contract
 * itself gives the address: such a forum is far for nobody but the other side.
 */
export function isOwnTown(contract: Contract, { category, hit: { burdened, span } }: Finding): boolean {
  if (category !== 'inconvenient_forum' || !isParty(burdened)) return false
  const address = once(contract, `address-${burdened.index}`, () => addressOf(contract, burdened.index))
  const towns = address === '' ? [] : townsIn(contract, span)
  const isOwn = (town: string): boolean => holds(address, town.split(',')[0]!)
  // 'in Austin, Texas, or in Oklahoma City': whoever is at home in one of them may claim there
  const isChoice = OR_IN.test(contract.text.norm.slice(span.start, span.end))
  return towns.length > 0 && (isChoice ? towns.some(isOwn) : towns.every(isOwn))
}

/** The towns that the passage names as seat or court. */
export function townsIn(contract: Contract, span: Span): string[] {
  const named = once(contract, 'towns', () => eachSeat(contract, groundIn(contract)))
  const place = originalSpan(contract.text, span)
  return named.filter(({ start, end }) => start < place.end && place.start < end).map(({ value }) => value)
}

const apart = (words: string): string =>
  ` ${
    words
      .toLowerCase()
      .match(/[\p{L}\p{M}]+/gu)
      ?.join(' ') ?? ''
  } `
/** The town is named in the address, by its old name or its new one. */
const holds = (address: string, town: string): boolean =>
  apart(address).includes(apart(town)) || citiesIn(town.toLowerCase()).some((city) => citiesIn(address).includes(city))

/** 'Vendor: Shree Fabricators, Bhosari, Pune': what stands behind a name up to the end of its line, where no sentence goes on. */
const BEHIND_NAME =
  /^(?:,? ?(?:private|pvt\.?|limited|ltd\.?|llp|inc\.?)){0,3}, (?!(?:a|an|having|who|which|the|and|as)\b)([^.;:]{3,80})$/
/** Above a letter or an order the address stands below the name, down to its postal code. */
const BELOW_NAME = /^[^\S\n]*((?:\n[^\n]*[^\s:;][^\n]*){1,4}?\b\d{3} ?\d{3})\b/
/** From the word for an address behind the first place that names a party on, to where somebody is named again. */
function addressOf({ mentions, text }: Contract, index: number): string {
  const named = mentions.filter(({ who }) => isParty(who)).toSorted((a, b) => a.start - b.start)
  const first = named.find(({ who }) => isParty(who) && who.index === index)
  if (first === undefined) return ''
  const other = named.find(({ start, who }) => start >= first.end && isParty(who) && who.index !== index)
  const end = Math.min(other?.start ?? Number.POSITIVE_INFINITY, first.end + REACHES)
  const word = text.norm.slice(first.end, end).search(ADDRESS)
  if (word < 0) return behindName(text, named, first)
  const at = first.end + word
  const next = named.find(({ start }) => start >= at)
  return text.norm.slice(at, Math.min(next?.start ?? end, end))
}

/** The name may stand behind a role, as in 'Vendor: Shree Fabricators': what is said of it stands behind the last word for it. */
function behindName({ original, toOriginal }: Contract['text'], named: Contract['mentions'], first: Span): string {
  const line = original.indexOf('\n', toOriginal[first.end] ?? 0)
  if (line < 0) return ''
  const last = named.filter(({ start }) => start >= first.start && (toOriginal[start] ?? line) < line).at(-1) ?? first
  const below = BELOW_NAME.exec(original.slice(toOriginal[last.end] ?? line))?.[1] ?? ''
  if (below !== '' && below.length < REACHES) return below.toLowerCase()
  return BEHIND_NAME.exec(original.slice(toOriginal[last.end], line).trimEnd().toLowerCase())?.[1] ?? ''
}
