import type { CardWords } from '../../shape/card.ts'

export const words: CardWords = {
  title: 'Events beyond control excuse {otherIs, select, we {us} other {{other}}}, not you',
  short: 'One-sided force majeure',
  harm: 'If a flood, a strike or a new rule stops the work, {other} owes nothing while you stay bound, and perhaps go on paying.',
  ask: 'Ask for one clause for both sides, with prompt notice, a refund for what is not delivered and a right to leave after 60 days.',
  wording:
    'Neither party is liable for a failure caused by an event beyond its reasonable control, if it tells the other promptly. Money is not due for what is not performed, and either party may end this Agreement if the event lasts more than 60 days.',
  notes: [],
}
