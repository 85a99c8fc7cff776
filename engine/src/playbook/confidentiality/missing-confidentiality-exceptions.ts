import { isMutual, isParty, weakerParty, whoDoes } from '../reading.ts'
import type { Rule } from '../rule.ts'
import { tellingPart } from '../telling-part.ts'
import { confidentialityDuty, countExceptions, KEEPS_SECRET } from './exceptions.ts'

const DUTY = /\b(?:shall|will|must|agrees?|undertakes?|covenants?)\b/
const IN_THE_JOB =
  /\b(?:except|other than|save|unless)\b[^.;]{0,120}\b(?:duties|course of|employment|performance|authori[sz]ed|required by law|consent)\b/

/**
 * No statute lists the exceptions to a duty of confidence: practice does. Five are standard (public, already known, own
 * development, received lawfully from others, required by law); with fewer than three the reader may breach by using
 * public facts or by obeying a court.
 */
export const missingConfidentialityExceptions: Rule = {
  id: 'missing-confidentiality-exceptions',
  category: 'missing_confidentiality_exceptions',
  absence: true,
  law: [
    {
      act: 'Indian Contract Act 1872',
      section: 's. 23',
      note: 'A promise not to make a disclosure that the law requires is not enforceable; the other exceptions exist only if the contract names them.',
    },
  ],
  words: {
    title: 'Secrecy without the usual exceptions',
    short: 'No exceptions',
    harm: 'The duty of confidence names {count} of the five standard exceptions. Without them you could be in breach for using what is public or what you knew before, or for obeying a court.',
    ask: 'Ask to add the five standard exceptions: public, already known, independently developed, lawfully received from others, required by law.',
    wording:
      'These duties do not apply to information that is public, already known, independently developed, lawfully received from a third party, or required by law to be disclosed (with prior notice where lawful).',
    notes: [],
    favour: {
      title: 'The secrecy clause lacks the usual exceptions',
      harm: 'Expect the other side to ask for them; a court reads so wide a duty narrowly.',
    },
  },
  readWhole(contract) {
    const duty = confidentialityDuty(contract)
    if (duty === null) return []
    const count = countExceptions(contract)
    if (count >= 3) return []
    const { clause, sentence } = duty
    const nda = contract.type === 'non_disclosure_agreement'
    const employment = contract.type === 'employment_agreement'
    if (employment && IN_THE_JOB.test(clause.text)) return []
    const bound = whoDoes(contract, sentence, DUTY) ?? null
    const mutual = bound === 'mutual' || isMutual(sentence.full)
    const match = KEEPS_SECRET.exec(sentence.text) ?? { index: 0, 0: '' }
    return [
      {
        span: tellingPart(sentence, match),
        clause,
        severity: nda ? 'high' : 'medium',
        burdened: mutual ? null : isParty(bound) ? bound : weakerParty(contract),
        ...(mutual ? {} : { forBeneficiary: 'low' as const }),
        confidence: 0.8,
        values: { count: ['none', 'one', 'two'][count]! },
        flags: [`Names ${['none', 'one', 'two'][count]!} of the five standard exceptions`],
      },
    ]
  },
}
