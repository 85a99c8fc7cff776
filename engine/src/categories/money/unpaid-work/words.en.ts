import type { CardWords } from '../../shape/card.ts'

export const words: CardWords = {
  title: 'You work, or give something, and are not paid for it',
  short: 'Unpaid work',
  harm: 'The clause asks for work, time, land or goods without a price. Work that is not meant to be free should be paid for, and the contract should say so.',
  ask: 'Ask for a rate for this work, or for a limit in hours beyond which it is paid.',
  wording: 'Work beyond [x] hours a month is paid at the rates in the Annexure, against a monthly statement.',
  notes: [],
}
