import type { Contract } from '../contract.ts'
import type { ContractParty } from '../parties/party.ts'
import { occurs } from '../reading/may-occur.ts'

const CITY_NAMES = [
  'agra|ahmedabad|allahabad|prayagraj|amritsar|aurangabad|bangalore|bengaluru|bhopal|bhubaneswar|calcutta|calicut|kozhikode',
  'chandigarh|chennai|cochin|kochi|coimbatore|dehradun|delhi|ernakulam|faridabad|gandhinagar|ghaziabad|goa|panaji|gurgaon|gurugram',
  'guwahati|hyderabad|indore|jabalpur|jaipur|jodhpur|kanpur|kolkata|lucknow|ludhiana|madras|madurai|mangalore|mangaluru|mohali|mumbai',
  'bombay|mysore|mysuru|nagpur|nashik|navi mumbai|new delhi|noida|patna|pondicherry|puducherry|pune|raipur|rajkot|ranchi|secunderabad',
  'shimla|srinagar|surat|thane|thiruvananthapuram|trivandrum|udaipur|vadodara|baroda|varanasi|vijayawada|visakhapatnam|vizag',
].join('|')
const STATES =
  'andhra pradesh|assam|bihar|chhattisgarh|gujarat|haryana|himachal pradesh|jharkhand|karnataka|kerala|madhya pradesh|maharashtra|odisha|punjab|rajasthan|tamil nadu|telangana|uttar pradesh|uttarakhand|west bengal'

/** An Indian city, in a normalised text. */
const INDIAN_CITY = new RegExp(String.raw`\b(${CITY_NAMES})\b`)
const SAME: Record<string, string> = {
  bangalore: 'bengaluru',
  bombay: 'mumbai',
  'navi mumbai': 'mumbai',
  calcutta: 'kolkata',
  madras: 'chennai',
  'new delhi': 'delhi',
  gurgaon: 'gurugram',
  cochin: 'kochi',
  ernakulam: 'kochi',
  mysore: 'mysuru',
  baroda: 'vadodara',
  allahabad: 'prayagraj',
  trivandrum: 'thiruvananthapuram',
  calicut: 'kozhikode',
  mangalore: 'mangaluru',
  vizag: 'visakhapatnam',
}

/** India and what is Indian; no tribe, river or reservation of America is. */
const OF_INDIA = String.raw`(?<!\b(?:american|native|seminole|cherokee|navajo|choctaw|chickasaw|apache|mohawk|oneida|pueblo|tribal|west) )\bindian?\b(?! (?:tribes?|tribal|gaming|reservations?|river|wells|hills|ocean|affairs|lands)\b)`

/** An Indian city or State, or India itself, in lower case. */
export const INDIAN_PLACE = new RegExp(String.raw`${OF_INDIA}|\b(?:${CITY_NAMES}|${STATES})\b`)

/** All Indian cities named in a stretch of normalised text, old names turned into new ones. */
export function citiesIn(words: string): string[] {
  const found = [...words.matchAll(new RegExp(INDIAN_CITY.source, 'g'))].map((match) => SAME[match[1]!] ?? match[1]!)
  return [...new Set(found)]
}

const INDIAN = new RegExp(
  String.raw`${OF_INDIA}|₹|\brs\.? ?\d|\binr\b|\brupees\b|\blakhs?\b|\bcrores?\b|\bprivate limited(?! (?:liability )?company\b)|\bpvt\.? ?ltd|\bgstin?\b|\bcompanies act, ?(?:1956|2013)\b|\budyam\b|\bmsmed?\b|\baadhaar\b|\b(?:${CITY_NAMES}|${STATES})\b`,
)
// goods and services tax is paid elsewhere, too: a sign among others
const EACH_SIGN = new RegExp(String.raw`${INDIAN.source}|\bgst\b`, 'g')
/** How many different words of a contract tie it to India. */
export const tiesToIndia = (contract: Contract): number =>
  new Set(Array.from(contract.text.norm.matchAll(EACH_SIGN), ([sign]) => sign)).size
/** Money that is India's alone: 'Rs.' is written elsewhere, too. */
const RUPEES_OF_INDIA = /₹|\binr\b/
export const isPaidInIndianRupees = (contract: Contract): boolean => occurs(contract, RUPEES_OF_INDIA)
/** True where a party, an address, the currency or a statute ties the contract to India. */
export const isIndian = (contract: Contract): boolean => occurs(contract, INDIAN)

const FOREIGN_HOME =
  /\b(?:inc\.?|incorporated under the laws of (?:the )?(?!india)|llc|l\.l\.c|gmbh|pte\.? ltd|plc|b\.v\.|s\.a\.|ag\b|delaware|california|new york|nevada|texas|singapore|united kingdom|england|london|usa|u\.s\.a|united states|dubai|uae|germany|japan|hong kong|ireland|netherlands|switzerland|mauritius|australia|canada)\b/

const INCORPORATED_ABROAD =
  /\b(?:laws of|incorporated in|registered in|organi[sz]ed in|a) (?:the )?(?:state of )?(?:delaware|england|singapore|united|california|new york|colorado|nevada|florida|hong kong|ireland|germany)\b/

/** Where a party is at home, by what stands behind its name where it is first named. */
export function homeOf(contract: Contract, party: ContractParty): 'india' | 'abroad' | 'unknown' {
  const words = descriptionOf(contract, party)
  if (INCORPORATED_ABROAD.test(words) && !/\bindia\b|\bcompanies act, ?(?:1956|2013)\b/.test(words)) return 'abroad'
  if (INDIAN.test(words)) return 'india'
  return FOREIGN_HOME.test(words) ? 'abroad' : 'unknown'
}

/** The name of a party and what is said about it in the opening, up to its defined term or the next party. */
function descriptionOf(contract: Contract, party: ContractParty): string {
  const name = party.name.toLowerCase().replace(/[’‘]/g, "'")
  const at = contract.text.norm.indexOf(name)
  if (at < 0 || at > 12_000) return name
  const rest = contract.text.norm.slice(at, at + 420)
  const stops = contract.parties
    .filter((other) => other !== party)
    .map((other) => rest.indexOf(other.name.toLowerCase()))
    .filter((place) => place > 0)
  const end = rest.search(/\n\n|\bnow,? therefore\b|\bwhereas\b/)
  return rest.slice(0, Math.min(rest.length, ...stops, ...(end > 0 ? [end] : [])))
}
