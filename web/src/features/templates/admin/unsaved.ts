import { onTokenChange } from '../../../lib/http/session.ts'

/** The fields of a template as they are being written. */
export interface Written {
  name: string
  category: string
  description: string
  content: string
}

/** By the template that is edited; '' is a new one. */
const unsaved = new Map<string, Written>()
// the next to sign in may be somebody else
if (typeof window !== 'undefined') onTokenChange(() => unsaved.clear())

/** What was written before the editor was closed without saving, while this page is open. */
export function unsavedOf(id: string): Written | undefined {
  return unsaved.get(id)
}

export function keepUnsaved(id: string, written: Written): void {
  unsaved.set(id, written)
}

export function dropUnsaved(id: string): void {
  unsaved.delete(id)
}
