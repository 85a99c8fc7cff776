import type { Severity } from '@karar/schema'
import type { Sentence } from '../../../grammar/sentences.ts'
import type { Contract } from '../../../understand/contract.ts'
import { homeOf, INDIAN_CITY, isIndian } from '../../../understand/home/places.ts'
import { families } from '../../../understand/kinds/families.ts'
import type { ContractParty } from '../../../understand/parties/party.ts'
import { isOneOf, partyOn, weakerParty } from '../../../understand/reading/reading.ts'
import { tellingPart } from '../../../understand/reading/telling-part.ts'
import type { Clause } from '../../../understand/segment/clauses.ts'
import type { Detector, Hit } from '../../shape/detector.ts'

const ABROAD = String.raw`(?:england(?: and wales)?|english|united kingdom|u\.?k\.?|wales|scotland|london|new york|delaware|california|texas|florida|nevada|massachusetts|illinois|new jersey|virginia|washington|georgia|united states(?: of america)?|u\.?s\.?a?\.?|american|san francisco|singapore|hong kong|dubai|difc|abu dhabi|united arab emirates|uae|germany|german|frankfurt|munich|berlin|france|french|paris|switzerland|swiss|geneva|zurich|netherlands|dutch|amsterdam|ireland|irish|dublin|luxembourg|mauritius|cayman islands|british virgin islands|japan|tokyo|china|prc|shanghai|beijing|australia|new south wales|victoria|sydney|canada|ontario|toronto|sweden|stockholm|israel|malaysia|kuala lumpur|sri lanka|colombo|nepal|bangladesh|cyprus|italy|spain|denmark|norway|south korea|seoul|vienna|austria|belgium|brussels)(?! language)`
const LAW = new RegExp(
  String.raw`\b(?:governed by|governed in accordance with|construed (?:in accordance with|under)|interpreted (?:in accordance with|under)|subject to)\b[^.;]{0,110}?\blaws?\b[^.;]{0,50}?\b${ABROAD}\b|\b(?:governed by|governing law)\b[^.;]{0,60}?\b${ABROAD} laws?\b|\bgoverning law\b[^.;]{0,40}\b${ABROAD}\b`,
)
const COURT = new RegExp(
  String.raw`\b(?:disputes?|claims?|suits?|proceedings)\b[^.;]{0,60}?\b(?:resolved|decided|tried|settled|brought|heard)\b[^.;]{0,20}?\b(?:by|in|before) the (?:competent )?courts? (?:of|in|at) (?:the )?(?:state of )?${ABROAD}\b|\bcourts?\b[^.;]{0,60}?\b(?:of|in|at|located in|sitting in)\b[^.;]{0,40}?\b${ABROAD}\b[^.;]{0,120}\bjurisdiction\b|\bjurisdiction\b[^.;]{0,60}\bcourts?\b[^.;]{0,50}?\b${ABROAD}\b`,
)
const SEAT = new RegExp(
  String.raw`\b(?:seat|venue|place|location)\b[^.;]{0,50}?\barbitra[^.;]{0,50}?\b${ABROAD}\b|\barbitra(?:tion|ted|l proceedings)\b[^.;]{0,140}?\b(?:in|at|seated in|held (?:in|at)|venue|seat)\b (?:shall be |is |the )?(?:city of )?${ABROAD}\b`,
)
const BARS_INDIA = /\b(?:indian courts|courts? (?:in|of) india)\b[^.;]{0,40}\b(?:no|not)\b[^.;]{0,20}\bjurisdiction\b/
const HOME = new RegExp(String.raw`\bindian?\b|${INDIAN_CITY.source}`)
/** Rupees below which a fight abroad costs more than the contract is worth (our own band: one crore). */
const SMALL_CONTRACT = 1e7

/**
 * Disputes between Indian parties seated in India follow Indian substantive law (Arbitration Act, section 28(1)(a)); two
 * Indian parties may take a foreign seat (PASL Wind v GE Power, 2021). Read only where something ties the contract to India.
 */
export const foreignLaw: Detector = {
  id: 'foreign-law',
  category: 'foreign_law_or_seat',
  readWhole(contract) {
    if (!isIndian(contract)) return []
    const found = contract.clauses
      .filter(({ kind }) => kind === 'clause' || kind === 'schedule' || kind === 'parties')
      .flatMap((clause) => clause.sentences.flatMap((sentence) => readSentence(sentence, clause, contract)))
    if (found.length === 0 || !anyIndianParty(contract)) return []
    const weight = { critical: 0, high: 1, medium: 2, low: 3 } as const
    return found.sort((a, b) => weight[a.severity] - weight[b.severity]).slice(0, 1)
  },
}

function readSentence(sentence: Sentence, clause: Clause, contract: Contract): Hit[] {
  const { text } = sentence
  if (
    text.length < 20 ||
    /\b(?:export|sanctions?|convention|standard contractual|incorporated under|organi[sz]ed under|existing under)\b/.test(
      text,
    )
  )
    return []
  const law = LAW.exec(text)
  const court = COURT.exec(text)
  const seat = HOME.test(text) ? null : SEAT.exec(text)
  const bars = BARS_INDIA.exec(text)
  const match = law ?? court ?? seat ?? bars
  if (match === null) return []
  // 'Laws of India; arbitration in London': the part that was found decides; a choice that also names India is no foreign one.
  if ((law ?? court) !== null && HOME.test(match[0]) && bars === null) return []
  const kind = bars !== null || court !== null ? 'court' : law !== null ? 'law' : 'seat'
  return [
    {
      span: tellingPart(sentence, match),
      clause,
      severity: severityOf(kind, contract),
      burdened: indianParty(contract),
      confidence: 0.85,
      variant: 'tiedToIndia',
      values: { where: kind },
    },
  ]
}

function severityOf(kind: 'law' | 'court' | 'seat', contract: Contract): Severity {
  if (isOneOf(contract, [...families.employment, ...families.premises])) return 'critical'
  if (contract.type === 'terms_of_service' || contract.type === 'privacy_policy') return 'high'
  if (kind !== 'seat') return 'high'
  const sums = contract.money.filter(({ currency }) => currency === 'INR').map(({ amount }) => amount)
  return sums.length > 0 && Math.max(...sums) <= SMALL_CONTRACT ? 'high' : 'medium'
}

/** The one party at home in India; null where both are, or where it is not told. */
function indianParty(contract: Contract): ContractParty | null {
  const home = contract.parties.filter((party) => homeOf(contract, party) === 'india')
  if (home.length === 1 && contract.parties.length > 1) return home[0]!
  return weakerParty(contract) ?? partyOn(contract, 'customer')
}

/** A city or a rupee somewhere does not make a foreign bargain Indian: a party at home here, or no party abroad, does. */
function anyIndianParty(contract: Contract): boolean {
  const homes = contract.parties.map((party) => homeOf(contract, party))
  if (homes.includes('india')) return true
  return (
    !homes.includes('abroad') &&
    /₹|\brs\.? ?\d|\binr\b|\brupees\b|\b(?:in|within|throughout|territory of) india\b/.test(contract.text.norm)
  )
}
