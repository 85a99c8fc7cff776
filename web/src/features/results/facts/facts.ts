import type { CorrectFact, Fact, FactKind } from '@karar/schema'
import { formatDay } from '../../../lib/text/days.ts'

/** A fact of any kind; dates have their day. */
export type DatedFact = Fact & { iso?: string | null }

/** A date as dates are written here; everything else as the analysis states it. */
export const shownValue = ({ iso, value }: DatedFact): string => (iso ? formatDay(iso) : value)

/** Which fact is meant: where it stands, and as what it was read. */
export function addressOfFact(kind: FactKind, { start, label, value, as_read }: Fact): Omit<CorrectFact, 'correction'> {
  return { kind, start, label: as_read?.label ?? label, value: as_read?.value ?? value }
}

export interface Entered {
  label: string
  value: string
}

/** What the editor begins with: of a date its day, for the browser's own calendar. */
export const enteredFrom = (kind: FactKind, fact: DatedFact): Entered => ({
  label: fact.label,
  value: kind === 'dates' ? (fact.iso ?? '') : fact.value,
})

/** What of the two is not filled in. */
export function blanksIn({ label, value }: Entered): (keyof Entered)[] {
  return [...(label.trim() === '' ? ['label' as const] : []), ...(value.trim() === '' ? ['value' as const] : [])]
}

/** What is asked for: nothing where nothing was changed, and back to what was read where that was typed again. */
export function changeOf(kind: FactKind, fact: DatedFact, entered: Entered): CorrectFact | null {
  const [label, value] = [entered.label.trim(), entered.value.trim()]
  const now = enteredFrom(kind, fact)
  if (label === now.label && value === now.value) return null
  const address = addressOfFact(kind, fact)
  const correction = { label, value }
  // what another window made of the one that is left alone, this one does not know
  if (label === now.label) return { ...address, correction, keeps: 'label' }
  if (value === now.value) return { ...address, correction, keeps: 'value' }
  const isAsRead = kind !== 'dates' && fact.as_read && label === address.label && value === address.value
  return { ...address, correction: isAsRead ? null : correction }
}
