import type { CardWords } from '../../shape/card.ts'

export const words: CardWords = {
  title: '{otherIs, select, you {you promise} we {we promise} other {{other} promises}} nothing about quality here',
  short: 'As is',
  harm: 'You carry the risk that the thing does not work. The law implies quality and title unless the contract shuts them out, as here.',
  ask: 'Ask for a warranty of title, of conformity with the specification, and against defects for six to twelve months.',
  wording:
    '{otherIs, select, you {you warrant} we {we warrant} other {{other} warrants}} good title, conformity with the specification and freedom from defects for twelve months; what is defective shall be repaired, replaced or refunded.',
  notes: ['A disclaimer does not cover fraud or a false statement that led you to sign.'],
  favour: {
    title: 'You give no warranty of quality',
    harm: 'The risk of faults lies with the other side.',
  },
  abroad: {
    harm: 'You carry the risk that the thing does not work. Promises of quality and title that the law might imply are shut out.',
  },
}
