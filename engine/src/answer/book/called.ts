import { laySides } from '../../language/lay-phrases.ts'
import { once } from '../../understand/contract.ts'
import { families } from '../../understand/kinds/families.ts'
import { roleSides } from '../../understand/parties/names/roles.ts'
import type { ContractParty } from '../../understand/parties/party.ts'
import { isOneOf } from '../../understand/reading/reading.ts'
import type { Book } from './book.ts'

/** Words that begin names and are words of questions too. */
const COMMON =
  /^(?:the|this|company|client|consultant|landlord|tenant|lessor|lessee|licensor|licensee|employer|employee|lender|borrower|buyer|seller|first|second|party|bank|data|customer|owner|user|provider|supplier|vendor|partner|national|india|indian|state|city|royal|new|global|united|general|home|house|school|hotel|shop|power|food|water|city|land|work|good|smart|quick|green|blue|star|sun|gold|silver)$/i

/** A question with the parties' own names as its reader means them: 'they', or 'I' where the name is the reader's. */
export function withoutNames({ contract: { parties }, reader }: Book, asked: string): string {
  let said = asked
  for (const party of parties) {
    const name = /^(?:(?:m\/s|messrs|mr|mrs|ms|dr|shri|smt)\.? )?([\p{L}][\p{L}\p{M}'-]{3,})/iu.exec(party.name)?.[1]
    if (name === undefined || COMMON.test(name)) continue
    const found = new RegExp(String.raw`(?<![\p{L}\p{M}])${name}(?:'s)?(?![\p{L}\p{M}])`, 'giu')
    said = said.replace(found, party.index === reader?.index ? 'I' : 'they')
  }
  return said
}

/** Roles that are pronouns, or words of any question. */
const NO_ROLE = /^(?:we|you|user|guest|parent|visitor|artist|author|driver|donor|host|school|college|firm)$/
const ROLES = [...new Set([...roleSides.map(([name]) => name), ...laySides.map(([word]) => word)])]
  .filter((word) => !NO_ROLE.test(word))
  .sort((a, b) => b.length - a.length)
/** 'a contractor', 'another tenant' is nobody of the contract. */
const ROLE = new RegExp(
  String.raw`(?<!\b(?:an?|any|another|other|new|next|some|every|each|own|different|no)\s)\b(?:(?:the|this|my|our)\s)?(${ROLES.join('|')})('s)?(?![\w-])`,
  'g',
)

/** The same with words for a side: 'the landlord' is 'they' to a tenant, and 'i' to a landlord. In small letters. */
export function withoutRoles(book: Book, english: string): string {
  const { reader } = book
  if (reader === null) return english
  return english.replace(ROLE, (said, word: string, own: string | undefined) => {
    const party = calledBy(book, word)
    if (party === null) return said
    const isReader = party.index === reader.index
    return own === undefined ? (isReader ? 'i' : 'they') : isReader ? 'my' : 'their'
  })
}

/** The party that a word for a side means; null where it may mean several, or none. Of several others any is 'they'. */
function calledBy(book: Book, word: string): ContractParty | null {
  const known = once(book.contract, `called:${book.reader?.index ?? ''}`, () => new Map<string, ContractParty | null>())
  const before = known.get(word)
  if (before !== undefined) return before
  const party = lookUp(book, word)
  known.set(word, party)
  return party
}

function lookUp({ contract, reader }: Book, word: string): ContractParty | null {
  const { parties } = contract
  const own = parties.filter(({ aliases }) => aliases.includes(word))
  if (own.length > 0) return oneSide(own, reader)
  const named = roleSides.find(([name]) => name === word)?.[1]
  const lay = laySides.find(([own]) => own === word)?.[1] ?? []
  // 'licensor' of a flat is its landlord, 'licensor' of software is not
  const premises = isOneOf(contract, families.premises)
  const sides = [...(named === undefined || named === 'unknown' ? [] : [named]), ...lay].flatMap((side) =>
    premises && side === 'licensor' ? [side, 'landlord' as const] : [side],
  )
  const meant = parties.filter(({ side }) => sides.includes(side))
  return meant.length === 0 ? null : oneSide(meant, reader)
}

const oneSide = (parties: readonly ContractParty[], reader: ContractParty | null): ContractParty | null =>
  new Set(parties.map(({ index }) => index === reader?.index)).size === 1 ? parties[0]! : null
