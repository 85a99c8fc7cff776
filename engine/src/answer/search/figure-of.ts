import type { Book } from '../book/book.ts'
import { inContext, type Passage } from '../book/passages.ts'
import { figureAsked } from '../question/figure-asked.ts'
import type { Question } from '../question/question.ts'
import { saidFor } from '../question/synonyms.ts'
import { stemsOf } from '../question/words-of.ts'
import { hasFigure } from './has-figure.ts'
import type { Ranked } from './ranked.ts'

/** Places that an answer shows, and those among which a sum may stand. */
const SHOWN = 3
const AMONG = 5

/** A figure that is asked for by its name, and how contracts name it. */
const NAMED: Readonly<Record<string, RegExp>> = {
  price: /\bpric|\brate|\bcharg|\bfee|\bcost|\btariff|\bconsideration/,
  prices: /\bpric|\brate|\bcharg|\bfee|\bcost|\btariff/,
  discount: /\bdiscount|\brebate|\bmargin|\bcredit|\bconcession/,
  interest: /\binterest|%|per ?cent|\bper (?:annum|month)|\blate\b/,
  percentage: /%|per ?cent|\bper hundred/,
  share: /\bshare|%|per ?cent|\bportion|\bhalf|\bthird|\bequal/,
  volume: /\bvolume|\bquantit|\bnumber|\bminim|\btonn/,
  quantity: /\bquantit|\bvolume|\bnumber|\bunits|\bminim/,
  cut: /%|per ?cent|\bcommission|\bmargin|\bfee|\bshare/,
  rate: /\brate|%|per ?cent|\bper\b/,
}
const ASKED = new RegExp(String.raw`\b(?:what|which) (${Object.keys(NAMED).join('|')})\b`)

const placeWords = ({ passages, contract }: Book, passage: Passage): string => {
  const { start, end } = inContext(passages, passage)
  return `${passage.read} ${contract.text.norm.slice(start, end)}`
}

/** Where the name of a thing ends. */
const BEHIND_NAME =
  /\b(?:do|does|did|may|must|can|could|will|would|shall|should|are|is|were|was|have|has|had|in|on|of|at|for|to|from|by|i|we|they|he|she|it|before|after|per|if|that|when|each|every|cost|costs|paid|pay|included|allowed|with|without|back|here|who|which|under|between|as)\b.*$/
/** Names of money itself: what is left of 'the course fee' is the course. */
const OF_MONEY =
  /^(?:fee|price|cost|charg|rate|amount|sum|money|rent|salari|wage|penalti|fine|interest|commiss|royalti|deposit|premium|bonu|total|monthli|annual|yearli|full|due|payment|pay|damag|compens|discount|stipend|share|hire|hir|notic|period|extra|more|additional|addit)/
const THING_WITH_SUM = [
  /\bhow much ([a-z]+(?: [a-z]+)?) (?:do|will|would|can|must|should) (?:i|we|they)\b/,
  /\bhow much (?:is|are) (?:(?:the|my|our|their|a|an|one) )?(?!it\b|that\b|this\b|he\b|she\b|they\b|i\b|we\b|due\b|to\b)([a-z -]+)/,
  /\bhow much (?:does|do|did|will|would) (?:the|my|our|a|an|one) ([a-z -]+?) (?:cost|come to)\b/,
  /\bwhat (?:does|do|will) (?:the |my |our |a |an )?([a-z -]+?) cost\b/,
  /\bwhat (?:is|are) (?:the|my|our) ([a-z -]+)/,
]

/** What is asked for in money by a name, 'the course fee', where no sum stands with it; 'which discount', where no place has a word of one. */
export function sumLacking(book: Book, question: Question, ranked: readonly Ranked[]): string | null {
  const { english } = question
  const name = ASKED.exec(english)?.[1]
  if (name !== undefined && !ranked.slice(0, SHOWN).some(({ passage }) => NAMED[name]!.test(placeWords(book, passage))))
    return name
  if (figureAsked(question) !== 'sum') return null
  const thing = THING_WITH_SUM.map((shape) => shape.exec(english)?.[1]).find((one) => one !== undefined)
  const stems = stemsOf(thing?.replace(BEHIND_NAME, '') ?? '').filter((one) => !OF_MONEY.test(one))
  if (thing === undefined || stems.length === 0) return null
  const said = new Set(stems.flatMap(saidFor))
  const isThere = ranked
    .slice(0, AMONG)
    .some(({ passage }) => stemsOf(passage.read).some((one) => said.has(one)) && hasFigure(book, passage, 'sum'))
  return isThere ? null : thing.replace(BEHIND_NAME, '').trim()
}

/** What comes back, by the name that it has in the question. */
const COMES_BACK: readonly (readonly [asked: RegExp, said: RegExp])[] = [
  [/\bdeposit\b/, /\bdeposit|\bsecurity (?:amount|money)|\bcaution/],
  [/\bretention\b/, /\bretention|\bretained/],
  [/\badvance\b/, /\badvance/],
  [/\bbooking (?:amount|money|fee)\b/, /\bbooking/],
  [/\btoken\b/, /\btoken|\bbooking|\bearnest/],
]
const HOW_SOON = /\b(?:how many (?:days|weeks|months)|how (?:soon|long)|by when|within how)\b/
const RETURNED = /\b(?:refund|return|repa(?:y|id)|releas|reimburs|paid back|adjust)/
const BACK =
  /\b(?:back|return(?:s|ed)?|refund(?:s|ed)?|repaid|released?)\b|\bget (?:my |the |our )?(?:security |caution )?(?:deposit|retention|token)\b/

/** 'In how many days do I get the deposit back?': no place that speaks of the deposit names a time; that of another refund is no answer. */
export function returnTimeLacking(book: Book, { english }: Question, ranked: readonly Ranked[]): boolean {
  if (!HOW_SOON.test(english) || !BACK.test(english)) return false
  const said = COMES_BACK.find(([asked]) => asked.test(english))?.[1]
  return (
    said !== undefined &&
    !ranked
      .slice(0, AMONG)
      .some(
        ({ passage }) => said.test(passage.read) && RETURNED.test(passage.words) && hasFigure(book, passage, 'time'),
      )
  )
}

const GIVEN = [
  /^(?:so |and |but )?(?:is|are) there (?:an? |any )?([a-z -]+)/,
  /^(?:so |and )?(?:do|will|can|would) (?:i|we) (?:also |still )?(?:get|have|receive) (?:an? |any |the |my |our )?([a-z -]+)/,
  /^(?:do|will|must|can) they (?:give|provide|offer|have) (?:me |us )?(?:an? |any |the |my |our )?([a-z -]+)/,
]

/** 'Do we get an option to renew?', 'is there a dress code?': none of the places has a word of it. */
export function givenLacking(book: Book, { english }: Question, ranked: readonly Ranked[]): string | null {
  const thing = GIVEN.map((shape) => shape.exec(english)?.[1]).find((one) => one !== undefined)
  const head = stemsOf(thing?.replace(BEHIND_NAME, '') ?? '').at(-1)
  if (thing === undefined || head === undefined) return null
  const said = new Set(saidFor(head))
  const isThere = ranked
    .slice(0, SHOWN)
    .some(({ passage }) => stemsOf(placeWords(book, passage)).some((one) => said.has(one)))
  return isThere ? null : thing.replace(BEHIND_NAME, '').trim()
}
