import type { Card } from '../../shape/card.ts'
import { DENIES } from '../../shape/claim.ts'
import { people } from '../../shape/families.ts'
import { words } from './words.en.ts'

export const card: Card = {
  theme: 'work',
  law: [
    'social-security-code-53-60-68',
    'wages-code-26-60',
    'osh-code-32',
    'social-security-code-3-pf',
    'social-security-code-29-esi',
  ],
  lawWhere: {
    'social-security-code-53-60-68': /gratuit|maternit|pregnan|creche|benefits?\b|statut/,
    'wages-code-26-60': /\bbonus|\bwages?\b|salar|benefits?\b|statut/,
    'osh-code-32': /\bleaves?\b|holiday|vacation|benefits?\b|statut|\boffs?\b/,
    'social-security-code-3-pf': /provident|\bp\.?f\b|\bepf\b|benefits?\b|statut/,
    'social-security-code-29-esi': /\besic?\b|insurance|medical|sickness|benefits?\b|statut/,
  },
  severity: 'critical',
  bears: 'usual',
  mayNotHold: true,
  kinds: people,
  figure: {
    kind: 'thing',
    things: {
      fund: /provident fund|\bp\.?f\b|\bepf\b/,
      gratuity: /gratuit/,
      bonus: /\bbonus/,
      maternity: /maternit/,
      leave: /\b(?:leaves?|holidays?)\b/,
      overtime: /\bover ?time|extra hours/,
      insurance: /\besic?\b|state insurance/,
    },
  },
  asksOfTheReader: true,
  claims: {
    unless: [
      // what is granted
      {
        words: /\b(?:eligible|entitled)\b/,
        without:
          /\bnot?\b|\bnone\b|nor\b|without|only|unpaid|forfeit|laps|depriv|subject to|discretion|deduct|after|until|unless|lieu/,
      },
    ],
    turns: [
      // who stays away loses the job, and no leave
      {
        to: 'one_sided_termination',
        by: {
          words:
            /\b(?:unauthori[sz]ed|continuous|unexplained|uninformed) absen\w+[^.;]{0,280}\b(?:terminat|abandon|lien|struck off)/,
          without: /gratuit|provident|bonus|matern|\besi|encash|sick/,
        },
      },
      {
        to: 'excessive_working_hours',
        by: {
          words:
            /\b(?:work\w*|hours|days)\b[^.;]{0,40}\b(?:additional|extra|longer|beyond)\b[^.;]{0,160}\b(?:no|not|without)\b[^.;]{0,60}\b(?:compensat|pa(?:y|id)|remunerat)|\b(?:additional|extra|longer)\b (?:working )?(?:hours|days)\b[^.;]{0,160}\b(?:no|not|without)\b[^.;]{0,60}\b(?:compensat|pa(?:y|id)|remunerat)/,
          without: /gratuit|provident|bonus|matern|\besi/,
        },
      },
    ],
    speaks: [
      /gratuit|provident|\bp\.?f\b|\besi|bonus|leave|matern|overtime|insur|benefit|statut|holiday|compensat|minimum wage|\bwages?\b|salar|off\b/,
      DENIES,
    ],
    denied: [
      // what is paid as the law has it
      {
        words:
          /\b(?:gratuity|bonus|provident fund|maternity (?:leave|benefit)s?)\b[^.;]{0,120}\b(?:payable|paid|admissible|applicable|days'? wages)\b/,
        without:
          /\b(?:no|not|nor|none|never|without|unless|waive\w*|forfeit\w*|exclud\w*|includ\w*|inclusive|part of|instead|lieu|deduct\w*|discretion|only|ceas\w*|withh\w*|set ?off|adjust\w*|los[et]s?|deny|denied|contribution)\b/,
      },
      // a salary and what it is made of denies nothing
      {
        words: /\bcost to company\b|\bctc\b|\bcompris\w+ [^.;]{0,40}\b(?:basic|hra|allowance)/,
        without: /\b(?:no|not|nor|none|without|in lieu|waive\w*|forfeit\w*|exclud\w*|inclu\w*|instead)\b/,
      },
    ],
  },
  words,
}
