import type { Rule } from '../rule.ts'
import { missingAnnexure } from './attachments.ts'
import { internalInconsistency } from './internal-inconsistency.ts'
import { unsignedOrIncompleteDocument } from './unsigned-or-incomplete-document.ts'

export const draftingRules: readonly Rule[] = [unsignedOrIncompleteDocument, missingAnnexure, internalInconsistency]
