import type { Card } from '../../shape/card.ts'
import { PAID_EXTRA } from '../../shape/claim.ts'
import { words } from './words.en.ts'

export const card: Card = {
  theme: 'performance',
  law: ['contract-act-29-62-70'],
  severity: { usual: 'high', employment: 'medium' },
  control: true,
  told: [
    {
      variant: 'assigned',
      by: /\b(?:assigned|entrusted|conveyed|directed|depute)\b|\brequire you\b|\bdeems? fit\b|\bdecided by\b/,
    },
  ],
  claims: {
    speaks: [
      /\b(?:other|additional|further|extra|any|all|such)\b.{0,30}\b(?:work|dut|task|servic|function|responsib|assign|activit|role|job|support|facilit|help)|time to time|discretion|whenever|unlimited|as (?:may be )?(?:required|directed|assigned|instructed|needed|and when)|without (?:any )?(?:extra|additional|further)|\b(?:no|without) (?:limit|ceiling)\b|\bany number of\b|\b(?:till|until) (?:\w+ ){0,3}satisf/,
    ],
    unless: [
      // what whoever rents pays for, or must not break, is no work
      {
        words: /\b(?:fittings|fixtures|rented (?:premises|house|flat)|agreed rent|tenancy)\b/,
        without: /\b(?:duties|tasks?|works?|services|assignments?|functions|responsibilities)\b/,
      },
      // who asks for more and pays for it gets what is paid for
      PAID_EXTRA,
      /\b(?:client|customer|subscriber|you) (?:shall|will|must|agrees? to) pay (?:an? )?(?:additional|extra|further)\b/,
      // to whom somebody answers is no work
      {
        words: /\breport(?:s|ing)? to\b/,
        without: /\b(?:duties|tasks?|works? (?:as|that|assigned)|assignments?|assigned|functions|responsibilities)\b/,
      },
      /\bexpenses (?:will|shall) be (?:paid|reimbursed)|\beligible for leave|\bappraised\b/,
    ],
    turns: [
      {
        to: 'unilateral_amendment',
        by: {
          words: /\b(?:rules|regulations|polic(?:y|ies))\b/,
          without: /\b(?:duties|tasks?|works?|services|functions|role)\b/,
        },
      },
    ],
  },
  alsoSaidBy: ['unilateral_amendment'],
  words,
}
