import type { Card } from '../../shape/card.ts'
import { words } from './words.en.ts'

export const card: Card = {
  theme: 'performance',
  law: ['contract-act-29', 'contract-act-16-19a-23'],
  severity: 'medium',
  control: true,
  claims: {
    speaks: [
      /decision|discretion|opinion|satisf|\bfinal|judg|determin|deem|decid|assess|evaluat|\bsole|absolut|apprais|\bfit\b|believ|conclusive|certif|satisfactor|\bas it (?:likes|pleases)|\breview|probation/,
    ],
    unless: [/\breplacement within\b/],
    turns: [
      { to: 'unbounded_scope', by: /\bdepute you\b/ },
      { to: 'landlord_overreach', by: /\benter the (?:said )?(?:premises|room|flat)/ },
      {
        to: 'one_sided_termination',
        by: {
          words: /\bterminat|\bdispens\w+ with|\b(?:treat\w*|right to)[^.;]{0,40}\bcancel/,
          without: /\bfinal\b|\bdecision|probation/,
        },
      },
      { to: 'withheld_or_forfeited_money', by: { words: /\bwithhold/, without: /\bfinal\b|\bdecision/ } },
    ],
  },
  words,
}
