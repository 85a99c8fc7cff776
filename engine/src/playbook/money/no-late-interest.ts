import { partyOn } from '../reading.ts'
import type { Rule } from '../rule.ts'
import { tellingPart } from '../telling-part.ts'
import { statesSmallEnterprise, usualPayee } from './payment-terms.ts'

const NO_INTEREST =
  /\bno (?:interest|late (?:fee|charge)s?)\b[^.;]{0,60}\b(?:pa(?:id|yable)|due|accrue|claimed|charged|admissible)\b[^.;]{0,80}\b(?:delay|late|overdue|outstanding|unpaid|withheld)|\b(?:shall|will|may) not\b[^.;]{0,40}\b(?:claim|charge|levy|demand|be entitled to)\b[^.;]{0,20}\binterest\b[^.;]{0,60}\b(?:delay|late|overdue|outstanding|unpaid)|\b(?:delay(?:ed)?|late|overdue) (?:in )?payments?\b[^.;]{0,60}\b(?:shall|will) not (?:carry|bear|attract|entitle)\b[^.;]{0,40}\binterest/

/** The Interest Act lets a court allow interest where the contract is silent; a clause that excludes it takes that away. */
export const noLateInterest: Rule = {
  id: 'no-late-interest',
  category: 'late_or_conditional_payment',
  law: [
    {
      act: 'Interest Act 1978',
      section: 's. 3',
      note: 'A court may allow interest on money paid late, up to the current rate, unless the contract shuts it out.',
    },
  ],
  words: {
    title: 'You get no interest when your money comes late',
    short: 'No late interest',
    harm: 'The clause shuts out interest on delayed payment. A payer who loses nothing by waiting has no reason to pay on time.',
    ask: 'Ask for interest on overdue sums, for instance 1.5 per cent a month.',
    wording: 'Sums not paid when due carry interest at 1.5 per cent per month from the due date until payment.',
    notes: [
      'A micro or small enterprise keeps its interest under section 16 of the MSMED Act, whatever the clause says.',
    ],
  },
  gate: /interest|late (?:fee|charge)/,
  read(clause, contract) {
    return clause.sentences.flatMap((sentence) => {
      const match = NO_INTEREST.exec(sentence.text)
      if (match === null || /\bdeposit\b|\bmsmed?\b/.test(sentence.text) || statesSmallEnterprise(contract)) return []
      const burdened = usualPayee(contract) ?? partyOn(contract, 'agent')
      return [{ span: tellingPart(sentence, match), clause, severity: 'low' as const, burdened, confidence: 0.8 }]
    })
  },
}
