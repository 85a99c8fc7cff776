import { weakerSides } from './names/roles.ts'
import { isBusinessWord } from './names/strangers.ts'
import { byRole } from './names/subjects.ts'
import type { ContractParty } from './party.ts'

const SAYS_YOU = /"you"|'you'|\byou (?:shall|will|must|may|agree|are|hereby|undertake|acknowledge|have|can)\b/g
/** Where two parties are known, one such sentence tells. */
const SAYS_YOU_ONCE = /\byou (?:shall|will|agree|must|are|undertake)\b/
const SAYS_WE = /"we"|"us"|\bwe (?:shall|will|may|are|can|reserve|have|agree)\b|\b(?:by|to) us\b/

/** True where the text speaks to its reader, as letters and terms of service do. */
export const saysYou = (norm: string): boolean =>
  (norm.slice(0, 20_000).match(SAYS_YOU)?.length ?? 0) >= 2 || /\(?["']you["']/.test(norm.slice(0, 6000))

/**
 * Lets 'you' and 'we' name parties where the text speaks that way: 'you' is the party called so, or else the one that
 * such letters are written to (the employee, the tenant, the user); 'we' is the only other one.
 */
export function withYouAndWe(norm: string, parties: readonly ContractParty[]): ContractParty[] {
  if (parties.length !== 2 || !(saysYou(norm) || SAYS_YOU_ONCE.test(norm))) return [...parties]
  const you =
    parties.find((party) => party.aliases.includes('you')) ??
    buyerOf(norm, parties) ??
    parties.find((party) => party.side === weakerSides.find((side) => parties.some((other) => other.side === side)))
  if (you === undefined) return [...parties]
  const we = SAYS_WE.test(norm) ? ['we', 'us'] : []
  return parties.map((party) => ({
    ...party,
    aliases: [...new Set([...party.aliases, ...(party === you ? ['you', 'your'] : we)])].sort(
      (a, b) => b.length - a.length,
    ),
  }))
}

/** Terms of a business that has a name speak to whoever buys, who has none: 'the Client' beside 'Orbis Works', 'the Student' beside 'the Academy'. */
function buyerOf(norm: string, parties: readonly ContractParty[]): ContractParty | undefined {
  const unnamed = parties.filter(({ name, definedTerm }) => definedTerm !== null && name === byRole(definedTerm))
  const buyers = unnamed.filter(({ side }) => ['customer', 'buyer', 'user'].includes(side))
  const isHouse = ({ name }: ContractParty): boolean => isBusinessWord(name)
  return buyers.length === 1 && (unnamed.length === 1 || unnamed.some(isHouse) || YOUR_PURCHASE.test(norm))
    ? buyers[0]
    : undefined
}
/** What only who buys has: where both sides are roles alone, it tells which of them is 'you'. */
const YOUR_PURCHASE =
  /\byour (?:deposit|(?:\w+ )?booking(?: date)?|order|events?|purchase|reservation|refund|stay|subscription|garments?|consignment|enrol?ment|admission|appointment)\b/

const GUARANTEES = /\bwe\b[^.;]{0,60}\bguarantee(?:s)? (?:to |unto )?(?:the |you\b)/
const MINE = ['i', 'me', 'my', 'we', 'us', 'our']
/** 'I/We jointly and severally guarantee to the Bank': whoever signs such a printed letter is the guarantor, and is called so. */
export function withSurety(norm: string, parties: readonly ContractParty[]): ContractParty[] {
  const isSurety = parties.length === 2 && parties.some(({ side }) => side === 'lender') && GUARANTEES.test(norm)
  return parties.map((party) =>
    isSurety && party.name === 'We'
      ? {
          ...party,
          name: byRole(SURETY),
          definedTerm: SURETY,
          role: SURETY,
          side: 'guarantor',
          aliases: [...new Set([...party.aliases, ...MINE, 'guarantor', 'surety'])].sort((a, b) => b.length - a.length),
        }
      : party,
  )
}
const SURETY = 'Guarantor'
