import type { Severity } from '@karar/schema'
import type { Contract } from '../../contract.ts'
import type { Clause } from '../../segment/clauses.ts'
import type { Sentence } from '../../text/sentences.ts'
import { isNegated, isParty, partyOn, weakerParty, whoDoes, withNext } from '../reading.ts'
import type { Hit, Rule } from '../rule.ts'
import { tellingPart } from '../telling-part.ts'

interface Term {
  readonly words: RegExp
  readonly what: string
  readonly severity: Severity
  /** words beside it that make it fair */
  readonly unless?: RegExp
  /** the verb whose subject must be the business, not the reader */
  readonly verb?: RegExp
}

const WITHOUT_CAUSE = String.raw`(?:at any time|without (?:any |assigning any |giving any |stating any )*(?:reasons?|cause|notice)|for any (?:or no )?reason|in (?:our|its) (?:sole |absolute )*discretion|at (?:our|its) (?:sole |absolute )*discretion)`
const END = /\b(?:close|terminate|suspend|cancel|block|deactivate|delete|disable)\b/
const TERMS: readonly Term[] = [
  {
    what: 'your account can be closed and your balance kept',
    severity: 'critical',
    words:
      /\bno refund\b[^.;]{0,80}\b(?:balance|wallet|credits?)\b[^.;]{0,60}\b(?:close|terminate|suspend|block)|\b(?:close|terminate|suspend|cancel|block|deactivate|delete|termination|closure)\b[^.;]{0,160}\b(?:keep|retain|forfeit(?:ed)?|lapse|no refund|expire|not be (?:refunded|returned))\b[^.;]{0,60}\b(?:balance|wallet|credits?|amounts?|money|points|fees|refund|payments?)?/,
    unless: /\b(?:fraud|illegal|unlawful|breach|violat)\b/,
  },
  {
    what: 'your access can be ended without a reason',
    severity: 'high',
    words: new RegExp(
      String.raw`\b(?:close|terminate|suspend|cancel|block|deactivate|delete|disable)\b[^.;]{0,120}\b${WITHOUT_CAUSE}|\b${WITHOUT_CAUSE}[^.;]{0,60}\b(?:close|terminate|suspend|cancel|block|deactivate|delete|disable)\b`,
    ),
    unless:
      /\b(?:days'? (?:prior )?(?:written )?notice|with reasons|refund|you may|either party|user may|subscriber may)\b/,
    verb: END,
  },
  {
    what: 'a large part of what you paid is lost when you cancel',
    severity: 'high',
    words:
      /\b(?:booking amount|advance|deposit|earnest money|amounts? paid|fees? paid|payment)\b[^.;]{0,80}\b(?:forfeit(?:ed)?|non-?refundable|not be refunded|retained)\b[^.;]{0,60}\b(?:cancel|withdraw|terminat)|\bcancel\w*\b[^.;]{0,90}\b(?:booking amount|advance|deposit|amounts? paid|price)\b[^.;]{0,50}\b(?:forfeit(?:ed)?|retained|not be refunded)/,
  },
  {
    what: 'the contract can be handed to anyone without telling you',
    severity: 'medium',
    words:
      /\b(?:assign|transfer)\b[^.;]{0,90}\b(?:to any(?:one| person| third party| entity)|anyone)\b[^.;]{0,80}\bwithout\b[^.;]{0,30}\b(?:telling|notice|notif|informing|your consent|consent)/,
    unless: /\byou may not\b|\buser (?:may|shall) not\b|\byou (?:shall|will|can) ?not\b/,
  },
  {
    what: 'faulty goods cannot be given back',
    severity: 'high',
    words:
      /\b(?:goods|products?|items?)\b[^.;]{0,30}\bonce sold\b[^.;]{0,60}\b(?:not|no)\b[^.;]{0,40}\b(?:taken back|exchang|return|refund)|\bno refunds?\b[^.;]{0,40}\b(?:even (?:if|where|when)|whether or not)\b[^.;]{0,40}\b(?:defect|damaged|faulty|wrong)|\b(?:no returns?|no exchange)\b[^.;]{0,50}\b(?:under any|in any|whatsoever|even if)/,
    unless: /\b(?:defect|damaged|faulty)\w*\b[^.;]{0,60}\b(?:replac|refund|repair)/,
  },
  {
    what: 'a loan may not be repaid early',
    severity: 'high',
    words:
      /\b(?:early (?:closure|repayment)|pre-?payment|foreclosure|pre-?closure)\b[^.;]{0,60}\b(?:not (?:be )?(?:allowed|permitted)|prohibited|no right)/,
  },
]

/**
 * Section 2(46) of the Consumer Protection Act 2019 names terms that are unfair to a consumer: ending without cause, an
 * unreasonable charge, a refusal of early repayment and others. It does not protect a business that buys for trade.
 */
export const unfairConsumer: Rule = {
  id: 'unfair-consumer',
  category: 'unfair_consumer_term',
  law: [
    {
      act: 'Consumer Protection Act 2019',
      section: 's. 2(46)',
      note: 'A contract that changes a consumer\u2019s rights significantly, for instance by ending it without reasonable cause, is an unfair contract.',
    },
    {
      act: 'Consumer Protection Act 2019',
      section: 'ss. 49(2), 59(2)',
      note: 'The State and the National Commission may declare an unfair term void.',
    },
  ],
  words: {
    title: 'A term is tilted against you as a consumer: {what}',
    short: 'Unfair to consumers',
    harm: 'Under this clause {what}. Consumer law lets a commission strike down such a term where you use the service for yourself and not for trade.',
    ask: 'Ask for notice, a reason and a refund of what you have not used.',
    wording:
      'We may end this contract on thirty days\u2019 notice with reasons and will refund amounts for the unused period.',
    notes: ['Complaints about unfair contracts go to the State Commission, not to the District Commission.'],
    favour: {
      title: 'A consumer commission may strike this term down',
      harm: 'If your users are consumers, the term can be declared void. A balanced one is safer.',
    },
  },
  contracts: ['terms_of_service', 'privacy_policy', 'loan_agreement'],
  gate: /close|terminat|suspend|cancel|block|deactivat|delet|disable|forfeit|refund|retain|assign|transfer|once sold|return|exchange|pre-?pay|early|closure/,
  read(clause, contract) {
    if (clause.kind === 'recitals' || clause.kind === 'parties') return []
    return clause.sentences.flatMap((sentence) => readSentence(sentence, clause, contract)).slice(0, 1)
  },
}

function readSentence(sentence: Sentence, clause: Clause, contract: Contract): Hit[] {
  const words = withNext(clause, sentence)
  for (const term of TERMS) {
    const match = term.words.exec(sentence.text)
    if (
      match === null ||
      term.unless?.test(words) ||
      (isNegated(sentence.text, match.index) && !/refund/.test(match[0]))
    )
      continue
    if (contract.type === 'loan_agreement' && !/repaid early/.test(term.what)) continue
    if (term.verb !== undefined) {
      const who = whoDoes(contract, sentence, term.verb)
      if (who === 'mutual' || (isParty(who) && who.side === 'user')) continue
    }
    return [
      {
        span: tellingPart(sentence, match),
        clause,
        severity: term.severity,
        burdened: partyOn(contract, 'user', 'customer', 'borrower') ?? weakerParty(contract),
        forBeneficiary: 'medium',
        confidence: 0.8,
        values: { what: term.what },
        flags: [term.what.replace(/^[a-z]/, (letter) => letter.toUpperCase())],
      },
    ]
  }
  return []
}
