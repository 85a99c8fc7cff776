import { z } from 'zod'
import { clauseTypes, contractTypes, issueCategories, severities } from './taxonomy.ts'

// Apart from the names themselves: whoever only counts or lists them, like the front page, loads no shapes.

export const ContractType = z.enum(contractTypes)
export type ContractType = z.infer<typeof ContractType>

/** `general` is a clause that none of the kinds names: shown as 'General', never guessed at. */
export const ClauseType = z.enum([...clauseTypes, 'general'])
export type ClauseType = z.infer<typeof ClauseType>

export const IssueCategory = z.enum(issueCategories)
export type IssueCategory = z.infer<typeof IssueCategory>

export const Severity = z.enum(severities)
export type Severity = z.infer<typeof Severity>
