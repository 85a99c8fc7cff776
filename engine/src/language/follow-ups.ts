import { ownName } from '@karar/schema'
import { clauseNameIn } from './clause-name.ts'
import { type FollowUpId, inEnglish } from './follow-ups-en.ts'
import { inHindi } from './follow-ups-hi.ts'
import { inHinglish } from './follow-ups-hinglish.ts'
import type { QuestionLanguage } from './hindi-gloss.ts'
import { format } from './message.ts'

export type { FollowUpId }

/** A question to offer: one of those that are kept, or what a clause means for the reader, by its number. */
export type FollowUp = FollowUpId | { readonly clause: string }

/** All that are kept. */
export const followUpIds = Object.keys(inEnglish) as readonly FollowUpId[]

const kept = { en: inEnglish, hi: inHindi, hinglish: inHinglish } as const
const ofClause = {
  en: 'What does {clause} mean for me?',
  hi: 'धारा {number} का मेरे लिए क्या मतलब है?',
  hinglish: 'Clause {number} ka mere liye kya matlab hai?',
} as const

/** A question as it is compared: in small letters, without the sign at its end. */
export const bare = (asked: string): string =>
  asked
    .normalize('NFC')
    .toLowerCase()
    .replace(/[?.!\u0964 ]+$/, '')

const english = new Map(
  followUpIds.flatMap((id) => [
    [bare(inHindi[id]), bare(inEnglish[id])],
    [bare(inHinglish[id]), bare(inEnglish[id])],
  ]),
)

/** What stands before and behind the number in the question about a clause. */
const aroundNumber = [ofClause.hi, ofClause.hinglish].map((ask) => bare(ask).split('{number}') as [string, string])

/** What a Hindi question that is offered says in English; null for any other: those are put into English word by word. */
export function offeredInEnglish(asked: string): string | null {
  const said = bare(asked)
  for (const [before, behind] of aroundNumber)
    if (said.startsWith(before) && said.endsWith(behind) && !said.slice(before.length, -behind.length).includes(' '))
      return bare(format(ofClause.en, { clause: clauseNameIn(said.slice(before.length, -behind.length)) }))
  return english.get(said) ?? null
}

/** A question to offer, in the language in which the reader asks. */
export function followUpIn(next: FollowUp, language: QuestionLanguage): string {
  if (typeof next === 'string') return kept[language][next]
  // 'धारा 6': the word that the contract has for it is said once, in the language of the question
  const number = ownName(next.clause)?.split(' ')[1] ?? next.clause
  return format(ofClause[language], { number, clause: clauseNameIn(next.clause) })
}

/** Questions that only go on with the one before: 'and for them?', 'why?', 'kab?'. In small letters, without the sign at the end. */
const AND = String.raw`(?:(?:and|but|so|ok|okay|aur|और|to|तो|phir|फिर) )*`
const ABOUT = String.raw`(?:(?:what|how) about |what if it(?:'s| is) |is it the same |same )?(?:for |of |about |to |from )?`
const whole = (words: string): RegExp => new RegExp(`^${AND}${ABOUT}(?:${words})$`)

/** It is asked of the other side now, or of the reader. */
export const ofThem = whole(
  'them|they|theirs?|(?:can|may|must|do|will|are) they(?: too| also)?|(?:the )?other (?:side|party|one)|the (?:company|employer|landlord|owner|lender|bank|client|customer|vendor|supplier|buyer|seller|licensor|lessor)|un(?:ke|ka|ki) liye|unka|un(?:ko|hein|he)|woh?|उनके लिए|उनका|उनको|वे|वो',
)
export const ofMe = whole(
  'me|i|us|we|mine|(?:can|may|must|do|will|am|are) (?:i|we)(?: too| also)?|my side|our side|mere liye|mera|mujhe|hum(?:are liye|ara|e)?|मेरे लिए|मेरा|मुझे|हमारे लिए',
)

/** What of it is asked now, in the English word for it. */
const asks: Readonly<Record<string, string>> = {
  why: 'why',
  'why not': 'why',
  'why so': 'why',
  'why is that': 'why',
  'how come': 'why',
  kyun: 'why',
  kyu: 'why',
  kyon: 'why',
  क्यों: 'why',
  when: 'when',
  'by when': 'by when',
  'from when': 'from when',
  'till when': 'till when',
  kab: 'when',
  'kab tak': 'by when',
  कब: 'when',
  'कब तक': 'by when',
  'how much': 'how much',
  kitna: 'how much',
  kitne: 'how much',
  कितना: 'how much',
  'how long': 'how long',
  'how many days': 'how many days',
  'kitne din': 'how many days',
  'कितने दिन': 'how many days',
  'at what rate': 'at what rate',
  who: 'who',
  kaun: 'who',
  कौन: 'who',
  where: 'where',
  kahan: 'where',
  कहाँ: 'where',
  how: 'how',
  kaise: 'how',
  कैसे: 'how',
  'with notice': 'with how much notice',
  'without notice': 'without notice',
  'how much notice': 'with how much notice',
}
const ASKS = new RegExp(`^${AND}(${Object.keys(asks).join('|')})$`)

/** The English word by which a short question asks more of the one before; null where it is a question of its own. */
export function moreAsked(said: string): string | null {
  const word = ASKS.exec(said)?.[1]
  return word === undefined ? null : asks[word]!
}

const toThem: Readonly<Record<string, string>> = {
  i: 'they',
  we: 'they',
  me: 'them',
  us: 'them',
  my: 'their',
  our: 'their',
  mine: 'theirs',
  am: 'are',
}
const toMe: Readonly<Record<string, string>> = {
  they: 'i',
  he: 'i',
  she: 'i',
  them: 'me',
  him: 'me',
  their: 'my',
  theirs: 'mine',
  company: 'i',
  landlord: 'i',
  employer: 'i',
  client: 'i',
  owner: 'i',
  lender: 'i',
  bank: 'i',
}

/** A question in English words, asked of the other side or of the reader. */
export function askedOf(english: string, side: 'them' | 'me'): string {
  const turned = side === 'them' ? toThem : toMe
  const said = english.replace(/\b(?:the )?([a-z]+)\b/g, (all, word: string) => turned[word] ?? all)
  return said === english ? `${side === 'them' ? 'they' : 'i'} ${english}` : said
}
