import type { Card } from '../../shape/card.ts'
import { words } from './words.en.ts'

export const card: Card = {
  theme: 'liability',
  law: ['ni-act-138-139', 'contract-act-126-128', 'contract-act-133-141', 'ibc-part-iii', 'ibc-28a'],
  // whoever is only 'personally liable' is no surety for another's debt
  lawWhere: {
    'ni-act-138-139': /cheque/,
    'contract-act-126-128': /guarant|suret/,
    'contract-act-133-141': /guarant|suret/,
    'ibc-part-iii': /guarant|suret/,
    'ibc-28a': /guarant|suret/,
  },
  severity: { usual: 'high', employment: 'critical', loan: 'critical' },
  plainly: [
    /\bhereby (?:\w+,? (?:and )?){0,4}guarantees?\b|\b(?:unconditional|irrevocabl)\w*\b[^.;]{0,30}\bguarantees?\b|\bjointly and severally (?:liable|guarantee)|\bas suret(?:y|ies)\b|\bpersonal guarant(?:y|ee)\b|\b(?:blank|undated)(?:[ ,]+(?:and |or )?(?:signed|undated|blank|security))? cheques?\b/,
    // nothing that is done to the debt lets the surety go
    /\b(?:suret(?:y|ies)|guarantors?|guarantor's|suretyship)\b[^.;]{0,200}\b(?:no difference|not (?:be )?(?:released?|discharged?|relieved?|affected)|gives? up|waives?)\b|\b(?:varia\w+|altered|time given|given time|release of|loss of)\b[^.;]{0,200}\b(?:relieve|discharge|release) the (?:guarantor|surety)\b|\bnot be entitled to\b[^.;]{0,60}\brights? conferred on suret/,
  ],
  bears: 'usual',
  figure: { kind: 'money', near: /guarant|surety|indemn|security|liab/ },
  asksOfTheReader: true,
  told: [
    {
      variant: 'waived',
      by: /\bwaives?\b[^.;]{0,160}\bdischarg|\b(?:neglect|forbearance|indulgence|giving (?:of )?time|variations?|alterations?)\b[^.;]{0,240}\bnot (?:in any (?:way|manner) )?(?:release|discharge|affect|impair|prejudice)/,
    },
    {
      variant: 'cheques',
      by: /\b(?:blank|undated)(?:[ ,]+(?:and |or )?(?:signed|undated|blank|security))? cheques?\b/,
    },
    { variant: 'heldCheques', by: /\bcheques?\b/, unless: /guarant|suret|personally|jointly/ },
  ],
  claims: {
    turns: [
      // what somebody pledges for his own loan: it is sold, or kept for his other debts
      {
        to: 'withheld_or_forfeited_money',
        by: {
          words:
            /\b(?:jewel\w*|ornaments?|gold|pledged (?:articles?|goods|items?)|articles? pledged)\b[^.;]{0,160}\b(?:sold|auction\w*|dispos\w+|retain\w*|security for|not be (?:released|returned))\b/,
          without: /guarant|suret|cheque|mortgage|personally|jointly|other propert/,
        },
      },
      {
        to: 'one_sided_set_off',
        by: {
          words:
            /\b(?:balance|surplus|excess)\b[^.;]{0,80}\b(?:appropriat|adjust|appl(?:y|ied)|set.?off|credit)\w*\b[^.;]{0,60}\b(?:any )?other (?:loans?|debts?|dues|liabilit|account)/,
          without: /\b(?:stand|as) (?:an? )?(?:guarantor|surety)\b|\bguarantees\b/,
        },
      },
    ],
    speaks: [
      /guarant|suret|personally|personal (?:propert|asset|liab|estate|undertaking|capacity|security)|jointly|several|individual|\bco-?(?:borrower|applicant)|own propert|promoter|director|collateral|mortgage|cheque|estate|promise to pay/,
    ],
  },
  words,
}
