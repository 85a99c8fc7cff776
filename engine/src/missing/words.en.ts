import type { ClauseType } from '@karar/schema'
import type { MissingWords } from './missing-words.ts'
import { kindsMissing } from './words-of-kinds.en.ts'
import { termsMissing } from './words-of-terms.en.ts'

/** Why a clause should be there, and a wording to propose. */
export const missingWords: Partial<Record<ClauseType, MissingWords>> = { ...termsMissing, ...kindsMissing }
