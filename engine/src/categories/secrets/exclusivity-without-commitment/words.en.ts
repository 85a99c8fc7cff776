import type { CardWords } from '../../shape/card.ts'

export const words: CardWords = {
  title: 'You are tied to {otherIs, select, we {us} other {{other}}}, with no business promised in return',
  short: 'Exclusivity, no volume',
  harm: 'You give up other business and get no volume, fee or target in return.',
  ask: 'Ask for a minimum purchase, a retainer or targets, and for the exclusivity to fall away when they are missed.',
  wording:
    'The exclusivity continues only while {otherIs, select, you {you purchase} we {we purchase} other {{other} purchases}} at least [quantity] in each quarter; otherwise it becomes non-exclusive on notice.',
  notes: ['Keep the exclusivity short, and limited to a territory or a product.'],
  favour: {
    title: '{youIs, select, you {you give} we {we give} other {{you} gives}} up other business for you',
    harm: 'You have exclusivity under this clause and are not tied to a volume.',
  },
  law: {
    'contract-act-27': 'A restraint that lasts only while the contract runs is generally valid, so it will be held to.',
  },
}
