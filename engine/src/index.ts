import { analyze } from './analyze.ts'
import { findProvisions, type Provision } from './classify/provisions.ts'
import { rules } from './playbook/rules.ts'
import { analyzePosition } from './position.ts'
import type { AnalyzeOptions } from './types.ts'

export { type AnalyzeOptions, analyze, analyzePosition, findProvisions, type Provision }
/** Version of the playbook and recipe; stored with each analysis. */
export const engineVersion = '0.3.0'
/** How many rules the playbook holds. */
export const ruleCount = rules.length
