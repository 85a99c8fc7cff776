import { ownName } from '@karar/schema'
import { clauseNameIn } from './clause-name.ts'
import { type FollowUpId, inEnglish } from './follow-ups-en.ts'
import { inHindi } from './follow-ups-hi.ts'
import { inHinglish } from './follow-ups-hinglish.ts'
import type { QuestionLanguage } from './hindi/gloss.ts'
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

/** Questions that only go on with the one before: 'and for them?', 'kab?'. In small letters, without the sign at the end. */
const AND = String.raw`(?:(?:and|but|so|ok|okay|aur|और|to|तो|phir|फिर) )*`
const ABOUT = String.raw`(?:(?:what|how) about |what if it(?:'s| is) |is it the same |same )?(?:for |of |about |to |from |on |with |by )?`
const whole = (words: string): RegExp => new RegExp(`^${AND}${ABOUT}(?:${words})$`)

/** It is asked of the other side now, or of the reader. */
export const ofThem = whole(
  'them|they|theirs?|(?:how |when |why )?(?:can|may|must|do|will|are|should) they(?: too| also)?|(?:the )?other (?:side|party|one)(?:[\u0027\u2019]s)?|the (?:company|employer|landlord|owner|lender|bank|client|customer|vendor|supplier|buyer|seller|licensor|lessor)|un(?:ke|ka|ki) liye|unka|un(?:ko|hein|he)|woh?|उनके लिए|उनका|उनको|वे|वो',
)
export const ofMe = whole(
  'me|i|us|we|my|mine|ours?|(?:how |when |why )?(?:can|may|must|do|will|am|are|should) (?:i|we)(?: too| also)?|my side|our side|mere liye|mera|mujhe|hum(?:are liye|ara|e)?|मेरे लिए|मेरा|मुझे|हमारे लिए',
)

/** What of it is asked now, as an expression, with the English words for it. */
const asks: Readonly<Record<string, string>> = {
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
  '(?:how (?:long|much time)|how many days) (?:will|would|does|can|may|must|do) (?:that|this|it|they|i|we)(?: take| need| last| get)?|(?:us|is)(?:me|mein) kitna (?:time|samay|waqt) lag(?:ega|ta)(?: hai)?':
    'within how many days',
  'kitne din': 'how many days',
  'कितने दिन': 'how many days',
  'at what rate': 'at what rate',
  '(?:how much|what) (?:will|would|do|does|can) (?:they|he|she|it|i|we) (?:cut|deduct|keep|charge)|kitna (?:kat(?:ega|enge|ta)|kaat(?:enge|ega))(?: hai)?|कितना (?:कटेगा|काटेंगे)':
    'how much is deducted',
  'kitn[aie] (?:mileg[aie]|milta|dena (?:hoga|padega|hai)|lageg[aie])(?: hai)?|कितना (?:मिलेगा|देना होगा|लगेगा)':
    'how much',
  'kab (?:tak )?(?:mileg[aie]|dena (?:hoga|padega|hai)|wapas milega|aayega)(?: hai)?|कब (?:तक )?(?:मिलेगा|देना होगा|आएगा)':
    'when',
  'who (?:decides|judges|says)(?: that| it| so| this)?|(?:ye |yeh )?kaun (?:decide|tay|faisla) kare?ga':
    'who decides that',
  '(?:what )?if (?:i|we)(?: am|.m| are| pay| come| do it| reach)? late|(?:agar )?(?:late|der) (?:hua|ho gaya|ho gayi|hui|kiya) to(?: kya(?: hoga)?)?':
    'what if late',
  who: 'who',
  kaun: 'who',
  कौन: 'who',
  where: 'where',
  kahan: 'where',
  कहाँ: 'where',
  how: 'how',
  kaise: 'how',
  कैसे: 'how',
  'on what': 'on what',
  'of what': 'of what',
  'for what': 'for what',
  'for (?:what|which) reasons?': 'for what reasons',
  'for what purpose': 'for what',
  'with notice': 'with how much notice',
  'without notice': 'without notice',
  '(?:with |on |at )?(?:how much|what) notice': 'with how much notice',
}
const ways = Object.entries(asks).map(([said, english]) => [new RegExp(`^${AND}(?:${said})$`), english] as const)

/** The English word by which a short question asks more of the one before; null where it is a question of its own. */
export function moreAsked(said: string): string | null {
  return ways.find(([way]) => way.test(said))?.[1] ?? null
}

