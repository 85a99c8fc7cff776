import type { CardWords } from '../../shape/card.ts'

export const words: CardWords = {
  title: 'The contract can fall if your firm is sold or its managers change',
  short: 'Change of control',
  harm: 'A sale of shares, a new partner or a new manager gives {otherIs, select, we {us} other {{other}}} a way out, or a payment. It makes your firm harder to sell.',
  ask: 'Ask to limit it to a sale to a competitor of the other side, with notice and a time to object.',
  wording:
    'A change in the ownership or management of a party is no ground for ending this Agreement, unless control passes to a direct competitor of the other party, who may then end it on 60 days’ notice.',
  notes: [],
  law: {
    'kapilaben-v-ashok-sheth':
      'Whether a contract may pass to another depends on its own terms; a change of owners by itself passes nothing.',
    'contract-act-62':
      'A contract ends early or changes by its own terms or by agreement, so the words of this clause decide.',
  },
}
