import type { Question } from '../question/question.ts'

/** 'Who pays the freight?', 'who repairs it?': it is asked for the one who does it. */
const WHO_DOES =
  /\bwho (?:all )?(?:will |would |shall |should |must |has to |have to |is going to )?(?:(pays?|bears?)|(repairs?|fix(?:es)?|maintains?|services?|replaces?))\b/

/** 'Shall be liable to pay', 'at his own expense': somebody pays it. */
const PAYS =
  /(?<!\bnot (?:be )?(?:held )?)\b(?:liable|responsible) (?:to pay|for (?:the )?(?:payment|cost|costs|expenses|charges))\b|\b(?:shall|will|must|agrees? to|has to|have to|is to|are to) (?:be )?(?:\w+ )?(?:pay|bear|reimburse|borne|paid|charged)\b(?! back)|\bat (?:its|his|her|their|your|the) (?:\w+ ){0,2}(?:cost|expense)|\bborne? by\b|\bpayable by\b|\bcharge (?:the )?(?:customer|client|buyer|user|you)\b|\bon (?:the )?account of\b|\bto pay\b/
const PAYS_NOT = /\b(?:not|nor|no longer) (?:be )?(?:held )?(?:liable|responsible) (?:for|to)\b/

/** 'The Owner shall repair', 'who will replace it': somebody does it. */
const REPAIRS =
  /\b(?:shall|will|must|agrees? to|undertakes? to|has to) (?:\w+ ){0,3}?(?:repair|replace|maintain|rectify|fix|service|attend)\b|\brepairs?\b[^.;]{0,40}\b(?:borne?|paid|carried out|done|made|undertaken|effected) (?:\w+ )?by\b|\b(?:liable|responsible) for (?:\w+ ){0,4}?(?:repairs?|maintenance|upkeep)\b|\b(?:keep|maintain)\b[^.;]{0,50}\b(?:repair|condition|order)\b/
const REPAIRS_NOT =
  /\b(?:shall|will|may|must) not (?:be )?(?:\w+ ){0,2}(?:serviced|repaired|altered|modified|replaced)\b/

/** Whether a place says who does what it is asked about: true, or false where it only says who does not; null where that is not asked, or not told. */
export function tellsDoer({ english }: Question, words: string): boolean | null {
  const asked = WHO_DOES.exec(english)
  if (asked === null) return null
  const [does, not] = asked[1] === undefined ? [REPAIRS, REPAIRS_NOT] : [PAYS, PAYS_NOT]
  if (not.test(words) && !does.test(words.replace(not, ' '))) return false
  return does.test(words) ? true : null
}

/** 'Who pays?' is not answered by who does not. */
export const lacksDoer = (question: Question, words: string): boolean => tellsDoer(question, words) === false
