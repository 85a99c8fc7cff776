import { allWhoDo } from '../../understand/reading/reading.ts'
import type { Book } from '../book/book.ts'
import type { Passage } from '../book/passages.ts'
import type { Question } from '../question/question.ts'
import { saidFor } from '../question/synonyms.ts'
import { stemsOf } from '../question/words-of.ts'
import { hasFigure } from '../search/has-figure.ts'
import type { Ranked } from '../search/ranked.ts'

/** Places that an answer shows. */
const SHOWN = 3

/** The stems by which contracts say what some words of a question say. */
const saidOf = (words: string): ReadonlySet<string> => new Set(stemsOf(words).flatMap(saidFor))
const speaks = (said: ReadonlySet<string>, words: string): boolean => stemsOf(words).some((one) => said.has(one))

/** 'How much notice before they visit', 'how many days before the meeting must they tell us', 'how long must the meeting notice be'. */
const NOTICE_OF = [
  /\bnotice\b(?: (?!for\b|of\b|before\b)[a-z']+){0,6} (?:before|prior to|for|of) (.+)$/,
  /\bhow (?:many (?:days|weeks|months|hours)|long|early|soon) (?:before|prior to) (.+)$/,
  /\b(?:the |a |any )?((?:[a-z]+ )?(?:meeting|inspection|visit|audit|entry|viewing|sale|shifting|posting|travel)) notice\b/,
]
const ASKS_NOTICE = /\b(?:notice|tell|told|inform\w*|know|intimat\w*|warn\w*|notify|notified|ask)\b/
/** Where what the notice is of ends: 'before the meeting must they tell us'. */
const ENDS_THERE = /[,.;?!]|\b(?:must|should|will|shall|do|does|can|may|has to|have to|is|are)\b/
/** That the contract itself ends, goes on or is changed: its notice is what the analysis reads. */
const OF_THE_CONTRACT =
  /\b(?:end\w*|leav\w*|left|terminat\w*|quit\w*|resign\w*|vacat\w*|stop\w*|cancel\w*|exit\w*|clos\w+|walk\w*|out|evict\w*|throw\w*|remov\w*|fir(?:e|ed|ing)|sack\w*|let (?:me|us) go|go|renew\w*|expir\w*|break\w*|discontinu\w*|surrender\w*|get rid|contract|agreement|lease|terms?|over|breach|default|relieved?|relieving|drop\w*|part|dismiss\w*|paid|pay)\b/

/** Of what a notice is asked that is not of the end of the contract, in the words of the question; null where that is not asked. */
export function noticeOf({ english }: Question): string | null {
  if (!ASKS_NOTICE.test(english)) return null
  const tail = NOTICE_OF.map((shape) => shape.exec(english)?.[1]).find((one) => one !== undefined)
  const own = tail?.split(ENDS_THERE)[0]?.trim() ?? ''
  return own === '' || OF_THE_CONTRACT.test(own) || stemsOf(own).length === 0 ? null : own
}

/** 'How much notice before they visit?': no place that names a time speaks of a visit; the notice to end the contract is another. */
export function noticeLacking(book: Book, question: Question, ranked: readonly Ranked[]): boolean {
  const own = noticeOf(question)
  if (own === null) return false
  const said = saidOf(own)
  return !ranked.slice(0, SHOWN).some(({ passage }) => speaks(said, passage.words) && hasFigure(book, passage, 'time'))
}

/** 'Can they also end it', 'do they defend us', 'how do I close the account': a side, and what it does. */
const SIDE_DOES =
  /(?:^|[,.;?!] |^(?:so|and|but|then|how|if so),? )(?:can|could|may|must|will|would|shall|should|do|does|did) (i|we|they|he|she) (?:(?:also|just|still|ever|only|really|even|have to|need to|get to|want to) )*([a-z]{3,})/
/** What of a contract gives a right or a duty to the one side alone so often that the other's is no answer. */
const OF_A_SIDE =
  /^(?:end|leave|stop|terminate|cancel|quit|resign|close|exit|withdraw|suspend|transfer|assign|sublet|renew|extend|defend|indemnify|audit|inspect)$/

/** 'Can they end it too?' is not settled by a sentence in which only the reader may, whatever matter it was taken for. */
export function isOfOtherDoer({ contract, reader }: Book, { english }: Question, { sentence }: Passage): boolean {
  const asked = SIDE_DOES.exec(english)
  if (asked === null || reader === null || !OF_A_SIDE.test(asked[2]!)) return false
  const stems = [...saidOf(asked[2]!)].filter((one) => one.length > 2)
  if (stems.length === 0) return false
  const doers = allWhoDo(contract, sentence, new RegExp(String.raw`\b(?:${stems.join('|')})[a-z]*\b`))
  const ofReader = /^(?:i|we)$/.test(asked[1]!)
  return (
    doers.length > 0 &&
    doers.every((who) => who !== null && who !== 'mutual' && (who.index === reader.index) !== ofReader)
  )
}

/** 'Will they defend us if somebody sues?', 'do they cover me?' */
const GUARDS_ME =
  /\b(?:defends?|covers?|indemnif(?:y|ies)|protects?|compensates?|saves?) (?:me|us)\b|\bholds? (?:me|us) harmless\b/
const GUARDS = /\b(?:indemnif(?:y|ies|ied)|defend(?:s|ed)?|hold(?:s)?|save(?:s)?|compensate[sd]?|make good)\b/

/** That the reader indemnifies the other side is no answer to it: of the places that speak of that, each says so of the reader. */
export function guardLacking({ contract, reader }: Book, { english }: Question, ranked: readonly Ranked[]): boolean {
  if (reader === null || !GUARDS_ME.test(english)) return false
  const doers = ranked.slice(0, SHOWN).flatMap(({ passage: { clause, start, end, sentence } }) => {
    const own = clause.sentences.filter((one) => one.start < end && start < one.end)
    return (own.length === 0 ? [sentence] : own).flatMap((one) => allWhoDo(contract, one, GUARDS))
  })
  return (
    doers.some((who) => who !== null) &&
    doers.every((who) => who === null || (who !== 'mutual' && who.index === reader.index))
  )
}

/** 'In which countries may I sell?': not of the law or the courts, which have a test of their own. */
const WHICH_COUNTRIES =
  /\b(?:which|what) (?:all )?(?:countries|country|states?)\b(?!.{0,20}\b(?:law|laws|courts?|govern\w*)\b)/
const OF_LAW = /\b(?:laws?|courts?|legal|sue|case)\b/
/** Countries and parts of the world as contracts name them, or all of them at once. */
const COUNTRY =
  /\b(?:india|united states|usa|u\.s\.|america|canada|mexico|brazil|united kingdom|england|britain|ireland|europe|european|germany|france|italy|spain|netherlands|switzerland|israel|china|hong kong|taiwan|japan|korea|singapore|malaysia|indonesia|thailand|vietnam|philippines|australia|new zealand|russia|ukraine|poland|turkey|nepal|bangladesh|sri lanka|bhutan|maldives|pakistan|uae|emirates|saudi|oman|qatar|kuwait|bahrain|africa|egypt|kenya|nigeria|asia|middle east|gulf|worldwide|world|global\w*|anywhere|all (?:countries|states|over)|any (?:country|state)|maharashtra|karnataka|kerala|tamil nadu|gujarat|rajasthan|punjab|haryana|delhi|uttar pradesh|bihar|odisha|assam|goa|telangana|andhra|madhya pradesh|west bengal|california|texas|florida|new york|nevada|ohio|washington)\b/

export const countryLacking = ({ contract }: Book, { english }: Question, ranked: readonly Ranked[]): boolean =>
  WHICH_COUNTRIES.test(english) &&
  !OF_LAW.test(english) &&
  !ranked.slice(0, SHOWN).some(({ passage: { start, end } }) => COUNTRY.test(contract.text.norm.slice(start, end)))
