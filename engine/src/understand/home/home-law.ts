import { type Contract, once } from '../contract.ts'
import { lawsChosen } from '../facts/governing-law.ts'
import { homeOf, INDIAN_PLACE, isIndian } from './places.ts'

/**
 * What Indian law is to a contract: the law that decides; what one compares with, where another law decides and a party or
 * a place ties the contract to India; or nothing, where nothing ties it to India.
 */
export type HomeLaw = 'decides' | 'compares' | 'is_foreign'

/** A foreign currency, company or court, in a normalised text that no law and no Indian place is named in. */
const ABROAD =
  /[$€£¥]|\b(?:usd|eur|gbp|inc\.|llc|l\.l\.c|gmbh|plc|s\.a\.|delaware|california|new york|texas|nevada|florida|united states|u\.s\.|england|united kingdom|singapore|hong kong|germany|ireland|netherlands|switzerland|australia|canada|european union)(?!\w)/

/**
 * The law that the contract chooses decides. Where it chooses none, what ties it to India does; a text that shows no tie to any
 * country is read as Indian, since Karar is asked by people in India.
 */
export const homeLawOf = (contract: Contract): HomeLaw =>
  once(contract, 'home-law', () => {
    const chosen = lawsChosen(contract)
    if (chosen.some((place) => INDIAN_PLACE.test(place))) return 'decides'
    const tied = isIndian(contract)
    if (chosen.length > 0) return tied && hasIndianParty(contract) ? 'compares' : 'is_foreign'
    return tied || !ABROAD.test(contract.text.norm) ? 'decides' : 'is_foreign'
  })

/** A rupee somewhere does not tie a bargain of others to India: a party at home here does, or none that is at home abroad. */
function hasIndianParty(contract: Contract): boolean {
  const homes = contract.parties.map((party) => homeOf(contract, party))
  return homes.includes('india') || !homes.includes('abroad')
}
