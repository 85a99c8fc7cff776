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

/** Whether something is asked for by a name of which the first places have no word: what else they say of pay is not of it. */
export function lacksThing({ english }: Question, ranked: readonly Ranked[]): boolean {
  const thing = THINGS.find(([asked]) => asked.test(english))
  return thing !== undefined && !ranked.slice(0, 3).some(({ passage }) => thing[1].test(passage.read))
}
