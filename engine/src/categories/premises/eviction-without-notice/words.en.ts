import type { CardWords } from '../../shape/card.ts'

export const words: CardWords = {
  title: 'You could be put out without notice or a court',
  short: 'Eviction by self-help',
  harm: 'Even after default only a court or authority can put an occupant out. Self-help is unlawful.',
  ask: 'Ask for a written notice, time to put a default right, and recovery of possession only through a court or authority.',
  wording:
    'On default that continues 30 days after written notice, {other} may terminate and recover possession through due process of law.',
  notes: ['If you are put out by force, a suit for possession within six months needs no proof of title.'],
  favour: {
    title: 'You may not use this power to re-enter',
    harm: 'Self-help invites an injunction and a criminal complaint; possession comes back through a court only.',
  },
  law: {
    'property-act-106': 'Without other agreement a monthly letting ends on fifteen days’ notice.',
  },
  abroad: {
    harm: 'These words let the owner put you out without a court. Whether that is lawful hangs on the law of the place.',
    notes: [],
    favour: {
      title: 'You may not be free to use this power',
      harm: 'Under many laws possession comes back through a court only, and self-help is punished.',
    },
  },
  variants: {
    things: {
      title: 'What you hired can be taken back without notice or a court',
      short: 'Taken back by self-help',
      harm: 'By these words the owner may fetch the thing, also from your own place, and need not ask a court first. You could lose it over one late payment that you dispute.',
      ask: 'Ask for a written notice, time to put a default right, and collection by appointment only.',
      wording:
        'On default that continues 15 days after written notice, {other} may end the hire and collect what is let by appointment; no place is entered without the consent of whoever holds it.',
      favour: {
        title: 'Fetch what you let by appointment, not by force',
        harm: 'Whoever enters another’s place, or uses force to take a thing back, risks a criminal complaint.',
      },
      abroad: {
        harm: 'By these words the owner may fetch the thing, also from your own place, and need not ask a court first. You could lose it over one late payment that you dispute.',
        favour: {
          title: 'Fetch what you let by appointment, not by force',
          harm: 'Whoever enters another’s place, or uses force to take a thing back, risks a criminal complaint.',
        },
      },
    },
  },
}
