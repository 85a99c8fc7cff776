import type { CardWords } from '../../shape/card.ts'

export const words: CardWords = {
  title: 'What you must keep secret has no bounds, or no end',
  short: 'Secrecy too wide',
  harm: 'If everything is secret, or secret for ever, ordinary work becomes a breach.',
  ask: 'Ask for a narrow definition, a time limit, the standard exceptions and the right to make disclosures that the law requires.',
  wording:
    'Confidential Information means non-public information marked or reasonably understood as confidential; the duties last 3 years after the term, and for trade secrets as long as they remain secret. Disclosure required by law is allowed.',
  notes: ['No limit in time is usual for trade secrets and personal data only.'],
  favour: {
    title: 'The secrecy clause is very wide',
    harm: 'A court may read it down; a clear definition and a time limit hold better.',
  },
  law: {
    'contract-act-23': 'A promise that would defeat the law, such as silence towards a court or authority, is void.',
  },
}
