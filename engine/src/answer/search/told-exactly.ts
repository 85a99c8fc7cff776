import type { Passage } from '../book/passages.ts'
import type { Question } from '../question/question.ts'

/** What counts for a place that has the very words by which contracts say what is asked, and how it is asked. */
interface Exact {
  readonly asked: RegExp
  readonly said: RegExp
  readonly worth: number
}

const CLOCK = String.raw`(?:\d{1,2}(?:[:.]\d\d)? ?(?:am|pm|a\.m|p\.m|hours|hrs)\b|\bday (?:or|and|to) (?:the )?night\b)`

const WHOLE_LOAN =
  /\b(?:whole|entire|full|complete)\b.{0,20}\b(?:loan|money|amount|dues)\b.{0,40}\b(?:back|at once|any ?time|immediately)\b|\brecall\b.{0,20}\bloan\b|\bcall (?:in|back) (?:the|my) loan\b/

/**
 * Own list, of what people ask in words that contracts never use, so that neither the words nor the kind of clause tell the
 * place: at what hours a lender may call, when the whole loan falls due, how long one may still go back.
 */
const exact: readonly Exact[] = [
  {
    asked:
      /\b(?:phone|calls?|ring|contact|message|whatsapp|visit|come)\b.{0,30}\b(?:me|us|my|home|house|night|late)\b.{0,40}|\b(?:what time|which hours|what hours|how late)\b.{0,40}\b(?:phone|calls?|ring|contact|visit)\b/,
    said: new RegExp(
      String.raw`\b(?:communicat|phone|telephone|calls?|contact|sms|visit|come)\w*[^;]{0,220}${CLOCK}|${CLOCK}[^;]{0,160}\b(?:communicat|phone|telephone|calls?|contact|visit)`,
    ),
    worth: 4,
  },
  {
    asked: WHOLE_LOAN,
    said: /\b(?:re)?payable on demand\b/,
    worth: 6,
  },
  {
    asked: WHOLE_LOAN,
    said: /\brecall\b|\baccelerat|\bfall\w* due\b|\bbecome\w* (?:immediately |forthwith )?(?:due|payable)\b/,
    worth: 4,
  },
  {
    asked: /\b(?:cancel|return|give back|change my mind|get out)\b.{0,40}\bwithin\b|\bcooling/,
    said: /\bcooling\b|\blook-?up period\b|\bfree.?look\b/,
    worth: 4,
  },
  {
    asked: /\b(?:penalty|fine|charges?|cost|pay|extra)\b.{0,40}\b(?:late|delay|overdue)\b/,
    said: /\b(?:penal|late|overdue|delay\w*)\b[^;]{0,80}\d ?(?:%|per ?cent)|\d ?(?:%|per ?cent)[^;]{0,60}\b(?:penal|late|overdue|delay)/,
    worth: 2.5,
  },
  {
    asked: /\bwhat (?:is|are|will be) (?:the |my |our )?(?:rate of interest|interest rate|loan rate)\b/,
    said: /\binterest\b[^.;]{0,60}\d ?(?:%|per ?cent)(?![^.;]{0,60}\b(?:overdue|late|penal|default))/,
    worth: 2.5,
  },
  {
    asked:
      /\b(?:leave|quit|resign|go)\b.{0,20}\b(?:after|within|before|in) (?:only )?(?:\d+|an?|one|two|three|six|eight|ten) (?:days?|weeks?|months?|years?)\b/,
    said: /\b(?:leav|quit|resign)\w*\b[^.;]{0,40}\b(?:before|within|prior to)\b[^.;]{0,40}\b(?:complet|months?|years?|expiry)|\bearly (?:resignation|exit)\b/,
    worth: 2.5,
  },
  {
    asked:
      /\b(?:hurt|injur|sick|ill|harm)\w*\b.{0,30}\b(?:somebody|someone|customers?|people|users?|anyone)\b|\bproducts?\b.{0,20}\b(?:hurt|harm|injur)/,
    said: /\bproduct liability\b|\bindemnif|\b(?:personal|bodily) injur/,
    worth: 3,
  },
  // goods of others: not by what one is appointed to sell, but by what one may not sell besides
  {
    asked:
      /\b(?:sell|stock|handle|deal|market|carry|distribute|promote|represent|make|supply|trade)\b.{0,40}\b(?:other|another|others|competing|rival|different|similar|else)\b/,
    said: /\b(?:not|no|neither|nor|never|refrain|abstain|without|unless|only|exclusively|free|non-exclusive)\b[^.;]{0,160}\b(?:compet(?:e|es|ing|itive|itors?)|similar|other|substitut\w*|third[- ]part\w+) (?:\w+ ){0,3}(?:products?|goods|services?|brands?|items?|merchandise|makes|manufacturers?|suppliers?)\b|\b(?:not|no|neither|nor|refrain|abstain)\b[^.;]{0,120}\bcompet(?:es?|ing|itive)\b|\b(?:products?|goods|services?|brands?|items?)\b[^.;]{0,60}\b(?:compet(?:es?|ing|itive)|similar)\b/,
    worth: 10,
  },
  {
    asked: /\b(?:sell|export|ship|use|work|deliver|travel)\b.{0,20}\boutside\b/,
    said: /\boutside\b/,
    worth: 2,
  },
  // an account that was closed comes back by a request
  {
    asked:
      /\bget (?:my|our) (?:\w+ )?(?:shop|store|page|listing|profile|account|access|id|connection|membership) back\b|\b(?:unblock|re-?open|reinstat|reactivat|unsuspend)\w*/,
    said: /\b(?:reactivat|reinstat|restor|re-?open|unblock)\w*|\bopened again\b/,
    worth: 5,
  },
  {
    asked: /\bphoto ?cop(?:y|ies)\b|\b(?:keep|make|take|have) (?:a |any |some |our |my )?cop(?:y|ies)\b/,
    said: /\bcop(?:y|ies|ied|ying)\b/,
    worth: 3,
  },
  {
    asked: /\b(?:stop|avoid|prevent|block)\b.{0,30}\brenew/,
    said: /\b(?:not (?:want|wish|intend|to renew|be renewed)|non-renewal|unless|opt(?:s|ing)? out)\b/,
    worth: 2.5,
  },
  // what one may do against a wrong
  {
    asked:
      /\bwhat (?:can|could|may|should) (?:i|we) do (?:if|when|against|about)\b|\bwhat (?:are )?(?:my|our) (?:rights|remed\w+)\b|\bhow (?:can|do) (?:i|we) (?:stop|punish) (?:them|him|her)\b/,
    said: /\b(?:injuncti\w+|specific performance|remed(?:y|ies)|damages|indemnif\w+|compensat\w+|entitled to (?:terminate|claim|recover|cancel|reject)|liable)\b/,
    worth: 2.5,
  },
  {
    asked: /\b(?:fight|challenge|contest|appeal|oppose|object to)\b/,
    said: /\b(?:challenge|contest|appeal|object(?:s|ion|ions)?|oppos\w+)\b/,
    worth: 7,
  },
  {
    asked: /\bwithout (?:telling|informing|any warning|warning|notice|(?:giving )?(?:any )?notice)\b/,
    said: /\b(?:notif\w+|inform\w*|notices?|intimat\w+)\b/,
    worth: 1,
  },
  {
    asked:
      /\b(?:put|place|show|display|write|add|keep)s? (?:their|his|her|its) (?:own )?(?:name|logo|link|brand|credit)\b/,
    said: /\b(?:link|credit|logo|by-?line|watermark)\b[^.;]{0,80}\b(?:appear\w*|plac\w+|display\w*|foot(?:er)?|bottom|shown)\b/,
    worth: 6,
  },
  {
    asked:
      /\b(?:put|post|show|share|upload|use)s? (?:my|our) (?:photos?|photographs?|pictures?|videos?|face|images?|reels?)\b/,
    said: /\b(?:use[ds]?|publish\w*|utili[sz]e\w*|post(?:ed|ing)?|display\w*|grants?|permission|licen[cs]e|consents?)\b[^;]{0,110}\b(?:photographs?|images?|videos?|pictures?|likeness|recordings?)\b|\b(?:photographs?|images?|videos?|pictures?|likeness|recordings?)\b[^;]{0,60}\b(?:used|published|posted|displayed)\b/,
    worth: 5,
  },
  // work for others, and by others
  {
    asked:
      /\b(?:work|consult|practi[cs]e|engage)\b.{0,14}\b(?:for|with|at)\b.{0,8}\b(?:other|another|others|different)\b/,
    said: /\bnon-?exclusive\b(?! (?:rights?|licen[cs]e))|\bother (?:\w+ )?(?:clients|customers|engagements|employment|compan(?:y|ies))\b/,
    worth: 4,
  },
  {
    asked: /\bin my place\b|\bsend (?:another|some other|a different|someone|somebody)\b/,
    said: /\b(?:personal(?:ly)?\b(?! (?:data|information|use|account|details))|assign(?:ed|able|ment|s)?|delegat\w*|substitut\w*|sub-?contract\w*)\b/,
    worth: 4,
  },
  // what is stolen is lost
  {
    asked: /\b(?:stolen|theft|robbed|robbery|burgl\w*)\b|\b(?:get|gets|got|is|are) (?:lost|misplaced)\b/,
    said: /\b(?:stolen|theft|burglary|pilferage)\b|\b(?:loss(?:es)?|lost|damage|missing)\b[^.;]{0,24}\b(?:goods|equipment|materials?|vehicles?|machines?|devices?|items?|belongings|articles|valuables?|property|luggage|books?|kit|units?|things|products?)\b|\b(?:goods|equipment|vehicles?|machines?|devices?|items?|belongings|articles|books?|units?|products?)\b[^.;]{0,24}\b(?:lost|missing)\b/,
    worth: 4,
  },
  // when a thing comes is said by how long it takes to make or bring
  {
    asked:
      /\bwhen\b.{0,30}\b(?:get|receive|come|ready|delivered|arrive)\b(?!.{0,30}\b(?:money|paid|pay|payment|salary|refund|deposit|fees?|rent|commission)\b)|\bdelivery\b.{0,20}\b(?:how many|within|when)\b|\bwithin how many days\b.{0,20}\bdeliver/,
    said: /\b(?:deliver\w*|ready|handed over|dispatch\w*|shipped|completed)\b[^;]{0,60}\b\d+\W{0,3}(?:to \d+ )?(?:working |business |calendar )?(?:days?|weeks?|months?|hours?)\b|\b\d+\W{0,3}(?:working |business |calendar )?(?:days?|weeks?|months?|hours?)\b[^;]{0,40}\b(?:deliver\w*|ready|handed over|dispatch\w*|shipped|completed)\b/,
    worth: 4,
  },
]

const PER = /\bper ([a-z]{3,})\b/
/** Time is counted by many things. */
const OF_TIME = /^(?:day|week|month|year|annum|hour|quarter|cent)/

/** What the very words count for a place: 'how much per book' wants a place that counts by the book. */
export function toldExactly({ english }: Question, { words }: Passage): number {
  let worth = 0
  for (const { asked, said, worth: own } of exact) if (asked.test(english) && said.test(words)) worth += own
  const unit = PER.exec(english)?.[1]
  if (unit !== undefined && !OF_TIME.test(unit) && new RegExp(String.raw`\b(?:per|each|every|an?) ${unit}`).test(words))
    worth += 6
  return worth
}
