import type { Contract } from '../../contract.ts'
import type { Clause } from '../../segment/clauses.ts'
import type { Sentence } from '../../text/sentences.ts'
import { isMutual, isParty, onlyDescribes, partyOn, weakerParty, whoDoes } from '../reading.ts'
import type { Hit, Rule } from '../rule.ts'
import { tellingPart } from '../telling-part.ts'
import { countExceptions } from './exceptions.ts'

const SECRET = /\b(?:confidential\w*|secret|secrecy|disclos\w+|divulge|proprietary information|non-?disclosure)\b/
const DUTY = /\b(?:shall|will|must|agrees?|undertakes?|covenants?)\b/
const BARS_LAW =
  /\b(?:not|never)\b[^.;]{0,120}\b(?:disclose|divulge|reveal|share)\b[^.;]{0,120}\beven (?:if|where|when|though)\b[^.;]{0,60}\b(?:required|compelled|ordered|asked|directed|obliged|called up?on|summoned)\b|\b(?:not|never)\b[^.;]{0,100}\b(?:disclose|divulge|report|reveal)\b[^.;]{0,80}\bto (?:any )?(?:court|police|regulator|government|authority|tribunal|statutory)/
const PERPETUAL =
  /\b(?:in perpetuity|perpetual(?:ly)?|indefinite(?:ly)?|for ever|forever|for all time|never (?:cease|expire|end|lapse)|without (?:any )?(?:limit(?:ation)? (?:of|in|as to)|end in) time|unlimited (?:period|duration)|for an unlimited)\b/
const ALL_INFORMATION =
  /\b(?:all|any|every)(?: and all| and every)? (?:piece of |item of )?information\b[^.;]{0,160}\bwhether or not (?:of an? |it is |they are |such information is |the same is )?(?:marked or )?(?:confidential|secret|of a confidential|proprietary)\b|\b(?:all|any) information (?:of any (?:kind|nature|sort)|whatsoever)\b[^.;]{0,120}\b(?:shall be|is|are) (?:deemed |considered |treated as )?(?:to be )?confidential/
const KNOWLEDGE =
  /\bnot\b[^.;]{0,60}\b(?:use|utili[sz]e|apply|exploit|draw on)\b[^.;]{0,80}\b(?:general (?:professional )?(?:knowledge|skills?|experience|know-how)|(?:his|her|its|their|your) (?:own )?(?:skills?|experience|training) (?:or|and)?)/
const KNOWN_TOO =
  /\binclud(?:es|ing)\b[^.;]{0,160}\binformation[^.;]{0,40}\b(?:already known|in the public domain|publicly available|independently developed)\b|\binclud(?:e|es|ing) (?:any |all )?information\b[^.;]{0,40}\b(?:already (?:in the possession of|known to)|in the public domain|publicly available)|\b(?:even if|whether or not|notwithstanding that|although)\b[^.;]{0,60}\b(?:already known|(?:in the )?public domain|publicly (?:known|available)|independently developed)\b/
const NARROW =
  /\b(?:trade secrets?|personal (?:data|information)|source code|attorney|privileged|as long as (?:it|they|such)|so long as|patient)\b/

/**
 * India has no trade secret statute: what binds is the contract, so its width matters. General skill and customer names are
 * no trade secrets (American Express v Priya Puri, Delhi, 2006), and no contract bars a disclosure that the law asks for.
 */
