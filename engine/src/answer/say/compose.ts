import { askParts, type Citation, type LawReference, type LegalIssue } from '@karar/schema'
import { formatDate } from '../../grammar/calendar.ts'
import { originalSpan, type Span } from '../../grammar/normalize.ts'
import { answerWords as words } from '../../language/answers.ts'
import { clauseName, clauseNameIn } from '../../language/clause-name.ts'
import { type Arguments, format, setApart } from '../../language/message.ts'
import { pagesInDoubt as tellPages } from '../../language/pages.ts'
import type { ContractParty } from '../../understand/parties/party.ts'
import type { Book } from '../book/book.ts'
import { callOf, toldToReader } from '../book/for-you.ts'

/** Most characters of a quote inside an answer's text; the citation holds all of it. */
const SHOWN = 360

/** What may be the answer is shown as a whole, as long as a citation is: what is cut off may be the very answer. */
export const UNCUT = 1200

/** 'Sl. No.' above a column of numbers is no name of the table. */
const OF_A_COLUMN = /^(?:s|sl|sr|sno|no)\.?(?: ?no\.?)?$/i

/** Where a citation stands, in words: 'Clause 4.2 (Termination)'. */
export function placeOf({ clause_number, heading }: Pick<Citation, 'clause_number' | 'heading'>): string {
  return format(words.clause, {
    name: clause_number === null ? null : clauseName(clause_number),
    heading: heading === null || heading.length > 60 || OF_A_COLUMN.test(heading) ? null : heading,
  })
}

/** The same inside a sentence: 'clause 4.2'. */
export const placeIn = (citation: Pick<Citation, 'clause_number' | 'heading'>): string =>
  citation.clause_number === null ? placeOf(citation) : clauseNameIn(citation.clause_number)

/** What to ask for, with the lead of the guidance said once: 'Ask for a cap' is 'What to ask for: A cap'. */
export function askFor(guidance: string): string {
  const { lead, rest } = askParts(guidance)
  return lead === ''
    ? format(words.advice, { guidance: rest })
    : lead === words.askLead
      ? format(words.ask, { guidance: rest })
      : format(words.askTo, { guidance })
}

/** Where a sentence ends inside a quote: not behind 'Rs.', 'No.' or a letter of an enumeration. */
const SENTENCE_ENDS =
  /(?<!\b(?:rs|no|nos|cl|art|sec|vs|mr|mrs|ms|dr|smt|ltd|pvt|co|inc|st|viz|etc|i\.e|e\.g|[a-z]))[.;](?= )/gi

/** A quote on one line; where it is long, cut behind a sentence of it, else at a word. */
export function shown(quote: string, most = SHOWN): string {
  const flat = quote.replace(/\s+/g, ' ').trim()
  if (flat.length <= most) return flat
  const whole = [...flat.slice(0, most).matchAll(SENTENCE_ENDS)].at(-1)?.index ?? -1
  if (whole > most / 3) return `${flat.slice(0, whole + 1)} \u2026`
  const space = flat.lastIndexOf(' ', most)
  return `${flat.slice(0, space > most / 2 ? space : most).replace(/[\ud800-\udbff]$/, '')} \u2026`
}

/** What stands at a citation, told to the reader in the first span where that is safe, else quoted. */
export function sayFor(book: Book, citation: Citation, spans: readonly Span[], most = SHOWN): string {
  const told = spans.map((span) => toldToReader(book, span)).find((one) => one !== null) ?? null
  return told === null || book.reader === null
    ? format(words.says, { where: placeOf(citation), quote: shown(citation.quote, most) })
    : format(words.told, { where: placeIn(citation), you: readerIs(book.reader), words: told.replace(/[.;:, ]+$/, '') })
}

/** The reader's own name for a sentence that is read for him; null where the contract only says 'you'. */
function readerIs(reader: ContractParty): string | null {
  const called = callOf(reader)
  return called === words.theOther ? null : called
}

/** A list of law below its lead; nothing where there is none. */
export function lawParagraph(law: readonly LawReference[], lead: string = words.theLaw): string[] {
  if (law.length === 0) return []
  return [
    [
      lead,
      ...law.map((one) =>
        format(words.law, {
          act: one.act,
          section: one.section || null,
          note: one.note,
          remarks: setApart(remarksOn(one)) || null,
        }),
      ),
    ].join('\n'),
  ]
}

/** How it stands: of another country than the contract's law, or yet to come. */
const remarksOn = ({ in_force_from: from, for_comparison: compared }: LawReference): string[] => [
  ...(compared ? [words.lawCompared] : []),
  ...(from === undefined ? [] : [format(words.lawComing, { day: formatDate(from) })]),
]

/** Laws without those that are named twice, at most `most`. */
export function uniqueLaw(law: readonly LawReference[], most = 4): LawReference[] {
  const seen = new Set<string>()
  return law.filter(({ act, section }) => !seen.has(act + section) && seen.add(act + section)).slice(0, most)
}

/** Findings whose words stand at least partly in a span of the original. */
export const issuesAt = (book: Book, { start, end }: Span): LegalIssue[] =>
  book.analysis.critical_issues.filter((issue) => issue.start < end && start < issue.end)

export const issuesIn = (book: Book, span: Span): LegalIssue[] => issuesAt(book, originalSpan(book.contract.text, span))

/** The pages that could not be read, as a sentence; empty where all were read. */
export const pagesUnread = ({ analysis }: Book): string => tellPages(analysis.pages_in_doubt)

/**
 * 'This contract does not say': while pages are unread, only that the others do not, and which they are.
 *
 * @param all the message where all was read, and `read` where not; `values` is for both
 */
export function silence(book: Book, all: string, read: string, values: Arguments): string[] {
  const unread = pagesUnread(book)
  return unread === '' ? [format(all, values)] : [format(read, values), unread]
}
