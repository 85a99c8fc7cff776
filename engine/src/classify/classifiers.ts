import type { ContractType } from '@karar/schema'
import type { Classifiers } from '../contract.ts'
import type { ContractParty } from '../facts/parties.ts'
import type { Side } from '../facts/roles.ts'
import type { Clause } from '../segment/clauses.ts'
import type { NormalText } from '../text/normalize.ts'
import { kindOf } from './clause-kinds.ts'
import { contractPatterns } from './contract-patterns.ts'

/** The kinds of clauses by headings, patterns and the trained model; the kind of contract by title, words and parties. */
export const classifiers: Classifiers = { classifyClauses, classifyContract }

function classifyClauses(clauses: readonly Clause[]): void {
  for (const clause of clauses) {
    if (clause.kind === 'parties' || clause.kind === 'recitals') {
      clause.type = 'parties_and_recitals'
      clause.typeConfidence = 0.95
      continue
    }
    if (clause.kind === 'signature') continue
    const { type, confidence } = kindOf({
      text: clause.text,
      heading: clause.heading?.toLowerCase() ?? '',
      above: clause.path.at(-1)?.toLowerCase() ?? '',
    })
    clause.type = type
    clause.typeConfidence = confidence
  }
}

/** Sides that go with a kind of contract, as further evidence. */
const sidesOf: Partial<Record<ContractType, readonly Side[]>> = {
  employment_agreement: ['employee', 'employer'],
  lease_agreement: ['landlord', 'tenant'],
  loan_agreement: ['lender', 'borrower'],
  licence_agreement: ['licensor', 'licensee'],
  distribution_agreement: ['agent'],
  data_processing_agreement: ['controller', 'processor'],
  partnership_deed: ['partner'],
  shareholders_agreement: ['investor', 'founder'],
  service_agreement: ['supplier', 'customer'],
  master_service_agreement: ['supplier', 'customer'],
  // 'Software as a Service Agreement' names both kinds in its title; the parties must not decide between them.
  software_as_a_service_agreement: ['supplier', 'customer'],
  non_disclosure_agreement: ['discloser', 'recipient'],
  consultancy_agreement: ['supplier'],
  vendor_agreement: ['supplier'],
}

function classifyContract(
  text: NormalText,
  clauses: readonly Clause[],
  parties: readonly ContractParty[],
): { type: ContractType; confidence: number } {
  const title = titleOf(text)
  const body = text.norm.slice(0, 24_000)
  const thousands = Math.max(body.length / 1000, 1)
  let best: ContractType = 'general_contract'
  let bestScore = 0
  let second = 0
  for (const pattern of contractPatterns) {
    const inTitle = pattern.title.exec(title)
    // The longer name is the more particular one: 'software as a service agreement' against 'service agreement'.
    let score = inTitle === null ? 0 : (inTitle.index < 120 ? 5 : 3.5) + inTitle[0].length * 0.08
    const density = [...body.matchAll(pattern.body)].length / thousands
    score += Math.min(density, 4) * 0.8
    score += (sidesOf[pattern.type] ?? []).filter((side) => parties.some((party) => party.side === side)).length * 0.7
    if (score > bestScore) {
      second = bestScore
      best = pattern.type
      bestScore = score
    } else if (score > second) {
      second = score
    }
  }
  if (bestScore < 1.6 || clauses.length === 0) return { type: 'general_contract', confidence: 0.3 }
  return {
    type: best,
    confidence: Math.round(Math.min(0.98, 0.45 + (bestScore - second) * 0.12 + bestScore * 0.03) * 100) / 100,
  }
}

/** The first lines: titles stand there, and 'This X Agreement is made'. */
function titleOf(text: NormalText): string {
  const head = text.norm.slice(0, 1500)
  const opening = /\bthis (?:[a-z&,'-]+ ){1,7}?(?:agreement|deed|contract|letter|policy|addendum)\b/.exec(head)
  return `${opening?.[0] ?? ''} | ${text.norm.slice(0, 300)}`
}