export const overbroadConfidentiality: Rule = {
  id: 'overbroad-confidentiality',
  category: 'overbroad_confidentiality',
  law: [
    {
      act: 'Indian Contract Act 1872',
      section: 's. 23',
      note: 'A promise that would defeat the law, such as silence towards a court or authority, is void.',
    },
    {
      act: 'American Express v Priya Puri (Delhi High Court, 2006)',
      section: '',
      note: 'Customer details and general know-how are not trade secrets.',
    },
  ],
  words: {
    title: 'Your duty of secrecy {what}',
    short: 'Secrecy too wide',
    harm: 'The duty of confidence {what}. If everything is secret for ever, ordinary work later becomes a breach.',
    ask: 'Ask for a narrow definition, a time limit, the standard exceptions and the right to make disclosures that the law requires.',
    wording:
      'Confidential Information means non-public information marked or reasonably understood as confidential; the duties last 3 years after the term, and for trade secrets as long as they remain secret. Disclosure required by law is allowed.',
    notes: ['No limit in time is usual for trade secrets and personal data only.'],
    favour: {
      title: 'The secrecy clause is very wide',
      harm: 'A court may read it down; a clear definition and a time limit hold better.',
    },
  },
  gate: /perpetu|all time|never|general skill|general experience|indefinite|for ?ever|confidential|secre|disclos|divulge|general knowledge/,
  read(clause, contract) {
    return clause.sentences.flatMap((sentence) => readSentence(sentence, clause, contract)).slice(0, 1)
  },
}

function readSentence(sentence: Sentence, clause: Clause, contract: Contract): Hit[] {
  const words = sentence.full
  if (clause.kind === 'recitals' || clause.kind === 'parties') return []
  const nda = contract.type === 'non_disclosure_agreement'
  const aboutSecrets =
    SECRET.test(words) ||
    KNOWLEDGE.test(words) ||
    (nda && /\b(?:obligations?|duty|duties|undertakings?)\b/.test(words)) ||
    clause.type === 'confidentiality' ||
    /confidential|non-?disclosure/i.test(clause.heading ?? '')
  if (!aboutSecrets) return []
  const defines = onlyDescribes(clause, sentence)
  const found: [what: string, at: RegExp, flag: string][] = []
  if (!defines && BARS_LAW.test(words) && !/\b(?:except|unless|save|without prior notice|without first)\b/.test(words))
    found.push(['forbids even disclosures that the law requires', BARS_LAW, 'Bars lawful disclosure'])
  if (ALL_INFORMATION.test(words))
    found.push([
      'covers all information, confidential or not',
      ALL_INFORMATION,
      'Covers information that is not confidential',
    ])
  if (
    KNOWN_TOO.test(words) &&
    /confidential/.test(words) &&
    !/\b(?:shall not|does not|do not|not) (?:be deemed|include|apply|extend|cover)/.test(words)
  )
    found.push(['covers what you know already or what is public', KNOWN_TOO, 'Covers public or known information'])
  if (!defines && KNOWLEDGE.test(words))
    found.push(['reaches your general skill and experience', KNOWLEDGE, 'Reaches general skill'])
  if (
    !defines &&
    PERPETUAL.test(words) &&
    (/\b(?:confidential|secre|disclos)/.test(words) || nda) &&
    !NARROW.test(words) &&
    !/\blicen[cs]e|\bnot (?:be )?(?:perpetual|indefinite)/.test(words)
  )
    found.push(['never ends', PERPETUAL, 'No end in time'])
  if (found.length === 0) return []
  const [what, at, flag] = found[0]!
  const match = at.exec(sentence.text) ?? { index: 0, 0: '' }
  const bound = whoDoes(contract, sentence, DUTY) ?? null
  const mutual =
    bound === 'mutual' ||
    isMutual(words) ||
    (contract.type === 'non_disclosure_agreement' && partyOn(contract, 'recipient') === null)
  const indemnified = /indemnif|liquidated damages|penalty/.test(clause.text)
  const harsh = PERPETUAL.test(words) && (countExceptions(contract) < 2 || indemnified)
  const severity =
    flag === 'Bars lawful disclosure' ? 'critical' : !mutual && (harsh || found.length > 1) ? 'high' : 'medium'
  return [
    {
      span: tellingPart(sentence, match),
      clause,
      severity,
      burdened: mutual ? null : isParty(bound) ? bound : weakerParty(contract),
      ...(severity === 'critical' && !mutual ? { forBeneficiary: 'medium' as const } : {}),
      confidence: 0.75,
      values: { what },
      flags: found.map(([, , text]) => text),
    },
  ]
}
