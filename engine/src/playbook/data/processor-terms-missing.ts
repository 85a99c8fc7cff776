import type { Contract } from '../../contract.ts'
import type { Clause } from '../../segment/clauses.ts'
import type { Sentence } from '../../text/sentences.ts'
import { isNegated, onlyDescribes, partyOn } from '../reading.ts'
import type { Hit, Rule } from '../rule.ts'
import { tellingPart } from '../telling-part.ts'
import { absentFrom } from './absence.ts'
import { dataHeavy } from './personal-data.ts'

const terms: readonly [name: string, words: RegExp][] = [
  [
    'instructions',
    /\b(?:documented |written |lawful )?instructions? (?:of|from|by|given)|\bonly (?:on|in accordance with|as)[^.;]{0,40}instruct|\binstructed by\b/,
  ],
  ['confidentiality', /\bconfidential/],
  [
    'security',
    /\b(?:security (?:measures|safeguards|controls|standards|practices)|(?:technical and organi[sz]ational|reasonable security|appropriate) (?:measures|safeguards)|encrypt\w*|iso ?(?:\/iec )?27001|soc ?2)\b/,
  ],
  ['sub-processors', /\bsub-?(?:processors?|contract\w*)\b/],
  [
    'help with rights',
    /\b(?:data (?:principal|subject)s?'?[^.;]{0,40}(?:rights?|requests?)|rights? of (?:the )?data (?:principal|subject)s?|access requests?|assist[^.;]{0,80}\brights\b)/,
  ],
  ['breach notice', /\b(?:data|security|privacy)\b[^.;]{0,30}\b(?:breach|incident)\w*\b/],
  [
    'deletion or return',
    /\b(?:delet(?:e|es|ed|ion)|destroy|destruction|return(?:s|ed)?|eras(?:e|ed|ure))\b[^.;]{0,80}\b(?:data|information)\b|\b(?:data|information)\b[^.;]{0,80}\b(?:delet(?:e|ed|ion)|destroy(?:ed)?|destruction|returned?|eras(?:e|ed|ure))\b/,
  ],
  ['audit', /\b(?:audits?|inspect(?:ion)?s?)\b/],
  [
    'transfers',
    /\b(?:transfers?|outside (?:of )?india|cross-?border|located in|hosted in)\b[^.;]{0,80}\b(?:data|india|countr|region)/,
  ],
]
/** Whether the contract, being about data, lacks most of the standard terms. */
export function lacksProcessorTerms(contract: Contract): boolean {
  return dataHeavy.includes(contract.type) && terms.filter(([, words]) => words.test(contract.text.norm)).length < 5
}
const DECIDES =
  /\b(?:processor|provider|vendor|contractor)\b[^.;]{0,60}\b(?:may|shall|is entitled to|can)\b[^.;]{0,40}\b(?:decide|determine|choose|define|change)\b[^.;]{0,60}\b(?:purposes?|means)\b/
const KEEPS =
  /\b(?:may|shall|is entitled to|will)\b[^.;]{0,40}\b(?:retain|keep|continue to (?:use|hold|process))\b[^.;]{0,80}\bdata\b[^.;]{0,80}\b(?:after|beyond|following|even|indefinitely|as long as it|for ever)\b/
const LAWFUL_KEEPING =
  /\b(?:required|obliged|permitted) (?:by|under)[^.;]{0,20}law|\b(?:by|under) (?:applicable )?law\b|\b(?:\d+|thirty|sixty|ninety)[^.;]{0,12}days\b|\banonymi|\baggregat|\bback-?ups?\b|\bexport\b/

/**
 * Whoever decides about people's data answers for what its processor does, and may use one only under a valid contract
 * (DPDP Act s. 8, expected May 2027). Eight terms are standard (GDPR art. 28); with fewer than five the contract sets no rules.
 */
export const processorTermsMissing: Rule = {
  id: 'processor-terms-missing',
  category: 'processor_terms_missing',
  absence: true,
  law: [
    {
      act: 'Digital Personal Data Protection Act 2023',
      section: 's. 8(1), (2), (7)',
      note: 'You answer for your processor, may use one only under a valid contract, and must see that data is erased; expected to apply from May 2027.',
    },
    {
      act: 'GDPR',
      section: 'art. 28(3)',
      note: 'Where people in the European Union are concerned, the contract must carry the listed terms.',
    },
  ],
  words: {
    title: 'The rules for handling people\u2019s data are missing',
    short: 'Processor terms',
    harm: '{why} The one who decides about people\u2019s data answers for what the other side does with it.',
    ask: 'Ask to annex a data processing agreement with the standard terms: instructions, confidentiality, security, sub-processors, help with rights and breaches, deletion, audit.',
    wording:
      'The processor shall act only on written instructions, keep data confidential and secure, use sub-processors only with consent, help with rights and breaches, and delete or return data at the end.',
    notes: [],
    favour: {
      title: 'Few data terms bind you',
      harm: 'The customer will need them for its own compliance: offering an annex avoids a later quarrel.',
    },
  },
  readWhole(contract) {
    const overreach = contract.clauses.flatMap((clause) =>
      /data/.test(clause.text) ? clause.sentences.flatMap((sentence) => ownUse(sentence, clause, contract)) : [],
    )
    if (overreach[0] !== undefined) return [overreach[0]]
    if (!dataHeavy.includes(contract.type)) return []
    const body = contract.text.norm
    const present = terms.filter(([, words]) => words.test(body))
    if (present.length >= 5) return []
    const absent = terms.filter(([, words]) => !words.test(body)).map(([name]) => name)
    const severity = contract.type === 'data_processing_agreement' && present.length < 3 ? 'critical' : 'high'
    return absentFrom(contract, severity, 'medium', [`Missing: ${absent.join(', ')}`], {
      why: `The contract lets the other side handle people\u2019s data and lacks rules on ${absent.slice(0, 4).join(', ')}.`,
    })
  },
}

function ownUse(sentence: Sentence, clause: Clause, contract: Contract): Hit[] {
  const words = sentence.full
  if (onlyDescribes(clause, sentence)) return []
  const decides = DECIDES.exec(sentence.text)
  const keeps = KEEPS.exec(sentence.text)
  const match = decides ?? keeps
  if (match === null || isNegated(sentence.text, match.index + match[0].length)) return []
  if (!/\b(?:personal data|customer data|personal information|user data|client data|controller)\b/.test(words))
    return []
  if (
    decides === null &&
    (LAWFUL_KEEPING.test(words) || !/\b(?:provider|processor|vendor|supplier|company|we)\b/.test(words))
  )
    return []
  return [
    {
      span: tellingPart(sentence, match),
      clause,
      severity: 'high',
      burdened: partyOn(contract, 'controller', 'customer', 'user', 'principal'),
      forBeneficiary: 'medium',
      confidence: 0.75,
      values: {
        why:
          decides === null
            ? 'The other side may keep people\u2019s data after the end.'
            : 'The other side may decide for itself what the data is used for.',
      },
      flags: [decides === null ? 'Keeps the data after the end' : 'Decides the purposes itself'],
    },
  ]
}