/** How much notice is asked of an end; of anything else, whether there is any. */
export const moreOf = (more: string, english: string): string =>
  /notice$/.test(more) && !ENDS.test(english)
    ? `${english.replace(/[?. ]+$/, '')} with notice`
    : `${more} ${OF_ELSE.test(more) ? english.replace(FIGURE, '').trim() : english}`
/** 'Who decides that?' and 'what if I am late?' ask for no figure any more. */
const OF_ELSE = /^(?:who|why|where|what if)\b/
const FIGURE = /\b(?:how (?:long|much|many|soon)|(?:by |till |from )?when|what is the)\b/g
const ENDS = /\b(?:end|terminat|leav|resign|quit|cancel|fire|sack|dismiss|vacat|exit|evict|throw|stop|notice)/

const ORDINALS: readonly (readonly [said: string, word: string])[] = [
  ['first|1st|pehle|पहले', 'first'],
  ['second|2nd|next|doosre|dusre|agle|दूसरे|अगले', 'second'],
  ['third|3rd|teesre|तीसरे', 'third'],
  ['fourth|4th', 'fourth'],
  ['fifth|5th', 'fifth'],
]
const NTH = new RegExp(
  `^${AND}(?:what about |how about )?(?:in |for |of )?(?:the )?(${ORDINALS.map(([said]) => said).join('|')})(?: (?:year|month|saal|mahine|one))?(?: mein| me)?$`,
)

/** A sum that goes by the month, asked without a year. */
const OF_SUM = /^(?!.*\byear)(?=.*\b(?:how much|what is|what are|what do)\b).*\b(?:rent|fees?|salary|pay|cost)\b/

/** 'And in the second?' behind a question about the first year: that one, of the second; null where it is none, or does not fit. */
export function nthAsked(said: string, english: string): string | null {
  const nth = NTH.exec(said)?.[1]
  const word = ORDINALS.find(([words]) => nth !== undefined && new RegExp(`^(?:${words})$`).test(nth))?.[1]
  const before = /\b(?:first|second|third|fourth|fifth|(?:a|one|1)(?= year))\b/
  if (word === undefined) return null
  if (before.test(english)) return english.replace(before, word)
  return OF_SUM.test(english) ? `${english.replace(/[?. ]+$/, '')} in the ${word} year` : null
}

/** 'And after it is shipped', 'but 4 days before': another case of what was asked, and no question of its own. */
const CASE =
  /^(?:(?:and|but|or|aur|और) )+(?:(?:what|how) about |what if |if )?((?!.*\b(?:can|may|must|do|does|what|when|how|who|why|where|which|is there|are there|am i|will)\b).{3,40})$/
/** The case in such a question; null where it is none. */
export const caseIn = (said: string): string | null => CASE.exec(said)?.[1] ?? null

/** What a question can point back to: 'when do I get it back?' is asked of the deposit. */
const THING =
  /^(?:deposits?|security|advance|fees?|rent|salary|pay|money|amount|bonus|incentive|gratuity|interest|rate|price|prices|emis?|instal?ments?|loan|penalty|fine|charges?|commission|royalty|premium|insurance|documents?|certificates?|papers?|cheques?|data|logo|code|design|designs|photos?|copyright|bond|shares?|warranty|licen[cs]e|territory|invoice|refund|discount|target|minimum|increase|hike)$/
/** 'What would that cost me?' is asked of leaving. */
const DEED =
  /^(?:leav\w*|resign\w*|cancel\w*|terminat\w*|quit|vacat\w*|prepay\w*|clos\w*|renew\w*|sublet\w*|transfer\w*|sell\w*|delay\w*|late|increas\w*|chang\w*|default\w*|take|seiz\w*|repossess\w*|fire|evict|throw)$/
const OF_THING = /\b(?:it|this|these|those|one|usko|isko|ise|uska|iska|उसे|इसे|उसका|इसका)\b/
const OF_DEED = /\b(?:that|then)\b/
/** What is meant by 'it' is the contract itself. */
const OF_CONTRACT =
  /\b(?:end|ends|expire|expires|renew|renews|sign|signed|start|starts|safe|terminate|cancel|risky|about|agree|register\w*|stamp\w*|(?:this|the) (?:contract|agreement|deal|lease|letter|deed|flat|house|work|job|place))\b|\bget out of\b|\b(?:this|that) (?!cost|the\b|back\b|now\b|for\b|too\b)[a-z]{4,}/

