import type { Sentence } from '../../../grammar/sentences.ts'
import { type Contract, once } from '../../../understand/contract.ts'
import type { Who } from '../../../understand/parties/mentions.ts'
import type { ContractParty } from '../../../understand/parties/party.ts'
import {
  agentAfter,
  allWhoDo,
  counterpart,
  families,
  isMutual,
  isOneOf,
  isParty,
  mentionAt,
  partyIn,
  subjectAt,
} from '../../../understand/reading/reading.ts'
import { tellingPart } from '../../../understand/reading/telling-part.ts'
import type { Clause } from '../../../understand/segment/clauses.ts'
import type { Detector, Hit } from '../../shape/detector.ts'

const INDEMNIFIES =
  /\b(?:shall|will|must|agrees? to|undertakes? to|hereby|covenants? to)\b(?:(?!\bwho (?:shall|will)\b)[^.;]){0,90}?\b(?:indemnif(?:y|ies)|keep [^.;]{0,40}indemnified|(?:hold|keep) [^.;]{0,60}harmless|save harmless|(?:protect|defend|cover|secure|save) (?:us|you|(?:the )?\w+(?: \w+)?)\b[^.;]{0,60}?\b(?:against|from) (?:any|all|every)\b[^.;]{0,60}?\b(?:claims?|loss(?:es)?|liabilit(?:y|ies)|fines?|costs?))\b|\bindemnifies\b|\b(?:shall|will|must) (?:at all times |always )?be (?:(?:at all times|always|\w+ly) )?(?:kept )?(?:\w+ly )?(?:indemnified|held harmless|saved harmless)\b(?=[^.;]{0,80}\bby\b)|\b(?:shall|will|must) be (?:made good|borne|reimbursed)\b(?=[^.;]{0,60}\bby\b)(?=[^.;]{0,80}\bby way of (?:an )?indemnity\b)/
/** 'The Consultant shall: ... (b) indemnify the Company': the duty stands in the lead. */
const DUTY_LEAD = /\b(?:shall|will|must|agrees?(?: to)?|undertakes?(?: to)?|covenants?(?: to)?)\b[^.;]{0,40}$/
const ITEM =
  /^(?:\(?\w{1,4}[.)] ?)?(?:to )?(?:[\w, ]{0,40} )?(?:indemnify|hold [^.;]{0,60}harmless|keep [^.;]{0,40}indemnified)\b/
const OWN_FAULT =
  /\b(?:caused|arising|contributed|whether or not|even if|irrespective|regardless)\b[^.;]{0,80}\b(?:negligence|fault|act or omission|wilful default|default)\b[^.;]{0,30}\b(?:of|by)\b/
const WIDE =
  /\b(?:any and all|all|every|whatsoever|howsoever|of whatever nature|of any (?:kind|nature)|direct or indirect|consequential|loss of (?:profit|goodwill|business)|including where the fault)\b/
/** Words that leave no event out, whatever is said of breach beside them. */
const BOUNDLESS =
  /\b(?:howsoever|however (?:caused|arising)|whatsoever|of whatever nature|whether or not|direct(?:,| or| and) (?:or )?indirect|loss of (?:profit|goodwill|business))\b|\bincluding where the fault\b/
const FAULT_BASED =
  /\b(?:to the extent|third[- ]part(?:y|ies)|infring\w*|misappropriat\w*|misrepresentation|breach (?:or [\w-]+ )?(?:of|by)|(?:fail(?:s|ure)|non-?performance)\b|negligen(?:ce|t) (?:of|acts?|by|or) (?:the |its |his )?|gross negligence|wil+ful misconduct|violat\w+ (?:of|by)|fraud)/
/** Loss tied to the contract as such, not to a fault. */
const ANY_CAUSE =
  /\b(?:arising (?:out of|from)|in connection with|relating to|connected with|in relation to)(?:,? (?:or|and) [^.;,]{0,40})? (?:the |its |his |her |their )?(?:this agreement|services|performance|engagement|employment|occupation|use|work|deliverables|goods|products)\b/
const THIRD_PARTY =
  /\b(?:third[- ]part(?:y|ies)|infring\w*|misappropriat\w*|to the extent|proceedings?|suits?|actions?|violation of (?:any )?(?:applicable )?law)\b/
