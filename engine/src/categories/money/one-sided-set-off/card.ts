import type { Card } from '../../shape/card.ts'
import { words } from './words.en.ts'

export const card: Card = {
  theme: 'money',
  law: ['bharti-airtel-v-vijaykumar'],
  severity: 'high',
  evenHanded: true,
  control: true,
  asksOfTheReader: true,
  alsoSaidBy: ['withheld_or_forfeited_money', 'wage_deduction'],
  told: [
    {
      variant: 'payFirst',
      by: /\b(?:irrespective|regardless|notwithstanding) (?:of )?(?:\w+ ){0,3}disputes?\b|\bpa(?:y|id|yments?)\b[^.;]{0,120}\b(?:without|free (?:of|from)) (?:any )?(?:\w+,? (?:or )?){0,3}(?:set-?off|counter-?claim|deduction|withholding)/,
      unless:
        /\b(?:may|entitled to|right to|liberty to|authori[sz]\w+ to) (?:\w+ ){0,3}(?:set-?off|deduct|adjust|appropriat|recover)/,
    },
  ],
  claims: {
    denied: [
      // what may not be set against each other
      {
        words: /\b(?:cannot|can not|not) be (?:adjusted|set-? ?off|deducted|appropriated)\b/,
        without:
          /\b(?:may|entitled|rights?|liberty|authori[sz]ed)\b[^.;]{0,60}\b(?:adjust|set-?off|deduct|appropriat|recover)/,
      },
      // by which road a loan is paid back
      {
        words: /\b(?:re)?pa(?:y|id)\b[^.;]{0,120}\b(?:modes?|electronic clearing|standing instruction|ecs|nach)\b/,
        without: /set-?off|deduct|\blien\b|adjust|appropriat|recover|without (?:any )?notice|any (?:other )?account/,
      },
    ],
  },
  words,
}
