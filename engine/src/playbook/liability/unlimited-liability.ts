import type { Contract } from '../../contract.ts'
import type { Clause } from '../../segment/clauses.ts'
import type { Sentence } from '../../text/sentences.ts'
import { acrossFrom, agentAfter, families, isNegated, isOneOf, isParty, subjectAt } from '../reading.ts'
import type { Hit, Rule } from '../rule.ts'
import { tellingPart } from '../telling-part.ts'
import { isLimited, whoseLiability } from './whose-liability.ts'

const NO_LIMIT = String.raw`(?:without (?:any )?(?:monetary |financial |upper |maximum )?(?:limits?|cap|ceiling)\b|without (?:any )?(?:limitation|restriction) (?:as to|of|on|in) (?:the )?(?:amount|liability|quantum|value|sum)|unlimited\b|(?:with )?no (?:monetary |upper |financial )?(?:limit|cap|ceiling|limitation|maximum)\b)`
const LOSSES = String.raw`(?:loss(?:es)?|damages?|liabilit(?:y|ies)|claims?)\b`
/** Liability that the words themselves call boundless. */
const STATED = [
  new RegExp(
    String.raw`\b(?:liable|responsible|answerable|liabilit(?:y|ies)|full responsibility)\b[^.;]{0,220}?\b${NO_LIMIT}`,
  ),
  /\bunlimited (?:and \w+ |personal |financial |joint )?(?:liabilit|responsibilit)/,
  /\b(?:liabilit(?:y|ies)|exposure|responsibility)\b[^.;]{0,80}?\b(?:is|are|shall be|remains?|shall remain|will be) (?:wholly |entirely )?(?:uncapped|unlimited|without (?:a |any )?(?:cap|limit|ceiling))\b/,
  /\bliabilit(?:y|ies)\b[^.;]{0,140}?\b(?:shall|will|is|are|may) (?:not|in no (?:way|manner)) (?:in any (?:way|manner|event|case) )?(?:be )?(?:limited|capped|restricted|subject to (?:any|a) (?:\w+ )?(?:cap|limit|ceiling|limitation|maximum))/,
  /\b(?:no|without any) (?:\w+ )?(?:limit|cap|ceiling|limitation|maximum)\b[^.;]{0,40}\b(?:on|to|of|upon|for)\b[^.;]{0,50}\bliabilit/,
  new RegExp(
    String.raw`\b(?:make good|compensate|reimburse|bear|pay|indemnify)\b[^.;]{0,160}?\b${LOSSES}[^.;]{0,240}?\b${NO_LIMIT}`,
  ),
]
/** 'All losses, direct or indirect, shall be borne by the Supplier': the loss is the subject. */
const BORNE =
  /\b(?:all|any|every)\b[^.;]{0,20}\b(?:loss(?:es)?|damages?|liabilit(?:y|ies))\b[^.;]{0,120}?\b(?:indirect|consequential|remote|of (?:whatsoever|whatever|any) (?:nature|kind)|howsoever)\b[^.;]{0,90}?\b(?:shall|will|must) be (?:\w+ly )?(?:borne|made good|paid|compensated)\b(?=[^.;]{0,40}\bby\b)/
/** Liability for loss of every kind, however remote. */
const WIDE = [
  new RegExp(
    String.raw`\b(?:liable|responsible|answerable|accountable|make good|compensate|bear)\b[^.;]{0,80}?\b(?:all|any and all|every|any)\b[^.;]{0,60}?\b${LOSSES}[^.;]{0,90}?\b(?:direct(?:,| or| and|, or)? (?:or )?indirect|of (?:whatsoever|whatever|any) (?:nature|kind)|howsoever|however (?:caused|arising)|consequential|punitive|whatsoever|whatever (?:be|may be) (?:the|its|their)|(?:be they|whether) foreseeable or (?:not|otherwise)|foreseeable or unforeseeable)`,
  ),
  new RegExp(
    String.raw`\b(?:liable|responsible|answerable|make good|compensate|bear)\b[^.;]{0,60}?\b(?:all|any and all|every|any)\b[^.;]{0,60}?\b(?:consequential|indirect|punitive)\b[^.;]{0,60}?\b${LOSSES}`,
  ),
]
/** 'There is no limit to what we can recover from you': the one who recovers is named, the other answers. */
const RECOVERABLE =
  /\bno (?:\w+ )?(?:limit|cap|ceiling|maximum)\b[^.;]{0,30}? (?:to|on|upon) (?:what|the (?:amounts?|sums?|damages|extent))\b[^.;]{0,60}?\b(recover|claim|demand)/
/** The usual exceptions to a cap: liability without limit for these alone is fair. */
const GRAVE =
  /\b(?:fraud|fraudulent|wil+ful|gross negligence|death|personal injury|bodily injury|infring\w*|confidential\w*|data (?:breach|protection)|intellectual property|misappropriat\w*|cannot be (?:excluded|limited)|indemnit(?:y|ies)|prohibited by law)\b/
const TO_THINGS =
  /\b(?:wear and tear|damages? (?:caused |done )?to (?:the |any )?(?:said |demised |licensed |leased )?(?:premises|property|equipment|fixtures|fittings|building|furniture|goods|flat|vehicle|machine))/

/**
 * No statute caps what one business may promise another: sections 73 and 74 leave out remote loss, and a clause like this
 * brings it back in. Caps are enforced (Bharathi Knitting v DHL, 1996; C & C v IRCON, 2025), so silence is no reason to accept none.
 */
