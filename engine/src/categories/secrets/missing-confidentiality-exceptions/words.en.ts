import type { CardWords } from '../../shape/card.ts'

export const words: CardWords = {
  title: 'Your secrecy duty does not except what is public or what a court orders',
  short: 'No exceptions',
  harm: 'Without them you could be in breach for using public facts, what you knew already, or for obeying a court.',
  ask: 'Ask to add the five standard exceptions: public, already known, independently developed, lawfully received from others, required by law.',
  wording:
    'These duties do not apply to information that is public, already known, independently developed, lawfully received from a third party, or required by law to be disclosed (with prior notice where lawful).',
  notes: [],
  favour: {
    title: 'The secrecy clause lacks the usual exceptions',
    harm: 'Expect the other side to ask for them; a court reads so wide a duty narrowly.',
  },
  law: {
    'contract-act-23':
      'A promise not to make a disclosure that the law requires is not enforceable; the other exceptions exist only if the contract names them.',
  },
}
