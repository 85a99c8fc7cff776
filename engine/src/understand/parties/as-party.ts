import { LEGAL_FORM } from './names/party-names.ts'
import type { Named } from './names/party-terms.ts'
import { roleSides, type Side, sideOf } from './names/roles.ts'
import type { ContractParty } from './party.ts'

/** 'M/s LOTUSLOANS AGENCY' is called LOTUSLOANS. */
const OWN_WORD = /^M\/s\.? \p{Lu}{8,} /u
const FORM_AT_END = /,? \(?(?:private limited|pvt\.? ?ltd\.?|limited|ltd\.?|llp)$/
const COMMON_FIRST = /^(?:the|mr|mrs|ms|m\/s|shri|smt|dr|new|india|indian|national|first|global|united|american)$/

/** 'of the ONE PART and Orbis Traders LLP' closes with the other side's name and begins this one's. */
const OF_THE_OTHER = /^(?:the )?(?:one|first|other|second) part,? and /i

/** A party with every word by which the text means it. */
export function toParty(found: Named, index: number, side: Side, all: readonly Named[]): ContractParty {
  const entry: Named = { ...found, name: found.name.replace(OF_THE_OTHER, '') }
  const term = entry.term.toLowerCase().replace(/[“”"]/g, '')
  const aliases = new Set<string>([term])
  const name = entry.name.toLowerCase().replace(/[’‘]/g, "'")
  if (name.length > 3) aliases.add(name)
  const words = name.replace(/[.,]/g, '').split(/\s+/)
  const firstWord = words.find((word) => !COMMON_FIRST.test(word) && word.length > 2)
  const clash = all.some((other) => other !== found && other.name.toLowerCase().includes(firstWord ?? '\u0000'))
  const isFirm = LEGAL_FORM.test(entry.name) || OWN_WORD.test(entry.name)
  if (firstWord !== undefined && !clash && isFirm && firstWord.length > 3) aliases.add(firstWord)
  // 'AIM Orbis Private Limited' is 'AIM Orbis Pvt. Ltd.' in another line.
  const stem = name.replace(FORM_AT_END, '')
  if (
    stem !== name &&
    / /.test(stem) &&
    !all.some((other) => other !== found && other.name.toLowerCase().includes(stem))
  )
    aliases.add(stem)
  for (const word of entry.also ?? []) aliases.add(word)
  // 'the Vendors' are meant by 'the Vendor' as well, where nobody else is called so.
  const single = term.replace(/s$/, '')
  if (single !== term && sideOf(term) !== 'unknown' && !all.some((other) => other.term.toLowerCase() === single))
    aliases.add(single)
  if (aliases.has('you')) aliases.add('your')
  if (aliases.has('we') || aliases.has('us')) for (const word of ['we', 'us']) aliases.add(word)
  if (term === 'you' || aliases.has('you')) aliases.add('user')
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
