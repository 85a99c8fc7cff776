import type { ListedDocument } from '@karar/schema'
import type { Actions } from '../tools/use-actions.tsx'
import type { Selection } from '../tools/use-selection.ts'

/** What both forms of the list are given. */
export interface RowsProps {
  rows: readonly ListedDocument[]
  /** what was searched for */
  q: string
  selection: Selection
  actions: Actions
}