/** A promise about taxes or union dues is not insurance for everything. */
const ONE_THING =
  /\b(?:(?:agents?|representatives?|managers?)(?:'s?)? (?:or \w+ )?(?:fees?|commissions?)|tax(?:es)?|withholdings?|union|pension|remittances?|brokers?|finders?|in such (?:applications?|uses?|environments?))\b/
/** 'shall keep such insurance as will hold the Company harmless' */
export const INSURES =
  /\binsur[^.;]{0,60}$|\b(?:maintain|carry|obtain|keep|procure|take out|effect)\b[^.;]{0,100}\binsurance\b[^.;]{0,260}$/
const BOTH = /\b(?:each other|one another|mutual(?:ly)?|each (?:hereby )?agrees?)\b/

/**
 * Sections 124 and 125 enforce an indemnity to its words, and no statute caps it. One that only one side gives, for
 * losses of any kind, is insurance nobody priced; the promise back by the other side makes it an ordinary term.
 */
export const oneSidedIndemnity: Detector = {
  id: 'one-sided-indemnity',
  category: 'one_sided_indemnity',
  readWhole(contract) {
    const hits = contract.clauses.flatMap((clause) =>
      clause.kind !== 'recitals' && /indemnif|indemnity|harmless|(?:against|from) (?:any|all|every)/.test(clause.text)
        ? clause.sentences.flatMap((sentence) => readSentence(sentence, clause, contract))
        : [],
    )
    const order = ['critical', 'high', 'medium', 'low']
    const inferred = (hit: Hit): number => (hit.absence ? 1 : 0)
    return hits
      .sort((a, b) => order.indexOf(a.severity) - order.indexOf(b.severity) || inferred(a) - inferred(b))
      .slice(0, 1)
  },
}

function readSentence(sentence: Sentence, clause: Clause, contract: Contract): Hit[] {
  const own = INDEMNIFIES.exec(sentence.text)
  const match = own ?? (DUTY_LEAD.test(sentence.lead) ? ITEM.exec(sentence.text) : null)
  if (match === null || /\b(?:not|nor|neither)\b/.test(match[0])) return []
  if (ONE_THING.test(sentence.text)) return []
  // 'shall protect the information against any loss' guards a thing; an indemnity guards a party.
  const guards = /\b(?:protect|defend|cover|secure|save)\b/.exec(match[0])
  if (guards !== null && !/indemnif|harmless/.test(sentence.text)) {
    const whom = mentionAt(contract, sentence.start + match.index + guards.index + guards[0].length + 1)
    if (!isParty(whom)) return []
  }
  // A duty to insure 'so as to hold harmless' is a duty to insure.
  if (
    INSURES.test(sentence.text.slice(0, match.index + match[0].length)) ||
    BOTH.test(sentence.text) ||
    isMutual(sentence.full.slice(0, 80))
  )
    return []
  const giver =
    own === null ? subjectAt(contract, sentence, sentence.start) : (giversIn(contract, sentence, own)[0] ?? null)
  if (!isParty(giver)) return []
  const receiver = counterpart(contract, giver)
  const ownFault =
    OWN_FAULT.test(sentence.text) && receiver?.aliases.some((alias) => ofTheirOwn(alias).test(sentence.text)) === true
  const scope = scopeOf(clause, sentence)
  const boundless = BOUNDLESS.test(sentence.text)
  const narrow = /\bto the extent\b/.test(scope) || (FAULT_BASED.test(scope) && !ANY_CAUSE.test(scope))
  // An indemnity back evens it out, unless this one is boundless and that one is tied to fault.
  if (!ownFault && indemnifiesBack(contract, giver, boundless && !narrow)) return []
  if (narrow && !boundless && !ownFault && THIRD_PARTY.test(scope)) return []
  if (narrow && !WIDE.test(sentence.text) && !ownFault) return []
  const employee = isOneOf(contract, families.employment) && giver.side === 'employee'
  const limited = narrow && !boundless
  const severity =
    ownFault || (employee && !limited)
      ? 'critical'
      : employee
        ? 'high'
        : limited || !WIDE.test(sentence.text)
          ? 'medium'
          : 'high'
  return [
    {
      span: tellingPart(sentence, match),
      clause,
      severity,
      burdened: giver,
      confidence: narrow ? 0.7 : 0.88,
      variant: ownFault ? 'evenTheirFault' : 'nothingBack',
      ...(ownFault ? {} : { absence: true }),
    },
  ]
}

const ofTheirOwn = (alias: string): RegExp =>
  new RegExp(
    `(?:negligence|fault|omission|default)[^.;]{0,30}(?:of|by) (?:the )?${alias.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`,
  )

const IS_INDEMNIFIED = /\bbe (?:[\w ]{0,30} )?(?:indemnified|harmless|made good|borne|reimbursed)$/

/** Who gives: the subject, or in 'shall be kept indemnified by the Supplier' the one behind 'by'. */
function giversIn(contract: Contract, sentence: Sentence, match: RegExpExecArray): Who[] {
  if (!IS_INDEMNIFIED.test(match[0])) return allWhoDo(contract, sentence, INDEMNIFIES)
  return [agentAfter(contract, sentence, sentence.start + match.index + match[0].length)]
}

/** The promise with the events that it lists: '... arising from: (a) breach ...; (b) infringement ...'. */
function scopeOf(clause: Clause, sentence: Sentence): string {
  const { index } = sentence
  const items = clause.sentences
    .slice(index + 1, index + 5)
    .filter((next) => next.lead !== '' && next.leadSpan.end > sentence.start && next.leadSpan.end <= sentence.end + 2)
  return [sentence.full, ...items.map((item) => item.text)].join(' ')
}

/** Whether anybody but `giver` gives an indemnity in the contract: the other side, both, or one called by a name unknown. */
function indemnifiesBack(contract: Contract, giver: ContractParty, asWide: boolean): boolean {
  return once(contract, `indemnifies-besides-${giver.index}-${asWide}`, () =>
    contract.clauses.some(
      (clause) =>
        /indemnif|harmless/.test(clause.text) &&
        clause.sentences.some((sentence) => {
          const match = INDEMNIFIES.exec(sentence.text)
          if (match === null) return false
          if (asWide && FAULT_BASED.test(scopeOf(clause, sentence))) return false
          if (BOTH.test(sentence.text)) return true
          const givers = giversIn(contract, sentence, match)
          if (givers.some((who) => who === 'mutual' || (isParty(who) && who.index !== giver.index))) return true
          if (givers.every(isParty)) return false
          const after = { start: sentence.start + match.index + match[0].length, end: sentence.end }
          return (
            partyIn(contract, { start: after.start, end: Math.min(after.end, after.start + 60) })?.index === giver.index
          )
        }),
    ),
  )
}
