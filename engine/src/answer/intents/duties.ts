import type { Obligation } from '@karar/schema'
import { chooseReader } from '../../judge/perspective.ts'
import { answerWords as words } from '../../language/answers.ts'
import { format } from '../../language/message.ts'
import { roleSides } from '../../understand/parties/names/roles.ts'
import type { Book } from '../book/book.ts'
import { citeOriginal } from '../book/cite.ts'
import { callOf } from '../book/for-you.ts'
import { asksOfCase } from '../question/of-a-case.ts'
import type { Question } from '../question/question.ts'
import { pagesUnread, shown } from '../say/compose.ts'
import type { Answerer } from '../say/reply.ts'

const ASKS =
  /\bwhat (?:all )?(?:must|should|do|does|am|is|are|will|shall|has|have) (?:\w+ ){1,4}?(?:have to do|need to do|supposed to do|required to do|obliged to do|do|to do|responsible for|promise|owe(?=(?: them| him| her| me| us| each other)?\W*$))\b(?! (?:with|about|if|when|you|i get|they pay))|\b(?:obligations?|duties|responsibilit\w*|to-?do)\b(?!.{0,20}\b(?:end|after|surviv|secre|confiden))|\bwho must do what\b|\bdeadlines?\b.{0,20}\b(?:me|i|my)\b/
const MOST = 12

/** 'What must I do', 'what does the Client have to do by when'. */
export const aboutDuties: Answerer = (book, question) => {
  // 'We lost a file. What must we do?' asks of a case, not for the list of duties.
  const at = ASKS.exec(question.english)?.index ?? -1
  if (
    at < 0 ||
    at > 30 ||
    asksOfCase(question.english, 'duties') ||
    /[.?!;] \S/.test(question.text) ||
    /\bif\b|\b(?:at|the) most\b|\bmaximum\b/.test(question.english)
  )
    return null
  if (question.english.split(' ').length > 12) return null
  const party = partyAsked(book, question)
  if (party === undefined) return null
  const own = book.analysis.obligations.filter((duty) => party === null || duty.party === party.name)
  const who = party === null ? words.eachSide : party === book.reader ? words.you : callOf(party)
  const unread = pagesUnread(book)
  const told = [...own.filter(({ due }) => due !== null), ...own.filter(({ due }) => due === null)].slice(0, MOST)
  const inOrder = told.sort((a, b) => a.start - b.start)
  const line = ({ party: whose, text, due }: Obligation): string => {
    const told = shown(text, 240)
    return format(words.duty, { text: party === null ? format(words.dutyOf, { party: whose, text: told }) : told, due })
  }
  return {
    kind: own.length === 0 ? 'silent' : 'answered',
    about: 'duties',
    paragraphs: [
      own.length === 0
        ? format(words.noDuties, { who })
        : [
            format(words.duties, { who }),
            ...inOrder.map(line),
            ...(own.length > told.length ? [format(words.moreDuties, { count: own.length - told.length })] : []),
          ].join('\n'),
      ...(unread === '' ? [] : [unread]),
    ],
    citations: inOrder.slice(0, 8).map((duty) => citeOriginal(book, duty)),
    followUps: ['breach', 'paymentDue', 'dates'],
  }
}

/** Whose duties: the reader's, the other side's, a party's by its role; null for everybody's; undefined where unknown. */
function partyAsked(book: Book, { english: text, subject }: Question) {
  const named = roleSides.map(([role]) => role).find((role) => new RegExp(String.raw`\b${role}\b`).test(text))
  if (named !== undefined) {
    const { party } = chooseReader(book.contract, { party: named })
    if (party !== null && [party.role, party.definedTerm, party.name].some((own) => own?.toLowerCase().includes(named)))
      return party
    const side = roleSides.find(([role]) => role === named)?.[1]
    const onSide = book.contract.parties.filter((own) => own.side === side)
    if (onSide.length === 1) return onSide[0]!
  }
  if (subject === 'other' && /\b(?:they|them|their|other (?:side|party))\b/.test(text)) return book.other ?? undefined
  if (/\b(?:i|me|my|we|our)\b/.test(text)) return book.reader ?? null
  if (/\b(?:they|them|their|other (?:side|party))\b/.test(text)) return book.other ?? undefined
  return null
}
