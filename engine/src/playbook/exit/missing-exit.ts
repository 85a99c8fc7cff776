import { weakerParty } from '../reading.ts'
import type { Rule } from '../rule.ts'
import { exitRights } from './exit-rights.ts'

const RUNS =
  /\b(?:shall|will|is|does)\b[^.;]{0,40}\b(?:commence|come into (?:force|effect)|take effect|continue|remain in (?:full )?(?:force|effect)|be (?:effective|valid|in force)|subsist|be binding|run)\b[^.;]{0,120}|\bis effective from\b/
/** A date or a length, an event that ends it, or one more term that gives it an end. */
const ENDS_SOMEWHERE =
  /\b(?:expir\w+|terminat\w+|until (?!further|the end of time)|till\b|upto|up to|ending|ends? on|initial term|fixed term|renew\w*|completion of|tenure of|for (?:a|the) (?:\w+ )?(?:period|term|tenure) of|revok\w+|rescind|retire\w*|dissol\w+|superannuation|resign\w*)\b/
const OPEN =
  /\b(?:indefinite(?:ly)?|perpetu\w+|without (?:any )?(?:limit of time|end)|continue|remain in|subsist|until further|for ever|forever)\b/
/** Done in one act, or ended by law and by its own nature. */
const ONE_OFF = [
  'sale_deed',
  'settlement_agreement',
  'purchase_agreement',
  'sale_of_goods_agreement',
  'loan_agreement',
  'privacy_policy',
  'shareholders_agreement',
  'non_disclosure_agreement',
]

/**
 * A contract that goes on without an end and has no word on how to leave. The law implies reasonable notice, and nobody
 * knows how long that is. Read only where a sentence says that the contract runs on.
 */
export const missingExit: Rule = {
  id: 'missing-exit',
  category: 'short_or_missing_notice',
  absence: true,
  law: [
    {
      act: 'Specific Relief Act 1963',
      section: 's. 14(d)',
      note: 'Whether a contract can be ended at all decides whether a court will hold the parties to it.',
    },
  ],
  words: {
    title: 'The contract runs on and says nowhere how to end it',
    short: 'No way out',
    harm: 'The contract has no end date and no clause on termination or notice. If you want to leave, you must argue about what notice is reasonable.',
    ask: 'Ask for a clause that lets either side leave on thirty days\u2019 written notice.',
    wording: 'Either party may terminate this Agreement by not less than thirty days\u2019 written notice.',
    notes: [],
  },
  readWhole(contract) {
    if (ONE_OFF.includes(contract.type) || exitRights(contract).length > 0) return []
    if (contract.clauses.some((clause) => /terminat/i.test(clause.heading ?? ''))) return []
    for (const clause of contract.clauses) {
      if (clause.kind === 'recitals' || clause.kind === 'signature') continue
      for (const sentence of clause.sentences) {
        const about =
          /\b(?:this|the) (?:agreement|contract|deed|arrangement|appointment|engagement|licen[cs]e|lease|employment)\b|^it\b/
        if (!RUNS.test(sentence.text) || !OPEN.test(sentence.text) || !about.test(sentence.text)) continue
        if (
          /\b(?:severab|invalid|unenforceable|remaining provisions|survive|notwithstanding|ratif\w+|amend\w+|in all other respects)\b/.test(
            sentence.text,
          )
        )
          continue
        if (ends(contract.text.norm)) return []
        return [
          {
            span: { start: sentence.start, end: Math.min(sentence.end, sentence.start + 420) },
            clause,
            severity: 'medium',
            burdened: weakerParty(contract),
            confidence: 0.75,
            flags: ['No end date', 'No clause on termination'],
          },
        ]
      }
    }
    return []
  },
}

const ends = (norm: string): boolean => ENDS_SOMEWHERE.test(norm)