export const unlimitedLiability: Rule = {
  id: 'unlimited-liability',
  category: 'unlimited_liability',
  law: [
    {
      act: 'Indian Contract Act 1872',
      section: 's. 73',
      note: 'The law by itself gives compensation for ordinary loss and leaves out remote loss; this clause promises more.',
    },
    {
      act: 'C & C Constructions v IRCON (Supreme Court, 2025)',
      section: '',
      note: 'A clause that limits what one side can claim is enforced between businesses, so a ceiling is worth asking for.',
    },
  ],
  words: {
    title: 'You answer for loss without any ceiling',
    short: 'Unlimited liability',
    harm: 'The clause makes you answer for loss and sets no ceiling. One mistake could cost you more than the whole contract ever earns.',
    ask: 'Ask for a ceiling of the fees of twelve months, no liability for indirect loss, and a short list of exceptions such as fraud.',
    wording:
      'Except for fraud, wilful default and breach of confidentiality, each party\u2019s total liability under this Agreement is limited to the fees paid or payable in the twelve months before the claim, and neither party is liable for indirect or consequential loss.',
    notes: ['Check that your insurance covers what you promise here.'],
    favour: {
      title: '{you} answers for your loss without a ceiling',
      harm: 'You may claim your whole loss. A promise larger than the other side\u2019s means is worth only what it can pay.',
    },
  },
  gate: /limit|cap\b|capped|ceiling|direct|howsoever|however|whatsoever|whatever|of any (?:nature|kind)|consequential|punitive|foreseeable/,
  read(clause, contract) {
    if (clause.kind === 'recitals' || contract.type === 'loan_agreement') return []
    return clause.sentences.flatMap((sentence) => readSentence(sentence, clause, contract)).slice(0, 1)
  },
}

function readSentence(sentence: Sentence, clause: Clause, contract: Contract): Hit[] {
  const borne = BORNE.exec(sentence.text)
  const own = first(STATED, sentence.text) ?? first(WIDE, sentence.text) ?? borne
  const recoverable = own === null ? RECOVERABLE.exec(sentence.text) : null
  if (recoverable !== null) return readRecoverable(sentence, clause, contract, recoverable)
  // An item of a list says its part only together with its lead: 'shall be liable: (a) ...; (b) without any limit'.
  const listed = own === null && sentence.lead !== ''
  const stated = first(STATED, listed ? sentence.full : sentence.text)
  const match = listed ? (stated ?? first(WIDE, sentence.full)) : own
  if (match === null) return []
  const words = sentence.full
  if (/unlimited liability (?:company|corporation|partnership)|\b(?:shall )?means?\b/.test(sentence.text)) return []
  if (
    /\b(?:none of|neither|no)\b[^.;]{0,100}\b(?:shall|will)\b/.test(sentence.text.slice(0, match.index + 40)) &&
    stated === null
  )
    return []
  if (isNegated(sentence.text, match.index) || /\b(?:in no event|under no circumstances)\b/.test(words)) return []
  if (/\b(?:not|never|no) (?:\w+ ){0,3}(?:liable|responsible)\b/.test(words.slice(0, 700)) && stated === null) return []
  if (GRAVE.test(words) && !/\b(?:any and all|all|every)\b[^.;]{0,40}\b(?:loss|losses|damages)\b/.test(words)) return []
  if (/\bnothing (?:in|contained|herein|shall)\b|\bexcept (?:for|in the case of)\b/.test(words) && GRAVE.test(words))
    return []
  if (stated === null && (TO_THINGS.test(words) || /\bto the extent\b|third[- ]party claims/.test(words))) return []
  const noun = sentence.text.slice(match.index).search(/liabilit/)
  const bound =
    match === borne
      ? agentAfter(contract, sentence, sentence.start + match.index + match[0].length)
      : listed
        ? subjectAt(contract, sentence, sentence.start)
        : /^(?:liabilit|exposure|responsibility|unlimited|no |without)/.test(match[0]) &&
            (noun >= 0 || /^(?:exposure|resp)/.test(match[0]))
          ? whoseLiability(contract, sentence, match.index + Math.max(noun, 0))
          : subjectAt(contract, sentence, sentence.start + match.index)
  if (!isParty(bound)) return []
  if (stated === null && isLimited(contract, bound, ['cap', 'indirect'])) return []
  const flags = [stated === null ? 'Covers loss of every kind, remote loss included' : 'Says that there is no limit']
  return [
    {
      span: listed ? { start: sentence.start, end: sentence.end } : tellingPart(sentence, match),
      clause,
      severity: severityFor(contract, bound.side, stated !== null),
      burdened: bound,
      confidence: stated === null ? 0.75 : 0.9,
      flags,
    },
  ]
}

function readRecoverable(sentence: Sentence, clause: Clause, contract: Contract, match: RegExpExecArray): Hit[] {
  const verb = match.index + match[0].lastIndexOf(match[1]!)
  const bound = acrossFrom(contract, subjectAt(contract, sentence, sentence.start + verb))
  if (bound === null || GRAVE.test(sentence.full)) return []
  return [
    {
      span: tellingPart(sentence, match),
      clause,
      severity: severityFor(contract, bound.side, true),
      burdened: bound,
      confidence: 0.85,
      flags: ['Says that there is no limit'],
    },
  ]
}

function severityFor(contract: Contract, side: string, stated: boolean): Hit['severity'] {
  if (isOneOf(contract, [...families.employment, ...families.services])) return 'critical'
  if (stated && (side === 'supplier' || side === 'employee' || side === 'licensee' || side === 'processor'))
    return 'critical'
  return isOneOf(contract, families.ventures) || contract.type === 'sale_deed' ? 'medium' : 'high'
}

function first(patterns: readonly RegExp[], words: string): RegExpExecArray | null {
  for (const pattern of patterns) {
    const match = pattern.exec(words)
    if (match !== null) return match
  }
  return null
}
