import type { Sentence } from '../../grammar/sentences.ts'
import { type Contract, once } from '../../understand/contract.ts'
import type { Clause } from '../../understand/segment/clauses.ts'

/** A term of the contract's own, and the sentence that says what it means. */
export interface Definition {
  /** as the contract writes it */
  readonly term: string
  readonly clause: Clause
  readonly sentence: Sentence
}

const MEANS =
  /^(?:\(?[\da-z.]{1,6}[.)]? ?)?(?:for (?:the )?purposes? (?:hereof|of this [a-z]+),? |as used (?:herein|in this [a-z]+),? )?(?:the (?:term|expression|words?) |the )?"([a-z][a-z&' -]{2,38})"(?: or "[a-z][a-z&' -]{2,38}")?(?: as used (?:herein|in this [a-z]+)| (?:in|under|for the purposes? of) this [a-z]+)?,? (?:means?|shall mean|includes?|shall include|refers? to|shall refer to)\b/
/** Terms whose meaning weighs in a finding; what a service or a day is does not. */
const WEIGHTY =
  /^(?:(?:material |just |gross |good )?cause|good reason|(?:material )?(?:breach|default)|events? of default|default events?|affiliates?|group compan(?:y|ies)|confidential(?: information)?|proprietary information|trade secrets?|force majeure(?: events?)?|change (?:of|in) control|control|losses|loss|claims?|damages|liabilit(?:y|ies)|competing (?:business|products?|activit(?:y|ies))|competitors?|restricted (?:business|period|area|territory|persons?|activit(?:y|ies))|business|restraint period|post-term period|territory|intellectual property(?: rights?)?|work products?|deliverables|inventions|developments|works|personal data|customer data|client data|data|user content|content|net (?:sales|revenues?)|gross (?:sales|revenues?)|revenues?|minimum (?:commitment|purchase|guarantee|order)[a-z ]*|lock-?in(?: period)?|initial (?:term|period)|term|renewal term|notice period|misconduct|gross negligence|wil?lful (?:misconduct|default)|indemnified (?:part(?:y|ies)|persons?)|indemnitees?|excluded (?:losses|damages|liabilit(?:y|ies))|bond (?:amount|period)|training costs?|termination (?:fee|amount|payment)|break costs?|prepayment charges?|penal interest|overdue (?:interest|amount)|total fees|fees paid)$/

/** What a contract's own words mean, where a sentence says so: '"Cause" means ...' */
export const definitionsOf = (contract: Contract): ReadonlyMap<string, Definition> =>
  once(contract, 'definitions', () => {
    const found = new Map<string, Definition>()
    for (const clause of contract.clauses)
      for (const sentence of clause.sentences) {
        const match = MEANS.exec(sentence.text)
        const term = match?.[1]
        if (match === null || term === undefined || found.has(term) || !WEIGHTY.test(term)) continue
        const at = contract.text.toOriginal[sentence.start + match[0].indexOf(term)]!
        found.set(term, { term: contract.text.original.slice(at, at + term.length), clause, sentence })
      }
    return found
  })
