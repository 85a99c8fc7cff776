import type { ClauseType } from '@karar/schema'
import { kindsMissing } from './kinds/words.en.ts'
import type { MissingWords } from './terms/missing-words.ts'
import { termsMissing } from './terms/words.en.ts'

/** Why a clause should be there, and a wording to propose. */
export const missingWords: Partial<Record<ClauseType, MissingWords>> = { ...termsMissing, ...kindsMissing }
