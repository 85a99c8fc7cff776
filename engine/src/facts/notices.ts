import type { KeyFacts } from '@karar/schema'
import type { Contract } from '../contract.ts'
import { words } from '../language/en.ts'
import { isParty, periodsIn, whoDoes } from '../playbook/reading.ts'
import type { Span } from '../text/normalize.ts'
import type { Period } from '../text/numbers.ts'
import type { Sentence } from '../text/sentences.ts'
import { type Ground, unique } from './grounding.ts'
import { statementsOf } from './statements.ts'

const WARNS = /\bnotice\b|\bintimation\b|\b(?:ahead|beforehand|in advance)\b/
const LEAVES =
  /\bterminat(?:e|es|ed|ing)\b|\bnotice of termination|\btermination (?:by|on|upon|notice|without|shall|for)\b|\bdetermin(?:e|ed|ing) (?:this|the)\b|\bresign|\bcancel|\bvacat|\bend(?:s|ed|ing)? (?:this|the|it|a|an|any|my|our|your|his|her|their)\b|\bbe ended\b|\b(?:to|put) an end\b|\bcall(?:ed)? off\b|\bclos(?:e|ing) (?:this|the|your)\b|\bput an end\b|\bdiscontinu|\bwithdraw from\b|\bretir(?:e|es|ing)\b|\bquit(?:s|ting)?\b|\bexit|\brelieve\b|\bpart ways\b|\b(?:may|can|to|who|shall|will|must) (?:leave|go)\b|\bpossession\b|\brenew/
/** Whose power it is. */
const LEAVING =
  /\b(?:terminat\w+|resign\w*|cancel\w*|vacat\w+|br(?:ing|ought)|call off|end(?:ed)?|determine|retire|leave|quit|discontinue|relieve|close|withdraw)\b/
/** 'a month's notice': one of something, which no figure states. */
const ONE = /\ba (day|week|fortnight|month|quarter)'s (?:(?:prior|advance|written|clear|previous) ){0,2}notice\b/g
const unitDays: Readonly<Record<string, number>> = { day: 1, week: 7, fortnight: 14, month: 30, quarter: 91 }

interface Warning extends Span {
  readonly days: number
  readonly value: string
}

/** How long before the end each side must tell the other. */
export function notices(contract: Contract, ground: Ground): KeyFacts['notice'] {
  const found = contract.clauses.flatMap((clause) =>
    statementsOf(contract.text, clause).flatMap((sentence) => {
      if (!WARNS.test(sentence.text) || !LEAVES.test(sentence.full)) return []
      const label =
        /\brenew/.test(sentence.text) && !/\bterminat/.test(sentence.text)
          ? words.facts.renewalNotice
          : words.facts.terminationNotice
      const who = whoDoes(contract, sentence, LEAVING)
      return warningsIn(contract, sentence).map((warning) => ({
        ...ground(
          sentence.end - sentence.start < 400
            ? sentence
            : {
                start: Math.max(sentence.start, warning.start - 120),
                end: Math.min(sentence.end, warning.end + 60),
              },
        ),
        label,
        value: warning.value,
        days: Math.round(warning.days),
        party: isParty(who) ? who.name : null,
      }))
    }),
  )
  return unique(found, (fact) => `${fact.value}${fact.party}${fact.start}`)
}

function warningsIn(contract: Contract, sentence: Sentence): Warning[] {
  const counted = periodsIn(contract, sentence)
    .filter((period) => isNoticePeriod(contract, sentence, period))
    .map((period) => ({ start: period.start, end: period.end, days: period.days, value: describe(period) }))
  const single = [...sentence.text.matchAll(ONE)].map((match) => ({
    start: sentence.start + match.index,
    end: sentence.start + match.index + match[0].length,
    days: unitDays[match[1]!]!,
    value: match[1] === 'fortnight' ? '2 weeks' : `1 ${match[1]!}`,
  }))
  return [...counted, ...single]
}

/** '30 days', '1 month' */
export const describe = (period: Pick<Period, 'amount' | 'unit'>): string =>
  `${period.amount} ${period.unit}${period.amount === 1 ? '' : 's'}`

/** 'notice in writing of at least' */
const NOTICE_OF = /\b(?:notice|intimation)\b(?:(?! (?:after|once|if|when|from|following|until)\b)[^.;]){0,40}$/
/** thirty days' 'prior written notice' */
const S_NOTICE =
  /^(?:'s?)?,? (?:(?:prior|advance|written|clear|previous|further|formal|registered|as|a|in|writing|of),? ){0,4}(?:notice|intimation)\b/
/** A period of notice, not the time to cure a breach once notice of it is there. */
function isNoticePeriod(contract: Contract, sentence: Sentence, { start, end }: Span): boolean {
  const before = contract.text.norm.slice(Math.max(sentence.start, start - 70), start)
  const after = contract.text.norm.slice(end, Math.min(sentence.end, end + 50))
  if (/^(?:'s?)? (?:ahead|beforehand|in advance)\b/.test(after)) return true
  if (!NOTICE_OF.test(before) && !S_NOTICE.test(after)) return false
  if (/^[^.;]{0,24}\bto cure\b/.test(after)) return false
  if (
    /\b(?:cured?|remed(?:y|ied)|rectif\w+|comply|unpaid|put (?:it|this) right|set (?:it|this) right)\b[^.;]{0,50}$/.test(
      before,
    )
  )
    return false
  return !/\b(?:within|more than|exceeding|beyond) (?:a (?:period|further period) of )?$/.test(before)
}
