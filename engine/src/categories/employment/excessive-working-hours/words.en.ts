import type { CardWords } from '../../shape/card.ts'

export const words: CardWords = {
  title: 'Your hours are long or unpaid',
  short: 'Excessive hours',
  harm: 'The law limits hours and asks for double pay for overtime of workers. The clause goes around that.',
  ask: 'Ask for a week of 48 hours at most, a weekly day off, and overtime that is voluntary and paid or given back as leave.',
  wording:
    'Hours of work are up to 48 a week with one day off. Overtime is voluntary and is paid at twice the ordinary rate where the law applies, or made good by compensatory leave.',
  notes: [
    'Managers and well-paid supervisors are not “workers” under the labour law; State law on shops and offices may still cover them.',
  ],
  favour: {
    title: 'Hours beyond the limits expose you',
    harm: 'Overtime that was not paid can be claimed later, and the inspector may prosecute.',
  },
  abroad: {
    harm: 'The clause asks for long hours, or for hours without pay. How far that is allowed hangs on the place of work.',
    notes: [],
    favour: {
      title: 'Long hours may expose you',
      harm: 'Overtime that was not paid can be claimed later where hours have a legal limit.',
    },
  },
}
