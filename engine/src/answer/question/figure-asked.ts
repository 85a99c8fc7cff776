import type { Question } from './question.ts'

/** What kind of figure a question wants: a sum or a share of one, a share alone, a stretch of time, a day, or any number. */
export type FigureAsked = 'sum' | 'rate' | 'time' | 'day' | 'number'

const UNIT = String.raw`(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?|ghante|ghanta)`
const TIME = new RegExp(
  String.raw`\bhow (?:long|soon)\b|\bwhat time\b(?! (?:limit|frame|period))|\b(?:by|till|until|up ?to) when\b|\bnotice (?:period )?how (?:much|many)\b|\bhow (?:many|much) (?:(?:more|such|working|business|calendar) )?(?:time|notice|warning|${UNIT})\b|\b(?:what|which) (?:is the )?(?:notice period|lock-?in|period|tenure|duration)\b`,
)
const DAY =
  /\b(?:by|on|from|till|until|before|after) (?:what|which) (?:date|day)\b|\b(?:what|which) (?:is the )?(?:(?:last|due|exact|first|end|start|closing) )?(?:date|deadline)\b/
const SUM =
  /\bwhat is the (?:max(?:imum)?|most|highest|least|minimum)\b.{0,30}\b(?:spend|borrow|order|buy|charge me)\b|\bhow (?:much|(?:big|large) (?:is |are |was |will )?(?:the |a |an |my |our |their )?(?:fee|fine|penalty|deposit|loan|advance|rent|bond|bonus|discount|commission|share|salary|cut|increase|hike)|many (?:rupees|dollars|percent|lakhs?|crores?))\b|\bwhat (?:is|are|will be|would be|does|do|will|would)?\b.{0,40}\b(?:cost|rate|percent(?:age)?|price|charges?|fees?|salary|rent|amount|sum|fine|deposit|stipend|honorarium|commission|interest|royalty|emi|instal?ments?|premium|wages?)\b|\bwhat (?:share|part|portion|interest|commission|compensation|percent(?:age)?)\b(?! (?:of|is|do|does) (?:work|the work))/
/** Questions that only sound like one for a figure: 'what is the rent for', 'how much of it may I', 'how do I'. */
const WORDS =
  /\bwho (?:all )?(?:decides?|fix(?:es)?|sets?|says|determines?|assess(?:es)?|judges?)\b|\bhow much (?:of|control|say|can i change)\b|\bwhat happens\b|\bwhat (?:do|does|can|may|must|if)\b.{0,30}\b(?:mean|cover|include)\b/

/** Interest is told as a share; what it comes to in money is another question. */
const RATE = /\b(?:what|how much)\b.{0,20}\b(?:interest|percent(?:age)?|rate of)\b(?! (?:free|in|on [\d₹]))/
const COUNT = /\bhow many (?!people can|of)\b|\bhow (?:big|large)\b/
const MONEY =
  /\b(?:money|rupees?|rs|salary|rent|fees?|price|rate|commission|interest|penalty|fine|deposit|cost|charges?|charged|expenses|percent|share|royalty|refund|damages|compensation|pay|deduct)\b/

/** The kind of figure that alone would answer a question in English words; null where words would do. */
export function figureAsked({ english, text }: Question): FigureAsked | null {
  if (WORDS.test(english)) return null
  if (DAY.test(english)) return 'day'
  if (TIME.test(english)) return 'time'
  if (RATE.test(english)) return 'rate'
  if (!SUM.test(english)) return COUNT.test(english) ? 'number' : null
  // 'kitna' is how much and how many
  return english !== text && !MONEY.test(english) ? 'number' : 'sum'
}
