import { escaped } from '../../grammar/escaped.ts'
import { answerWords as words } from '../../language/answers.ts'
import { format } from '../../language/message.ts'
import type { Book } from '../book/book.ts'
import { apart, cite } from '../book/cite.ts'
import type { Question } from '../question/question.ts'
import { askFor, issuesIn, lawParagraph, pagesUnread, placeOf, sayFor, shown } from '../say/compose.ts'
import type { Answerer, Reply } from '../say/reply.ts'

const ASKS = [
  /\bwhat (?:does|do|is meant by|is the meaning of|is the definition of) ["']?(?:the (?:term|word|phrase) )?["']?(.{2,60}?)["']? (?:mean|means|stand for|refer to|cover|include)\b/,
  /\b(?:define|definition of|meaning of|meant by) (?:the (?:term|word) )?["']?(.{2,60}?)["']?(?: (?:in (?:this|the) (?:contract|agreement|document|letter|deed)|here))?\??$/,
  /\bhow is ["']?(.{2,60}?)["']? defined\b/,
  /^(?:what|who) (?:is|are) (?:the |an? )?["'](.{2,60}?)["']\??$/,
  /^(?:the )?["']?(.{2,40}?)["']? (?:is |what )*(?:mean|means) ?(?:what)?\??$/,
]

/** 'What is a business day in this contract': a matter as often as a word, so that only a definition answers it. */
const MAY_ASK =
  /^what (?:is|are|counts as|is called|is meant with) (?:an? )?([a-z][a-z -]{2,40}?)(?: (?:in|under|by|for|as per) (?:this|the) (?:contract|agreement|document|letter|deed|policy|terms))?\?*$/

/** 'What does Confidential Information mean': the sentence that defines it; null where the word is not in the contract. */
export const aboutTerm: Answerer = (book, question) => {
  const asked = termIn(question)
  const term = asked ?? MAY_ASK.exec(question.text)?.[1] ?? null
  if (term === null || (asked === null && /^(?:the|my|our|your|their|this)\b/.test(term))) return null
  const { norm } = book.contract.text
  const known = [term, term.replace(/s$/, ''), `${term}s`].find((own) => norm.includes(own))
  if (known === undefined) return null
  const defining = definitions(book, known)
  if (defining.length === 0) return asked === null ? null : usedOnly(book, term, known)
  const citations = apart(
    defining.map((passage) => cite(book, passage)),
    3,
  )
  const issue = issuesIn(book, defining[0]!)[0]
  return {
    kind: 'answered',
    about: 'definition',
    paragraphs: [
      `${format(words.define, { term: properly(book, known) })} ${sayFor(book, citations[0]!, [defining[0]!])}`,
      ...(issue === undefined
        ? []
        : [
            format(words.matters, { title: issue.title, why: issue.description }),
            ...lawParagraph(issue.law),
            askFor(issue.actionable_guidance),
          ]),
    ],
    citations,
    law: issue?.law ?? [],
    followUps: ['risks'],
  }
}

function termIn({ text, english }: Question): string | null {
  for (const pattern of ASKS) {
    const term = (pattern.exec(text) ?? pattern.exec(english))?.[1]
      ?.replace(/^(?:the|a|an) /, '')
      .replace(/["'?.]/g, '')
      .trim()
    if (term !== undefined && term.length > 1 && !/\b(?:clause|section|article|this|it|that|para)\b/.test(term))
      return term
  }
  return null
}

function definitions(book: Book, term: string) {
  const quoted = new RegExp(String.raw`["'(](?:the )?${escaped(term)}s?["')]`)
  const means = new RegExp(
    String.raw`(?:^|[\s"'(])${escaped(term)}["']?(?: [a-z ]{0,30})? ?(?:means?|shall mean|has the meaning|refers? to|includes?|shall include|is defined|covers|: )`,
  )
  const at = (passage: (typeof book.passages)[number]): number =>
    (means.test(passage.words) ? 2 : 0) +
    (quoted.test(passage.words) ? 2 : 0) +
    (passage.clause.type === 'definitions' ? 1 : 0)
  return book.passages
    .filter((passage) => passage.words.includes(term) && (means.test(passage.words) || quoted.test(passage.words)))
    .sort((a, b) => at(b) - at(a) || a.index - b.index)
    .slice(0, 2)
}

/** A word that is used and not defined: where it stands is all that can be said of it. */
function usedOnly(book: Book, term: string, known: string): Reply | null {
  const passages = book.passages.filter((passage) => passage.words.includes(known)).slice(0, 3)
  const citations = apart(
    passages.map((passage) => cite(book, passage)),
    3,
  )
  if (citations.length === 0) return null
  const unread = pagesUnread(book)
  return {
    kind: 'answered',
    about: 'definition',
    paragraphs: [
      [
        format(words.used, { term }),
        ...citations.map((one) => format(words.item, { where: placeOf(one), quote: shown(one.quote, 260) })),
      ].join('\n'),
      ...(unread === '' ? [] : [unread]),
    ],
    citations,
    followUps: ['risks'],
  }
}

/** The term as the contract writes it, with its capitals. */
function properly({ contract: { text } }: Book, term: string): string {
  const at = text.norm.indexOf(term)
  return text.original.slice(text.toOriginal[at]!, text.toOriginal[at + term.length - 1]! + 1).replace(/\s+/g, ' ')
}
