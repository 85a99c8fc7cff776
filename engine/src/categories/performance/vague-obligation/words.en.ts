import type { CardWords } from '../../shape/card.ts'

export const words: CardWords = {
  title: 'A duty owed to you is vague',
  short: 'Vague promise',
  harm: 'What cannot be measured cannot be enforced: no number, date or standard is given.',
  ask: 'Ask to put a number, a date or a named standard in place of the adjective.',
  wording: '{other} shall do this within [number] days, to the standard set out in Annexure A.',
  notes: [],
}
