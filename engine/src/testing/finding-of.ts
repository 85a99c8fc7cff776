import type { ContractType, IssueCategory, Severity } from '@karar/schema'
import type { Finding } from '../categories/shape/detector.ts'
import type { Contract } from '../understand/contract.ts'
import { contractOf, type openings } from './contract-of.ts'

/** Of what contract the words are, how grave they were read to be, and who read them so: a reader of meaning, unless it is said. */
export interface FindingOptions {
  readonly opening?: keyof typeof openings | undefined
  readonly type?: ContractType | undefined
  readonly severity?: Severity | undefined
  readonly source?: string | undefined
}

/** A contract that says these words in its one clause, and a finding over them, of nobody's side. */
export function findingOf(
  category: IssueCategory,
  words: string,
  { opening, type, severity = 'high', source = `meaning-${category.replaceAll('_', '-')}` }: FindingOptions = {},
): { readonly contract: Contract; readonly finding: Finding } {
  const contract = contractOf(`Further, ${words}.`, opening, type)
  const clause = contract.clauses.find(({ kind }) => kind === 'clause')!
  const start = contract.text.norm.indexOf(words.toLowerCase())
  const span = { start, end: start + words.length }
  return { contract, finding: { category, source, hit: { span, clause, severity, burdened: null, confidence: 0.7 } } }
}
