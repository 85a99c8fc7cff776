import type { Question } from '../question/question.ts'
import type { Ranked } from './ranked.ts'

/** What a person asks for by its name, and the words of a contract that speak of it. */
const THINGS: readonly (readonly [asked: RegExp, said: RegExp])[] = [
  [
    /\b(?:provident fund|e?pf)\b/,
    /\b(?:provident|e?\.?p\.?f|statutory (?:\w+ )?(?:contributions?|dues|deductions?|benefits?))\b/,
  ],
  [
    /\besic?\b|\bstate insurance\b/,
    /\besic?\b|\bstate insurance\b|\bstatutory (?:\w+ )?(?:contributions?|dues|deductions?|benefits?)/,
  ],
  [/\bgratuity\b/, /\bgratuity\b|\bstatutory (?:\w+ )?(?:dues|benefits?)/],
  [/\bbonus\b/, /\bbonus|\bincentive/],
  [/\bovertime\b/, /\bover-?time\b|\bextra hours?\b/],
  [/\b(?:experience|relieving) letter\b/, /\b(?:experience|relieving|service) (?:letter|certificate)|\brelieved?\b/],
]

/** 'When do I get the photos?' is answered by a time, and not by whose they are. */
const WHEN = /\bwhen (?:do|does|did|will|would|shall|should|must|can|may|is|are|am)\b/
const TIME =
  /\d(?:st|nd|rd|th)\b|\d[./-]\d{1,2}[./-]\d|\b(?:19|20)\d\d\b|\b(?:within|before|after|upon|until|till|once|when(?:ever)?|if|days?|weeks?|months?|years?|hours?|immediate\w*|forthwith|at once|as soon as|prior|simultaneous\w*|end|expir\w*|terminat\w*|every|each|monthly|annual\w*|advance|any ?time|at all times|on (?:receipt|demand|completion|delivery|handing|signing|the)|at the time|from time|notice|promptly|periodic\w*)\b/

/** Whether it is asked when something is, and the first place has no word of time. */
export const lacksTime = ({ english }: Question, place: string): boolean => WHEN.test(english) && !TIME.test(place)

/** Whether something is asked for by a name of which the first places have no word: what else they say of pay is not of it. */
export function lacksThing({ english }: Question, ranked: readonly Ranked[]): boolean {
  const thing = THINGS.find(([asked]) => asked.test(english))
  return thing !== undefined && !ranked.slice(0, 3).some(({ passage }) => thing[1].test(passage.read))
}