/** What a question in English words that points back may point to, among the words asked before; empty where it points nowhere. */
export function pointedAt(english: string, words: readonly string[]): readonly string[] {
  if (OF_CONTRACT.test(english) || words.some((word) => THING.test(word) && english.includes(word))) return []
  const things = words.filter((word) => THING.test(word))
  if (OF_DEED.test(english)) return [...things, ...words.filter((word) => DEED.test(word))]
  return OF_THING.test(english) ? things : []
}

/** What is asked of the place that the last answer gave: why it is so, whether it is usual or lawful, whether it may be refused. */
export type Remark = 'why' | 'normal' | 'legal' | 'refuse'

const IT_IS = String.raw`(?:(?:is|are|isn.?t|was) (?:that|this|it|these|those|they)(?: all| even| really)?|kya (?:ye|yeh|yah|ye sab)|(?:ye|yeh)|क्या (?:यह|ये)|यह|ये)`
const remarks: readonly (readonly [Remark, RegExp])[] = [
  ['why', new RegExp(`^${AND}(?:why|why (?:not|so|is that|is it so|this)|how come|kyun|kyu|kyon|क्यों)$`)],
  [
    'normal',
    new RegExp(
      `^${AND}${IT_IS} (?:a )?(?:normal|usual|standard|fair|unfair|common|reasonable|ok|okay|fine|right|too (?:much|high|low|long|short|harsh)|bad|good|risky|sahi|theek|thik|normal|zyada|सही|ठीक|सामान्य|ज़्यादा|ज्यादा)(?: (?:thing|for me|for us|hai|hai kya|kya|है|है क्या))*$|^${AND}(?:normal|usual|fair) (?:hai )?(?:kya|hai)$`,
    ),
  ],
  [
    'legal',
    new RegExp(
      `^${AND}${IT_IS} (?:even )?(?:legal|lawful|illegal|allowed by law|enforceable|valid|binding|void|kanooni|legal hai|वैध|कानूनी)(?: (?:in india|under indian law|kya|hai|hai kya|है|है क्या))*$`,
    ),
  ],
  [
    'refuse',
    new RegExp(
      `^${AND}(?:(?:can|may|could|should|do) (?:i|we) (?:have to (?:accept|agree|sign)|refuse|say no|decline|object|negotiate|push back|disagree|not agree|get (?:it|that|this) (?:changed|removed))(?: (?:to )?(?:it|that|this))?|(?:kya )?(?:main|mai|hum) (?:ise |isse |isko )?mana kar (?:sakta|sakti|sakte) (?:hun|hoon|hu|hain)(?: kya)?|(?:क्या )?(?:मैं|हम) (?:इसे |इससे )?मना कर (?:सकता|सकती|सकते) (?:हूँ|हूं|हैं))$`,
    ),
  ],
]

/** What is asked of the place that was answered last; null where it is a question of its own. In small letters, without the sign at the end. */
export const remarkIn = (said: string): Remark | null => remarks.find(([, asks]) => asks.test(said))?.[0] ?? null

/** Each side's words, and what leaving is for the one and putting out for the other. */
const across: readonly (readonly [RegExp, string])[] = [
  [/\b(?:fire|sack|dismiss|terminate|evict|expel|remove) (?:me|us)\b|\b(?:kick|throw) (?:me|us) out\b/g, 'end it'],
  [/\b(?:resign|quit|leave(?! days)|vacate|exit|move out|walk away)\b/g, 'end it'],
]
const other: Readonly<Record<string, string>> = {
  ...{
    i: 'they',
    we: 'they',
    me: 'them',
    us: 'them',
    my: 'their',
    our: 'their',
    mine: 'theirs',
    ours: 'theirs',
    am: 'are',
  },
  ...{ they: 'i', he: 'i', she: 'i', them: 'me', him: 'me', their: 'my', his: 'my', theirs: 'mine' },
  ...{ company: 'i', landlord: 'i', employer: 'i', client: 'i', owner: 'i', lender: 'i', bank: 'i' },
}

/**
 * A question in English words, asked of the other side or of the reader.
 *
 * @param asks whom it asks about as it stands
 */
export function askedOf(english: string, side: 'them' | 'me', asks: 'reader' | 'other' | null): string {
  if (asks === null) return `${english.replace(/[?. ]+$/, '')} for ${side}`
  if ((asks === 'reader') === (side === 'me')) return english
  const said = across.reduce((words, [own, theirs]) => words.replace(own, theirs), english)
  return said.replace(/\b(?:the )?([a-z]+)\b/g, (all, word: string) => other[word] ?? all)
}
