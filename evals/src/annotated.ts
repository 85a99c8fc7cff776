import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { contractsFolder } from '@karar/corpus'
import type { ContractType, IssueCategory, Severity } from '@karar/schema'

/** A passage of a contract with what a lawyer said of it; null: said of the contract as a whole. */
export interface Marked {
  readonly category: IssueCategory
  readonly quote: string | null
}
export interface MarkedIssue extends Marked {
  readonly severity: Severity
  /** other categories under which the same clause may fairly be filed */
  readonly also?: readonly IssueCategory[]
}

/** A contract with its annotations, as the files beside it give them. */
export interface AnnotatedContract {
  readonly name: string
  readonly text: string
  /** the same contract in other words and another order, where there is one */
  readonly paraphrase: string | null
  readonly contract_type: ContractType
  /** defined term of the party that reads */
  readonly reader: string
  readonly fair: boolean
  readonly band: 'low' | 'medium' | 'high'
  readonly issues: readonly MarkedIssue[]
  readonly decoys: readonly Marked[]
  readonly missing: readonly { readonly clause_type: string; readonly importance: string }[]
  readonly facts: {
    readonly agreement_date: string | null
    readonly term_months: number | null
    readonly notice_days: number | null
    readonly governing_law: string | null
    readonly court: string | null
    readonly arbitration_seat: string | null
    readonly amounts: readonly number[]
  }
}

/**
 * `tuned`: looked at while the engine was made; `unseen`: only their figures were, while the engine was made; `fresh`: written
 * last, and only its figures looked at in the last steps.
 */
export type SetName = 'tuned' | 'unseen' | 'fresh'
export const setNames: readonly SetName[] = ['tuned', 'unseen', 'fresh']

export function readAnnotated(set: SetName): AnnotatedContract[] {
  const own = join(contractsFolder, set)
  return readdirSync(own)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((file) => {
      const name = file.replace(/\.json$/, '')
      const other = join(own, `${name}.paraphrase.txt`)
      return {
        ...(JSON.parse(readFileSync(join(own, file), 'utf8')) as Omit<
          AnnotatedContract,
          'name' | 'text' | 'paraphrase'
        >),
        name,
        text: readFileSync(join(own, `${name}.txt`), 'utf8'),
        paraphrase: existsSync(other) ? readFileSync(other, 'utf8') : null,
      }
    })
}

/** The day whose law all measurements state. */
export const DAY = '2026-11-21'
