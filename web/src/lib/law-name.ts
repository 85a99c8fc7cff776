import type { LawReference } from '@karar/schema'

/** 'Indian Contract Act 1872, s. 27.', as it stands before the sentence that says what it means. */
export function lawName({ act, section }: Pick<LawReference, 'act' | 'section'>): string {
  const whole = section ? `${act}, ${section}` : act
  return whole.endsWith('.') ? whole : `${whole}.`
}
