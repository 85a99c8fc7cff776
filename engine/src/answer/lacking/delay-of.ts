/** What comes late, by the words of a question and of a place: a sum for the one is none for the other. */
const MATTERS: readonly (readonly [asked: RegExp, said: RegExp])[] = [
  [
    /\b(?:pay\w*|paid|rents?|fees?|emis?|instal\w*|invoices?|dues?|bills?)\b/,
    /\b(?:paid|paying|payments?|(?:fail\w* to|not|does not) pay|rents?|(?<!late )fees?|emis?|instal\w*|invoices?|dues?|bills?)\b/,
  ],
  [
    /\b(?:deliver\w*|work\w*|suppl\w*|handover|hand over|complet\w*|project|goods)\b/,
    /\b(?:deliver\w*|work\w*|suppl\w*|handover|hand(?:ed|ing)? over|complet\w*|perform\w*|project|goods)\b/,
  ],
  [
    /\b(?:vacat\w*|possession|overstay\w*|move out|leav\w*|return\w*)\b/,
    /\b(?:vacat\w*|possession|overstay\w*|move out|leav\w*|return\w*)\b/,
  ],
]

const LATE = /\b(?:late|delay\w*|overdue)\b/

/** Whether a place is of what comes late by the words of the question: no question of another matter than that of its own. */
export const isOfDelay = (english: string, place: string): boolean =>
  MATTERS.every(([asked, said]) => !asked.test(english) || said.test(place))

/** 'If the work is late' is not told by what is due for rent that is late: the place speaks of another matter, and not of that one. */
export const isOfOtherDelay = (english: string, place: string): boolean =>
  LATE.test(english) &&
  LATE.test(place) &&
  !isOfDelay(english, place) &&
  MATTERS.some(([asked, said]) => !asked.test(english) && said.test(place))

/** Whether a place tells of such a delay. */
export const tellsDelay = (english: string, place: string): boolean => LATE.test(place) && isOfDelay(english, place)
