import type { Rule } from '../rule.ts'
import { internalInconsistency } from './internal-inconsistency.ts'
import { unsignedOrIncompleteDocument } from './unsigned-or-incomplete-document.ts'

export const draftingRules: readonly Rule[] = [unsignedOrIncompleteDocument, internalInconsistency]
