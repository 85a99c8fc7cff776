import type { Fact } from '@karar/schema'
import { answerWords as words } from '../../language/answers.ts'
import { format } from '../../language/message.ts'
import type { Book } from '../book/book.ts'
import { apart, cite, citeOriginal } from '../book/cite.ts'
import { pagesUnread } from '../say/compose.ts'
import type { Answerer, Reply } from '../say/reply.ts'

const PARTIES =
  /\bpart(?:y|ies) to\b|\bwho (?:are|is) (?:the |these |all )?(?:parties|party|signator\w*|between|signing)\b|\bbetween whom\b|\bwho (?:is|are) (?:i|you|we|they) (?:dealing|signing|contracting)\b|\bwho signs(?: (?:it|this|(?:this|the) (?:contract|agreement|deed|lease|letter|document)))? ?\??$|^(?:the )?parties\b|\bparties .{0,12}\bwho\b|\bwho .{0,6}\bparties\b|\bwho (?:is|are) the (?:licensor|licensee|landlord|tenant|lessor|lessee|client|consultant|company|employer|employee|service provider|vendor|supplier|buyer|seller|lender|borrower|guarantor|franchisor|franchisee|distributor|agent|principal|customer|owner|discloser|recipient|disclosing party|receiving party)\b/
const DATES =
  /\b(?:important|key|all|which|what) (?:the )?(?:dates|deadlines)\b|\bdates? (?:are|is) (?:in|named|important)\b|\bwhen (?:was|is) (?:it|this|the (?:contract|agreement|deed|lease)) (?:signed|dated|made|executed)\b|\bdate of (?:the |this )?(?:contract|agreement|deed)\b|\bwhen did (?:i|we|they) (?:both )?sign(?: (?:it|this|(?:this|the) (?:contract|agreement|deed|lease|letter)))?\W*$|\bsince when (?:is|does|has) (?:it|this|the (?:contract|agreement|deed|lease))\b.{0,20}$/
const MONEY =
  /\b(?:all|which|what|list) (?:the )?(?:sums?|amounts?|payments|figures|money|costs)\b(?! (?:due|owed|if|when|for))|\bhow much money is (?:involved|at stake)\b/

/** 'Up to what amount am I liable?' asks for one sum, of one matter. */
const OF_A_MATTER = /\b(?:up ?to|liable|deduct\w*|refund\w*|late|if|each|every)\b/

/** 'On what dates do we pay?' asks for the days of one thing. */
const DATES_OF =
  /\bdates? (?:do|does|did|will|would|shall|should|must|can|may|has|have|is|are|was|were) (?!(?:in|named|important|mentioned|given|there|to (?:remember|note|watch|know)|(?:i|we) (?:(?:need|have) to )?(?:not )?(?:remember|know|note|watch|miss|keep (?:track|in mind)))\b)/

/** Most words of a question for a list: a longer one asks for something of its own. */
const LONGEST = 12

/** The parties, the dates and the sums, as the analysis lists them. */
export const aboutFacts: Answerer = (book, { english }) => {
  if (english.split(' ').length > LONGEST) return null
  if (PARTIES.test(english) && !isOfOther(book, english)) return parties(book)
  if (DATES.test(english) && !DATES_OF.test(english))
    return list(book, 'dates', words.dates, words.noDates, book.analysis.key_facts.dates)
  if (MONEY.test(english) && !OF_A_MATTER.test(english))
    return list(book, 'money', words.money, words.noMoney, book.analysis.key_facts.money)
  return null
}

/** 'Who is the guarantor?' is not answered by a list in which nobody is one, where the contract speaks of one. */
function isOfOther({ analysis, contract }: Book, english: string): boolean {
  if (!/\bwho (?:is|are) the (?:guarantor|surety|sureties|guarantors|nominee|witness|witnesses)\b/.test(english))
    return false
  const ring = /\b(?:guarant|suret|nomin|witness)/
  return (
    !analysis.parties.some(({ name, role, defined_term: term }) =>
      ring.test(`${name} ${role} ${term}`.toLowerCase()),
    ) && ring.test(contract.text.norm)
  )
}

function parties(book: Book): Reply {
  const { parties: named, perspective } = book.analysis
  const citations = named.map(({ name }) => {
    const words_ = name.split(/,| trading /)[0]!
    const at = book.contract.text.original.indexOf(words_)
    if (at < 0) return null
    const place = book.contract.text.toNorm[at] ?? 0
    const passage = book.passages.find(({ start, end }) => start <= place && place < end)
    return passage === undefined ? citeOriginal(book, { start: at, end: at + words_.length }) : cite(book, passage)
  })
  const unread = pagesUnread(book)
  return {
    kind: named.length === 0 ? 'silent' : 'answered',
    about: 'parties',
    paragraphs: [
      named.length === 0
        ? words.noParties
        : [
            words.parties,
            ...named.map(({ name, role, defined_term: term }) =>
              format(words.party, { name, term: role ?? term, you: name === perspective.party }),
            ),
          ].join('\n'),
      ...(named.length === 0 && unread !== '' ? [unread] : []),
    ],
    citations: apart(citations),
    followUps: ['duties', 'risks'],
  }
}

function list(book: Book, about: string, lead: string, none: string, facts: readonly Fact[]): Reply {
  const unread = pagesUnread(book)
  return {
    kind: facts.length === 0 ? 'silent' : 'answered',
    about,
    paragraphs: [
      facts.length === 0
        ? unread === ''
          ? none
          : format(words.noneRead, { about })
        : [lead, ...facts.slice(0, 12).map(({ label, value }) => format(words.fact, { label, value }))].join('\n'),
      ...(unread === '' ? [] : [unread]),
    ],
    citations: facts.slice(0, 8).map((fact) => citeOriginal(book, fact)),
    followUps: ['duties', 'howLong'],
  }
}
