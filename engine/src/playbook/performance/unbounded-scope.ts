import type { Contract } from '../../contract.ts'
import type { Clause } from '../../segment/clauses.ts'
import type { Sentence } from '../../text/sentences.ts'
import {
  acrossFrom,
  families,
  isNegated,
  isOneOf,
  isParty,
  partyOn,
  weakerParty,
  whoDoes,
  withNext,
} from '../reading.ts'
import type { Hit, Rule } from '../rule.ts'
import { tellingPart } from '../telling-part.ts'

const WORK = String.raw`(?:services?|duties|duty|work|works|tasks?|jobs?|assignments?|activities|functions|responsibilities|deliverables|features)`
const WHATEVER = new RegExp(
  String.raw`\b(?:any|all|such)\b[^.;]{0,30}?\b(?:other|additional|further|incidental|ancillary)\b[^.;]{0,30}?\b${WORK}\b[^.;]{0,60}?\b(?:as|which|that)\b[^.;]{0,60}?\b(?:may|might|shall|will|is|are)?\b[^.;]{0,40}?\b(?:require[ds]?|request(?:ed|s)?|assign(?:ed|s)?|direct(?:ed|s)?|ask(?:ed|s)?|desire[ds]?|allotted|entrusted|instruct(?:ed|s)?|demand(?:ed|s)?|decide[ds]?)\b`,
)
const AS_ASKED = new RegExp(
  String.raw`\b(?:all|any) (?:such )?${WORK}[^.;]{0,30}\b(?:as|that|which)\b[^.;]{0,40}\b(?:may|might)\b[^.;]{0,30}\b(?:require|request|assign|direct|ask|instruct|decide|demand)`,
)
const ANY_DUTY = new RegExp(
  String.raw`\b(?:perform|carry out|do|undertake|render|provide)\b[^.;]{0,30}\b(?:any|all)\b[^.;]{0,30}\b${WORK}\b[^.;]{0,60}\b(?:assigned|required|requested|asked|directed|given|entrusted)\b`,
)
const UNLIMITED =
  /\bunlimited (?:number of )?(?:\w+ )?(?:revisions?|changes|iterations|modifications|rework|support|hours|corrections|redrafts?|amendments|rounds|users|edits)\b|\bas many (?:revisions|changes|iterations|times|corrections|modifications)\b[^.;]{0,60}\b(?:requires?|wants?|wishes|requests?|needed|necessary|desires?)\b|\b(?:revisions?|changes|modifications)\b[^.;]{0,60}\bwithout (?:any )?(?:limit|restriction)\b|\b(?:until|till)\b[^.;]{0,30}\b(?:fully |entirely |completely )?satisfied\b/
const FREE =
  /\b(?:without|at no|no|free of)\b[^.;]{0,15}\b(?:additional|extra|further|any)?\b[^.;]{0,12}\b(?:cost|charge|charges|fees?|payment|remuneration|consideration|compensation)\b/
const ALL_NEEDED = new RegExp(
  String.raw`\ball\b[^.;]{0,40}\b${WORK}\b[^.;]{0,60}\b(?:needed|necessary|required|incidental)\b[^.;]{0,80}\b(?:satisfaction|without (?:any )?(?:extra|additional)|no (?:extra|additional)|extra cost)\b`,
)
/** 'any and all changes desired by the Client ... without revision of price', 'whatever work the Company chooses to allot'. */
const ANY_CHANGE =
  /\b(?:any|all|every) (?:and all )?(?:changes?|modifications?|alterations?|variations?)\b[^.;]{0,60}\b(?:desired|required|requested|sought|asked|directed|wanted|suggested)\b[^.;]{0,120}\bwithout (?:any )?(?:revision|change|increase|additional|extra|adjustment)\b[^.;]{0,20}\b(?:price|costs?|fees?|charges?|payment|time)\b/
const EVERYTHING = new RegExp(
  String.raw`\b(?:everything|whatever ${WORK}|anything(?! (?:contained|to the contrary|herein|in this)))\b[^.;]{0,50}\b(?:in the opinion of|considers?|thinks?|deems?|chooses?|decides?|requires?|wants?|may (?:require|ask|want|assign|allot))\b`,
)
/** Extra work that the words themselves leave unpaid. */
const UNPAID = new RegExp(
  String.raw`\b(?:additional|extra|further) ${WORK}\b[^.;]{0,120}?\b(?:within the (?:agreed |fixed |same )?(?:fee|price)|${FREE.source})`,
)
const UNCHARGED = /\b(?:shall|will|may) not (?:charge|claim|bill|be (?:paid|entitled))\b/
const FIXED =
  /\b(?:fixed|lump[- ]?sum|all-?inclusive|consolidated|flat|inclusive)\b[^.;]{0,30}\b(?:fees?|price|amount|sum|consideration|retainer|remuneration)\b|\b(?:fees?|price|remuneration)\b[^.;]{0,30}\b(?:fixed|lump[- ]?sum|all-?inclusive)\b|\b(?:total|entire) (?:fee|price|consideration)\b/
const RATED =
  /\b(?:per (?:hour|day|man-?day|person-?day|man-?month)|hourly|daily rate|day rate|time[- ]and[- ]materials?|rate card|additional (?:fees?|charges|payment)|extra (?:fees?|charges|payment)|at (?:the )?rates?|charged separately|mutually agreed (?:fees?|rates?|price))\b/
