import type { LawReference } from '@karar/schema'
import i18next from 'i18next'
import { formatDay } from './days.ts'

type Named = Pick<LawReference, 'act' | 'section' | 'in_force_from' | 'for_comparison'>

/**
 * 'Indian Contract Act 1872, s. 27.', as it stands before the sentence that says what it means; with a remark where it is
 * not in force yet, or where another law governs the contract.
 */
export function lawName({ act, section, in_force_from: from, for_comparison: compared }: Named): string {
  const whole = section ? `${act}, ${section}` : act
  const remarks = [
    ...(compared ? [i18next.t('ui:law.comparison')] : []),
    ...(from ? [i18next.t('ui:law.coming', { day: formatDay(from) })] : []),
  ]
  const told = remarks.length > 0 ? `${whole} (${remarks.join('; ')})` : whole
  return told.endsWith('.') ? told : `${told}.`
}
