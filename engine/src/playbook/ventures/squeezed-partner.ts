import type { Severity } from '@karar/schema'
import type { Contract } from '../../contract.ts'
import type { Clause } from '../../segment/clauses.ts'
import type { Sentence } from '../../text/sentences.ts'
import { isParty, onlyDescribes, subjectAt } from '../reading.ts'
import type { Hit, Rule } from '../rule.ts'
import { tellingPart } from '../telling-part.ts'

interface Pattern {
  readonly words: RegExp
  readonly unless?: RegExp
  readonly what: string
  readonly severity: Severity
}

const patterns: readonly Pattern[] = [
  {
    words:
      /\b(?:losses?|deficiency)\b[^.;]{0,90}\b(?:fall (?:up)?on|(?:be |is |are )?(?:borne|met|made good|discharged) by|be debited to|be the liability of|be to the account of)\b[^.;]{0,90}\b(?:alone|only|solely|exclusively|without (?:any )?limit)\b|\b(?:alone|solely)\b[^.;]{0,40}\b(?:bear|make good|answer for|meet)\b[^.;]{0,40}\b(?:losses|deficiency)\b/,
    unless: /\b(?:negligen|fraud|misconduct|default of|caused by|minor)\w*/,
    what: 'carry the losses alone',
    severity: 'critical',
  },
  {
    words:
      /\b(?:shall|will|may) (?:not|have no (?:right|access|power|authority))\b[^.;]{0,60}\b(?:look into|inspect|examine|access|see|peruse|call for|copies of|copy)\b[^.;]{0,50}\b(?:books|accounts|records)\b|\bno (?:\w+ )?partner\b[^.;]{0,60}\b(?:inspect|examine|access|copy)\b[^.;]{0,40}\b(?:books|accounts|records)\b/,
    unless: /\b(?:remove|take away|outside|without (?:prior |reasonable )*notice|third part(?:y|ies))\b/,
    what: 'do without a look at the books',
    severity: 'high',
  },
  {
    words:
      /\balone (?:decide|determine|manage|control)\b[^.;]{0,60}\b(?:all|every|any)\b|\bdecision\b[^.;]{0,60}\b(?:not be (?:open to question|questioned|challenged|called in question)|final and binding)\b[^.;]{0,40}\bpartners?\b/,
    unless: /\b(?:day[- ]to[- ]day|ordinary course|routine)\b/,
    what: 'accept whatever another partner decides',
    severity: 'high',
  },
]

/**
 * The Partnership Act starts from equals: losses are shared (s. 13), every partner may inspect and copy the books (s. 12),
 * and all owe each other good faith (s. 9). The first two give way to the deed, so what the deed takes away is gone.
 */
export const squeezedPartner: Rule = {
  id: 'squeezed-partner',
  category: 'minority_oppression',
  law: [
    {
      act: 'Indian Partnership Act 1932',
      section: 'ss. 12, 13',
      note: 'Unless the deed says otherwise, partners share losses equally, and each may inspect and copy the books.',
    },
    {
      act: 'Indian Partnership Act 1932',
      section: 's. 9',
      note: 'Partners must be just and faithful to each other and render true accounts.',
    },
  ],
  contracts: ['partnership_deed'],
  words: {
    title: 'One partner has to {what}',
    short: 'Partner squeezed',
    harm: 'Under this clause one partner has to {what}. The law would give partners equal standing on this point, but it gives way to what the deed says.',
    ask: 'Ask for losses in the proportion of the profits, books open to every partner, and consent of all for borrowing, sale of assets and a change of business.',
    wording:
      'Profits and losses are shared in the same proportion. Every partner may inspect and copy the books at any time. Borrowing, sale of assets and a change of business need the written consent of all partners.',
    notes: ['Each partner answers to outsiders for all debts of the firm, whatever the deed says between partners.'],
    favour: {
      title: 'The deed puts your partner at a disadvantage here',
      harm: 'Partners owe each other good faith: a power used unfairly can be challenged.',
    },
  },
  gate: /loss|deficiency|books|accounts|alone|decision/,
  read(clause, contract) {
    const hits = clause.sentences.flatMap((sentence) => readSentence(sentence, clause, contract))
    return [hits.find(({ severity }) => severity === 'critical') ?? hits[0]].filter((hit) => hit !== undefined)
  },
}

function readSentence(sentence: Sentence, clause: Clause, contract: Contract): Hit[] {
  if (onlyDescribes(clause, sentence)) return []
  for (const { words, unless, what, severity } of patterns) {
    const match = words.exec(sentence.text)
    if (match === null || unless?.test(sentence.text) === true) continue
    const who = /^(?:shall|will|may)/.test(match[0])
      ? subjectAt(contract, sentence, sentence.start + match.index)
      : null
    return [
      {
        span: tellingPart(sentence, match),
        clause,
        severity,
        burdened: isParty(who) ? who : null,
        confidence: 0.8,
        values: { what },
        flags: [`One partner has to ${what}`],
      },
    ]
  }
  return []
}
