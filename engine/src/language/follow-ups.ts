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
