import type { Card } from '../../shape/card.ts'
import { KEEPS_PEACE, STAFF_OF_EACH } from '../../shape/claim.ts'
import { words } from './words.en.ts'

export const card: Card = {
  theme: 'secrets',
  law: ['contract-act-27', 'percept-dmark-v-zaheer'],
  severity: { usual: 'high', employment: 'critical', services: 'critical', nda: 'critical', sale: 'low' },
  plainly:
    /\b(?:after|following|from|beyond)\b[^.;]{0,80}\b(?:terminat|expir|cessation|leav|separation|resign|exit|ceas)\w*[^.;]{0,160}\bnot\b[^.;]{0,80}\b(?:compet|business|employ|join|trade)|\bnot\b[^.;]{0,160}\b(?:compet|same business|similar business|rival)\w*[^.;]{0,160}\b(?:after|following|from|beyond)\b[^.;]{0,60}\b(?:terminat|expir|cessation|leav|separation|resign|exit|ceas)|\bthereafter\b[^.;]{0,80}\bnot\b[^.;]{0,80}\b(?:similar services|compet|(?:same|similar) business)/,
  mayNotHold: true,
  control: true,
  figure: { kind: 'period', near: /after|following|from the date|period of|terminat|leav|ceas|thereafter|expiry/ },
  asksOfTheReader: true,
  told: [
    {
      variant: 'anyTime',
      by: /\b(?:not|no|only|exclusiv\w*)\b/,
      unless:
        /\bafter\b|following|thereafter|\bpost\b|leav|ceas|cessation|month|year|expir|terminat|surviv|resign|separat|\bexit|beyond|days/,
    },
  ],
  claims: {
    speaks: [
      /compet|business|employ|engag|\btrade|profession|similar|\bjoin|\bwork|solicit|carry|venture|occupation|start|invest|servic|market/,
      /\b(?:no|not|nor|never|neither|cannot|refrain\w*|restrain\w*|restrict\w*|prohibit\w*|without|abstain\w*|barred|only|exclusiv\w*|compet\w*)\b/,
    ],
    // a secret that is kept after the end bars nobody from a trade
    denied: [
      STAFF_OF_EACH,
      KEEPS_PEACE,
      // that the other one may serve competitors, or that nobody disturbs a service, keeps the reader from no trade
      {
        words:
          /\b(?:we|us|our firm|the (?:firm|company|consultant|agency|provider|adviser|advisor|supplier)) (?:may|can|are free to|is free to|will be free to|shall be free to)\b[^.;]{0,60}\b(?:act|work|serve|provide|render|perform)\b[^.;]{0,60}\b(?:compet|other clients?|other customers?|third part)/,
        without: /\bnot\b|\bnor\b|refrain|never/,
      },
      {
        words:
          /\b(?:interfere|disrupt|damage|impair)\w*\b[^.;]{0,60}\b(?:services?|servers?|networks?|site|website|platform|system)/,
        without: /compet|\bjoin\b|employ|similar business|same business/,
      },
      // who may not deal in somebody's shares may work and trade as before
      {
        words:
          /\b(?:securities|shares|derivatives?)\b[^.;]{0,160}\b(?:issued|listed|exchange|market)\b|\b(?:exchange|over-the-counter)\b[^.;]{0,120}\bsecurities\b/,
        without: /compet|\bjoin\b|employ|similar business|engage in (?:any|a|the) (?:business|trade)/,
      },
      {
        words: /\bnot\b[^.;]{0,60}\b(?:disclos|divulg|reveal)/,
        without: /compet|engag|\bjoin|solicit|similar|\bwork(?:ing)? (?:for|with)|business|divert|\btrade\b(?! secret)/,
      },
    ],
    turns: [
      // how long one serves is not what one does afterwards
      {
        to: 'service_bond_overreach',
        by: {
          words:
            /\b(?:agree\w*|undertak\w*|required|bound|shall|will|to) (?:to )?(?:serve|(?:maintain|continue|remain in) (?:\w+ ){0,2}(?:employment|service)|(?:remain|stay) employed|continue to work)\b[^.;]{0,80}\b(?:minimum|at least|no less|not less|period of|months|years)\b/,
          without: /compet|\bjoins? (?:any|an?|the|other)\b|similar|other employ|\bafter\b|elsewhere|notice/,
        },
      },

      // an item of a list that begins 'not to induce'
      {
        to: 'overbroad_non_solicitation',
        by: {
          words:
            /\b(?:any|an|other) (?:existing )?(?:employees?|customers?|clients?|vendors?|suppliers?|staff|members?)\b[^.;]{0,80}\bto (?:terminate|leave|quit|resign|move|reduce|cease|end)\b/,
          without: /compet\w+ (?:business|with)|similar business|same business|\bjoin\b|\bset up\b/,
        },
      },
      {
        to: 'overbroad_non_solicitation',
        by: { words: /\b(?:solicit|poach|approach|entice|persuad)/, without: /compet|similar business|same business/ },
      },
      {
        to: 'exclusivity_without_commitment',
        by: {
          words: /\b(?:during|while|whilst|throughout)\b/,
          without: /\bafter\b|following|thereafter|\bpost\b|leaving|ceas|\bmonths?\b|\byears?\b|expir|terminat/,
        },
      },
    ],
  },
  words,
}
