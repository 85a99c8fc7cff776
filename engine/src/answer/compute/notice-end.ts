import { formatDate } from '../../facts/dates.ts'
import { answerWords } from '../../language/answers.ts'
import { computeWords as words } from '../../language/answers-compute.ts'
import { words as engineWords } from '../../language/en.ts'
import { citeOriginal } from '../cite.ts'
import { lawParagraph } from '../compose.ts'
import { lawDefault } from '../law-defaults.ts'
import type { Answerer } from '../reply.ts'
import { addDays, addMonths } from './calendar.ts'
import { lockInOf, startOf } from './figures.ts'
import { cannot, reckoned } from './reckoning.ts'

const TODAY = /\b(?:today|now|right away|aaj|tomorrow)\b|आज/

/** 'If I give notice on 1 March 2026, when does it end?' */
export const noticeEnd: Answerer = (book, question) => {
  const { english, days } = question
  const named = days[0]
  const today = TODAY.test(english)
  if (!/\b(?:notice|resign|terminate|quit)\b/.test(english) || (named === undefined && !today)) return null
  if (/\b(?:late|interest)\b/.test(english)) return null
  const from = named ?? (/\btomorrow\b/.test(english) ? addDays(book.day, 1) : book.day)
  const others =
    /\b(?:they|company|landlord|owner|client|employer|lessor|licensor|vendor|other side)\b(?! to)/.test(english) &&
    !/\bi\b/.test(english)
  const who = others ? book.other : book.reader
  const notices = book.analysis.key_facts.notice.filter(
    ({ days: count, label }) => count !== null && count > 0 && label !== engineWords.facts.renewalNotice,
  )
  const probation = /\bprobation/.test(english)
  const ofKind = notices.filter(
    ({ label }) => label === (probation ? engineWords.facts.probationNotice : engineWords.facts.terminationNotice),
  )
  const fact =
    ofKind.find(({ party }) => party !== null && party === who?.name) ??
    ofKind.find(({ party }) => party === null) ??
    (who === null ? ofKind[0] : undefined)
  if (fact === undefined) {
    const law = lawDefault('leaseNotice', book.analysis.contract_type)
    return cannot(book, 'when a notice would end', [words.figures.notice], {
      law,
      paragraphs: lawParagraph(law, answerWords.theLawSays),
      followUps: ['How can I end this contract early?'],
    })
  }
  const [amount, unit] = fact.value.split(' ')
  const months = /^month/.test(unit ?? '') ? Number(amount) : /^year/.test(unit ?? '') ? Number(amount) * 12 : null
  const end = months === null ? addDays(from, fact.days!) : addMonths(from, months)
  const lockIn = lockInOf(book)
  const start = startOf(book)
  const until = lockIn === null || start === null ? null : addDays(addMonths(start.iso, lockIn.months), -1)
  return reckoned({
    what: words.lastDay,
    value: formatDate(end),
    steps: [
      [words.noticeGiven, formatDate(from)],
      [words.noticePeriod, fact.value],
      [words.lastDay, `${formatDate(from)} + ${fact.value} = ${formatDate(end)}`],
    ],
    assumed: [words.monthCount, words.receipt, ...(named === undefined ? [words.today(formatDate(book.day))] : [])],
    notes:
      lockIn === null
        ? []
        : until === null
          ? [words.lockInOpen(lockIn.value)]
          : until > end
            ? [words.lockIn(lockIn.value, formatDate(until))]
            : [],
    citations: [citeOriginal(book, fact), lockIn === null ? null : citeOriginal(book, lockIn)],
    followUps: ['How can I end this contract early?', 'What happens after the contract ends?'],
  })
}
