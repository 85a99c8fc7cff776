import type { Card } from '../../shape/card.ts'
import { homes, suppliers } from '../../shape/families.ts'
import { words } from './words.en.ts'

export const card: Card = {
  theme: 'money',
  law: ['usurious-loans-act-3', 'contract-act-74', 'rbi-penal-charges', 'rbi-key-facts'],
  severity: { usual: 'medium', loan: 'high' },
  plainly:
    /(?<![\d./])(?:2[5-9]|[3-9]\d|\d{3})(?:\.\d+)? ?(?:%|per ?cent)(?: \w+){0,3}? (?:p\.? ?a\b|per annum|per year|a year|yearly)|(?<![\d./])(?:2\.0*[1-9]\d*|[3-9](?:\.\d+)?|[1-9]\d(?:\.\d+)?) ?(?:%|per ?cent)(?: \w+){0,3}? (?:p\.? ?m\b|(?:per|a|each|every|for (?:each|every)) (?:calendar )?month|monthly)|(?<![\d./])(?:[1-9]\d?(?:\.\d+)?|0?\.[1-9]\d*) ?(?:%|per ?cent) (?:per|a|each|every|for (?:each|every)) day\b|(?<![\d./])(?:[1-9]\d?(?:\.\d+)?|0?\.[5-9]\d*) ?(?:%|per ?cent) (?:per|a|each|every|for (?:each|every)) week\b/,
  bears: 'usual',
  mayNotHold: true,
  kinds: [
    ...suppliers,
    ...homes,
    'loan_agreement',
    'settlement_agreement',
    'distribution_agreement',
    'franchise_agreement',
    'terms_of_service',
  ],
  figure: { kind: 'rate', near: /interest|overdue|delay|late|penal|default/ },
  claims: {
    speaks: [
      /interest|compound|penal|\brate|late|overdue|delay|default|per (?:annum|month)|\bp\.? ?[am]\b/,
      /\d ?(?:%|per ?cent)|compound|penal|flat|\bany rate|may (?:fix|charge|vary|change|revise)|per (?:day|month|week)|capitali|discretion|default|overdue|delay|from time to time/,
    ],
    // a rate that no court calls harsh
    denied: [
      {
        words:
          /(?<![\d.])(?:\d|1[0-2])(?:\.\d+)? ?(?:%|per ?cent)(?: \w+){0,3}? ?(?:p\.? ?a\b|per annum|per year|a year)/,
        without:
          /compound|flat|per (?:day|week|month)|\bp\.? ?m\b|(?:1[3-9]|[2-9]\d)(?:\.\d+)? ?(?:%|per ?cent)|over and above|in addition|additional|discretion|time to time/,
      },
      // 'the annual rate of six percent (6%)', 'two percent above the prime rate'
      {
        words:
          /\b(?:annual|yearly)\b[^.;%]{0,50}(?<![\d.])(?:\d|1[0-2])(?:\.\d+)? ?(?:%|per ?cent)|(?<![\d.])[0-4](?:\.\d+)? ?(?:%|per ?cent)\)?(?: points?| per annum| a year)? (?:above|over|plus|in excess of)\b[^.;]{0,50}\b(?:prime|base|bank|repo|libor|sofr|euribor)\b/,
        without:
          /flat|(?:per|a|each) (?:day|week|month)|monthly|daily|\bp\.? ?m\b|(?<![\d.])(?:1[3-9]|[2-9]\d)(?:\.\d+)? ?(?:%|per ?cent)|additional|discretion|time to time|penal/,
      },
    ],
    turns: [
      // what it costs to pay back early is no interest
      {
        to: 'lock_in_trap',
        by: {
          words:
            /\b(?:pre-? ?pay\w*|fore-? ?clos\w*|pre-? ?clos\w*|part-? ?pay\w*|early repay\w*)\b[^.;]{0,30}\b(?:charges?|fees?|penalt\w+|premium|levy)\b/,
          without: /\b(?:overdue|default\w*|late|delay\w*|compound\w*|penal)\b/,
        },
      },
      { to: 'penalty_or_excessive_damages', by: { words: /\bpenalt|\bpenal charge/, without: /\binterest/ } },
    ],
  },
  words,
}
