import { z } from 'zod'
import { ClauseType, ContractType, IssueCategory, Severity } from '../taxonomy-shapes.ts'

// What is stored may come from a newer version that works beside this one, or answers a page of this one. A word that only
// the newer one knows is read as one of ours where something goes by it, and never as a milder one.

export const KnownSeverity = Severity.catch('high')

/** A name that is shown, or looked for, and nothing else: one that only a newer version knows stays as it is. */
const asNamed = <Name extends string>(names: z.ZodType<Name>) => z.union([names, z.string()]) as z.ZodType<Name>

export const NamedCategory = asNamed(IssueCategory)
export const NamedClauseType = asNamed(ClauseType)
export const NamedContractType = asNamed(ContractType)
