import type { Clause } from '../segment/clauses.ts'
import type { NormalText } from '../text/normalize.ts'
import { saysYou, withYouAndWe } from './addressed.ts'
import { oppositeOf, roleSides, type Side, sideOf } from './roles.ts'

/** A party as the rules know it: what it is called, and every word by which the text means it. */
export interface ContractParty {
  readonly index: number
  readonly name: string
  readonly definedTerm: string | null
  readonly role: string | null
  readonly side: Side
  /** normalised words that mean this party: 'the client' is matched through 'client' */
  readonly aliases: readonly string[]
}

const NOT_A_PARTY =
  /^(?:this |the )?(?:mutual |master |above |said )?(?:agreement|contract|deed|parties|party|effective date|commencement date|execution date|term|services?|premises|property|schedule|products?|goods|mnda|nda|purpose|confidential information|territory|act|project|work|software|platform services|website|site|app|order|msa|sow|group|collectively|letter|jv|fund|funds|licensed premises|demised premises|security deposit|rent|fees?|offer|plan|warrant|shares?|business|api|trademarks?|ip agreement|closing|company business|restricted .*|initial term|base .*|technology|titles?)$/i

const QUOTED =
  /\(([^()]{0,220}?)["“'‘]([A-Z][^"”'’()\n]{0,60}?)[,.]?["”'’]([^()]{0,360})\)|\b(?:hereinafter|hereafter|herein)\s+(?:collectively\s+|jointly\s+|individually\s+)?(?:(?:referred|called|termed|known|described)\s+(?:to\s+)?(?:as\s+)?)?(?:for the sake of brevity\s+)?(?:the\s+)?["“'‘]([^"”'’\n]{2,60})["”'’]/g
const BARE_TERM =
  /\bhereinafter\s+(?:referred to as|called|termed|known as)\s+(?:as\s+)?(?:the\s+)?([A-Z][A-Za-z]+(?: [A-Z][A-Za-z]+){0,2})/g

interface Named {
  name: string
  term: string
  at: number
}

/** Finds who contracts, from the opening words; where these name nobody, from the roles that the text speaks of. */
export function findParties(text: NormalText, clauses: readonly Clause[]): ContractParty[] {
  const opening = openingOf(text, clauses)
  const named = dedupe([...fromDefinitions(opening), ...fromTable(opening)])
  const found = named.length >= 2 ? named : dedupe([...named, ...fromBetween(opening)])
  const roles = found.length >= 2 ? [] : fromRoles(text, found)
  const complete =
    found.length >= 2 ? found : dedupe([...found, ...(roles.length > 0 ? roles : fromAddress(text, found))])
  const sides = resolveSides(complete.slice(0, 8))
  const parties = complete.slice(0, 8).map((entry, index) => toParty(entry, index, sides[index]!, complete))
  return withYouAndWe(text.norm, parties)
}

/** The words before the body, and a little of it: letters and terms of service name their parties in the first lines. */
function openingOf(text: NormalText, clauses: readonly Clause[]): string {
  const body = clauses.find((clause) => clause.kind === 'clause' && (clause.number !== null || clause.index > 2))
  const end = Math.min(Math.max(body?.start ?? 0, 2500), 9000)
  return text.original.slice(0, end)
}

function fromDefinitions(opening: string): Named[] {
  const found: Named[] = []
  const candidates = [...opening.matchAll(QUOTED), ...opening.matchAll(BARE_TERM)].sort((a, b) => a.index - b.index)
  let previousEnd = 0
  for (const match of candidates) {
    const term = (match[2] ?? match[4] ?? match[1] ?? '').replace(/\s+/g, ' ').trim()
    const at = match.index
    if (at < previousEnd) continue
    const plain = term.replace(/^the\s+/i, '')
    if (plain === '' || NOT_A_PARTY.test(plain)) continue
    const name = nameBefore(opening.slice(previousEnd, at))
    if (name === null) continue
    found.push({ name, term: plain, at })
    previousEnd = at + match[0].length
  }
  return found
}