/** Pay that is refused ('not entitled to any additional fee') is not a rate for the extra work. */
const DENIED_PAY =
  /\b(?:(?:no|without any) (?:additional|extra) \w+|not\b[^.;]{0,40}\b(?:any|an|for) (?:additional|extra|further) (?:fees?|charges|payment))/g
const BOUNDED =
  /\b(?:reasonabl[ey]|change (?:order|request|control)|mutual(?:ly)?|agreed|suited|suitable|commensurate|consistent with|appropriate to|similar|related to (?:the|his|her) (?:position|role)|customar\w+|within (?:the )?(?:scope|his|her)|statement of work|sow|as (?:set (?:out|forth)|described|specified|listed) in|in writing signed|willing|quot(?:e|ation)|estimate|prepare a scope|subject to (?:the )?(?:payment|agreement))\b/

/**
 * A fixed price for work without an edge. Sections 70 and 73 may give pay for extra work, but not where the contract
 * says that the extra is included; a written change process (s. 62) is the cure.
 */
export const unboundedScope: Rule = {
  id: 'unbounded-scope',
  category: 'unbounded_scope',
  law: [
    {
      act: 'Indian Contract Act 1872',
      section: 'ss. 29, 62, 70',
      note: 'Work must be certain or ascertainable, a change needs both sides, and extra work not meant to be free is paid for.',
    },
  ],
  words: {
    title: 'The work can grow without limit',
    short: 'Unbounded scope',
    harm: 'The clause lets the amount of work grow on request and names no edge. You may have to do more and more, and argue about being paid for it.',
    ask: 'Ask for a list of the work in an annexure, a change order for anything else, and a limit on rounds of revision.',
    wording: 'Work outside Annexure A needs a change order signed by both parties that states its price and time.',
    notes: ['Small incidental tasks are fair where they are reasonable and part of the listed work.'],
  },
  gate: /other|everything|whatever|additional|further|incidental|ancillary|unlimited|as many|any|all |satisf/,
  contracts: [...families.services, ...families.employment, 'vendor_agreement', 'agency_agreement', 'general_contract'],
  read(clause, contract) {
    if (clause.kind === 'recitals' || clause.kind === 'parties') return []
    return clause.sentences.flatMap((sentence) => readSentence(sentence, clause, contract)).slice(0, 1)
  },
}

function readSentence(sentence: Sentence, clause: Clause, contract: Contract): Hit[] {
  const words = sentence.text
  const unlimited = UNLIMITED.exec(words) ?? ALL_NEEDED.exec(words) ?? UNPAID.exec(words) ?? ANY_CHANGE.exec(words)
  const match =
    unlimited ?? WHATEVER.exec(words) ?? AS_ASKED.exec(words) ?? ANY_DUTY.exec(words) ?? EVERYTHING.exec(words)
  if (match === null || isNegated(words, match.index)) return []
  const around = withNext(clause, sentence).replace(/\bwhether (?:or not )?[^.;,]{0,40}\bscope\b[^.;,]{0,20}/g, '')
  if (
    (unlimited === null ? BOUNDED : /\breasonabl|\bchange (?:order|request)|\bmutual/).test(
      unlimited === null ? around : match[0],
    ) ||
    RATED.test(around.replace(DENIED_PAY, ''))
  )
    return []
  if (/\b(?:means|shall mean|confidential|law|authority|governmental|statut\w+|access|users)\b/.test(match[0]))
    return []
  // Money kept until somebody is satisfied, and secrets, are another rule's matter.
  if (/\b(?:withh[eo]ld|retain|confidential|secret)\b/.test(words)) return []
  const employment = isOneOf(contract, families.employment)
  const doer = whoDoes(
    contract,
    sentence,
    /\b(?:shall|will|must|agrees? to|undertakes? to|is (?:required|expected) to)\b/,
  )
  // 'The Client shall be entitled to unlimited revisions': the other side makes them.
  const asks = unlimited !== null && isParty(doer) && doer.side === 'customer' && UNCHARGED.test(words)
  const worker = asks
    ? acrossFrom(contract, doer)
    : isParty(doer)
      ? doer
      : (partyOn(contract, 'supplier', 'employee', 'processor') ?? weakerParty(contract))
  if (worker === null || ['customer', 'employer', 'platform', 'controller'].includes(worker.side)) return []
  const free = FREE.test(words) || UNCHARGED.test(words)
  const fixed = FIXED.test(contract.text.norm) && !RATED.test(contract.text.norm)
  if (employment) {
    const anywhere = /\b(?:any|all)\b[^.;]{0,40}\b(?:place|location|time|hours?)\b/.test(words)
    return [hit(sentence, match, clause, anywhere ? 'medium' : 'low', worker, [])]
  }
  const severe = unlimited !== null || free || fixed
  return [hit(sentence, match, clause, severe ? 'high' : 'medium', worker, free || fixed ? ['At no extra pay'] : [])]
}

const hit = (
  sentence: Sentence,
  match: RegExpExecArray,
  clause: Clause,
  severity: Hit['severity'],
  burdened: Hit['burdened'],
  flags: readonly string[],
): Hit => ({ span: tellingPart(sentence, match), clause, severity, burdened, confidence: 0.75, flags })
