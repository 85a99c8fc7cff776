import { analyze } from './analyze.ts'
import { type Answers, openAnswers } from './answer/ask.ts'
import { suggestQuestions } from './answer/suggest.ts'
import { findProvisions, type Provision } from './classify/provisions.ts'
import { rules } from './playbook/rules.ts'
import { analyzePosition } from './position.ts'
import type { AnalyzeOptions } from './types.ts'

export {
  type AnalyzeOptions,
  type Answers,
  analyze,
  analyzePosition,
  findProvisions,
  openAnswers,
  type Provision,
  suggestQuestions,
}
/** Version of the playbook and recipe; stored with each analysis. */
export const engineVersion = '0.4.1'
/** How many rules the playbook holds. */
export const ruleCount = rules.length