const LEGAL_FORM =
  /\b(?:private limited|pvt\.? ?ltd\.?|limited|ltd\.?|llp|llc|l\.l\.c\.|inc\.?|incorporated|corporation|corp\.?|company|co\.|plc|gmbh|ag|b\.?v\.?|s\.?a\.?|l\.p\.|trust|society|bank|foundation|associates|enterprises|industries|& co|n\.a\.)\b/i
const PERSON = /^(?:mr|mrs|ms|dr|shri|smt|sri|kumari|m\/s|messrs)\b\.?/i

/** The name that stands before its defined term: from the last 'between' or 'and' up to the first description. */
function nameBefore(stretch: string): string | null {
  const flat = stretch.replace(/[*_#]{2,}/g, ' ').replace(/\s+/g, ' ')
  const parts = flat.split(
    /\b(?:between|by and between|among|BETWEEN|AND BETWEEN)\b:?|(?:\bAND\b|(?<=[,;)] ?|PART )\band\b)|;|\((?:\d|[a-z]|i{1,3})\)|(?:^|\s)\d\.\s|\b(?:OF|of) the (?:ONE|FIRST|SECOND|OTHER|one|first|second|other) (?:PART|part)\b,?/,
  )
  const tail = parts.map((part) => part.trim()).filter((part) => /[A-Za-z]{2}/.test(part))
  for (let index = tail.length - 1; index >= Math.max(0, tail.length - 3); index--) {
    const name = cutName(tail[index]!)
    if (name !== null) return name
  }
  return null
}

function cutName(raw: string): string | null {
  let words = raw.replace(/^[\s,.:"“-]+/, '').replace(/^(?:and|by|is made|entered into)\s+/i, '')
  const cut = words.search(
    /,(?!\s*(?:inc|ltd|llc|l\.l\.c|llp|l\.p|n\.a|corp|pvt|private|limited|co\b))|\s\(|\s+(?:a|an|being a)\s+(?:[a-z]|Indian|Delaware|Nevada|California|New York|private|public)|\s+(?:having|with (?:its|an|a)|aged|residing|represented|through|incorporated|registered|organized|organised|whose|who\b|located|of (?:age|legal)|s\/o|d\/o|w\/o|son of|daughter of|wife of|together with|holding|bearing|CIN|PAN|at\s+[A-Z0-9])/i,
  )
  if (cut > 0) words = words.slice(0, cut)
  words = words
    .replace(/[\s,.:;"”-]+$/, (tail) =>
      /^\./.test(tail) && /\b(?:inc|ltd|co|corp|pvt)$/i.test(words.slice(0, words.length - tail.length)) ? '.' : '',
    )
    .trim()
  if (words.length < 2 || words.length > 110 || !/^[A-Z0-9_"“[]/.test(words)) return null
  if (
    /\b(?:agreement|whereas|deed|dated|day of|made and entered|shall|hereby|witnesseth)\b/i.test(words) &&
    !LEGAL_FORM.test(words)
  )
    return null
  if (words.split(' ').length > 9 && !LEGAL_FORM.test(words) && !PERSON.test(words)) return null
  return words
}

/** 'Client: Orbis Retail Private Limited' on a line of its own, and rows of a table of particulars. */
function fromTable(opening: string): Named[] {
  const names = roleSides
    .map(([name]) => name)
    .filter((name) => name !== 'we' && name !== 'you')
    .join('|')
  const line = new RegExp(
    String.raw`^[ \t|]*(?:name of (?:the )?)?(${names})(?:'s name| name)?[ \t]*(?:\||:|-|–|\t)[ \t|]*([A-Z][^\n|,(]{2,90})`,
    'gim',
  )
  return [...opening.matchAll(line)].map((match) => ({
    name: match[2]!.trim(),
    term: match[1]!.replace(/\b[a-z]/g, (letter) => letter.toUpperCase()),
    at: match.index,
  }))
}

/** One party is named and the text speaks to the other: 'you'. */
const fromAddress = (text: NormalText, known: readonly Named[]): Named[] =>
  known.length === 1 && saysYou(text.norm) ? [{ name: 'You', term: 'You', at: 0 }] : []

function fromBetween(opening: string): Named[] {
  const match =
    /\bbetween:?\s+([A-Z][^\n]{2,160}?),?\s+and\s+([A-Z][^\n]{2,160}?)(?:[,.;\n]|\s+\(|\s+(?:dated|for|on|regarding|effective)\b)/.exec(
      opening.replace(/[ \t]*\n[ \t]*(?!\n)/g, ' '),
    )
  if (match === null) return []
  return [match[1]!, match[2]!].flatMap((raw) => {
    const name = cutName(raw)
    return name === null ? [] : [{ name, term: name, at: match.index }]
  })
}

/** No names: the roles that most often bear duties ('the Tenant shall'), at most two, on opposite sides if possible. */
function fromRoles(text: NormalText, known: readonly Named[]): Named[] {
  const counts = new Map<string, number>()
  const names = roleSides.map(([name]) => name).join('|')
  for (const match of text.norm.matchAll(
    new RegExp(String.raw`\b(?:the )?(${names})s? (?:shall|will|must|may|agrees?|undertakes?|hereby|is|are)\b`, 'g'),
  )) {
    counts.set(match[1]!, (counts.get(match[1]!) ?? 0) + 1)
  }
  const taken = new Set(known.map((entry) => entry.term.toLowerCase()))
  const ranked = [...counts]
    .filter(([name, count]) => count >= 2 && !taken.has(name) && name !== 'third party')
    .sort((a, b) => b[1] - a[1])
  const first = known[0]?.term.toLowerCase() ?? ranked.shift()?.[0]
  if (first === undefined) return []
  const wanted = oppositeOf(sideOf(first))
  const second = ranked.find(([name]) => sideOf(name) === wanted && wanted !== 'unknown') ?? ranked[0]
  const picked = [...(known.length === 0 ? [first] : []), ...(second === undefined ? [] : [second[0]])]
  return picked.map((name) => {
    const shown =
      name === 'you'
        ? 'You'
        : name === 'we'
          ? 'We'
          : `The ${name.replace(/\b[a-z]/g, (letter) => letter.toUpperCase())}`
    return { name: shown, term: shown.replace(/^The /, ''), at: 0 }
  })
}

function dedupe(named: readonly Named[]): Named[] {
  const seen = new Set<string>()
  return named.filter(({ name, term }) => {
    const keys = [term.toLowerCase(), name.toLowerCase()]
    if (keys.some((key) => seen.has(key))) return false
    for (const key of keys) seen.add(key)
    return true
  })
}

/** Sides of all parties: by defined term, else the opposite of what is known ('Company' beside an employee). */
function resolveSides(named: readonly Named[]): Side[] {
  const sides = named.map(({ term }) => sideOf(term))
  const firm = sides.find((side) => side !== 'unknown' && side !== 'company')
  return sides.map((side) =>
    (side !== 'unknown' && side !== 'company') || firm === undefined
      ? side
      : sides.length === 2
        ? oppositeOf(firm)
        : side,
  )
}

const COMMON_FIRST = /^(?:the|mr|mrs|ms|m\/s|shri|smt|dr|new|india|indian|national|first|global|united|american)$/

function toParty(entry: Named, index: number, side: Side, all: readonly Named[]): ContractParty {
  const term = entry.term.toLowerCase().replace(/[“”"]/g, '')
  const aliases = new Set<string>([term])
  const name = entry.name.toLowerCase().replace(/[’‘]/g, "'")
  if (name.length > 3) aliases.add(name)
  const words = name.replace(/[.,]/g, '').split(/\s+/)
  const firstWord = words.find((word) => !COMMON_FIRST.test(word) && word.length > 2)
  const clash = all.some((other) => other !== entry && other.name.toLowerCase().includes(firstWord ?? '\u0000'))
  if (firstWord !== undefined && !clash && LEGAL_FORM.test(entry.name) && firstWord.length > 3) aliases.add(firstWord)
  if (term === 'you') aliases.add('your')
  if (term === 'we') aliases.add('us')
  const isRole = roleSides.some(([role]) => role === term || `${role}s` === term)
  return {
    index,
    name: entry.name,
    definedTerm: entry.term === entry.name ? null : entry.term,
    role: isRole ? entry.term : null,
    side,
    aliases: [...aliases].sort((a, b) => b.length - a.length),
  }
}
