import type { Card } from '../../shape/card.ts'
import { words } from './words.en.ts'

export const card: Card = {
  theme: 'liability',
  law: ['contract-act-126-128', 'contract-act-133-141', 'ibc-part-iii', 'ibc-28a'],
  severity: { usual: 'high', employment: 'critical', loan: 'critical' },
  bears: 'usual',
  ofTheNamed: true,
  figure: { kind: 'money', near: /guarant|surety|indemn|security|liab/ },
  words,
}
