import type { Card } from '../../shape/card.ts'
import { words } from './words.en.ts'

export const card: Card = {
  theme: 'performance',
  law: ['contract-act-28-a', 'contract-act-29', 'contract-act-16-19a-23'],
  lawWhere: {
    'contract-act-28-a': /\b(?:disputes?|differences?|controvers)\b|\breferred to\b[^.;]{0,120}\bdecision\b/,
  },
  severity: 'medium',
  control: true,
  told: [
    {
      variant: 'disputes',
      by: /\b(?:disputes?|differences?|controvers(?:y|ies))\b[^.;]{0,240}\b(?:decisions?|decided|determined|settled|resolved|final)\b|\b(?:referred|submitted) to\b[^.;]{0,120}\bdecision\b[^.;]{0,100}\bfinal\b/,
      unless: /\barbitrator|\bexpert\b|\bmediat|\bboth (?:the )?parties\b/,
    },
  ],
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
