import type { Severity } from '@karar/schema'
import type { Contract } from '../../contract.ts'
import type { ContractParty } from '../../facts/parties.ts'
import type { Clause } from '../../segment/clauses.ts'
import type { Sentence } from '../../text/sentences.ts'
import { families, isNegated, isOneOf, moneyIn, partyOn, weakerParty, withNext } from '../reading.ts'
import type { Hit, Rule } from '../rule.ts'
import { tellingPart } from '../telling-part.ts'

const PERSON =
  '(?:directors?|promoters?|founders?|proprietors?|shareholders?|guarantors?|sureties|surety|spouse|signator(?:y|ies)|individuals?|key managerial personnel|owners?)'
const PERSONAL = new RegExp(
  String.raw`\b${PERSON}\b[^.;]{0,60}?\b(?:answer|pay|make good)\b[^.;]{0,80}?\b(?:out of|from) (?:their|his|her) (?:own|personal) (?:pockets?|assets|property|estates?|means)|\bpersonal(?:ly)? (?:guarant(?:ee|ees|y|ies|eed?|eeing)|surety)\b|\b(?:${PERSON}|employee)\b[^.;]{0,120}?\b(?:(?:personally|jointly and severally|unconditionally|irrevocably)[, ][^.;]{0,50}?(?:liable|guarantees?|responsible|bound|undertakes? to pay|indemnif)|(?:liable|responsible|indemnif(?:y|ies)) (?:personally|jointly and severally)|stands? (?:as )?(?:surety|guarantors?))\b|\bpersonally (?:liable|guarantees?|responsible|indemnif(?:y|ies))\b`,
)
const GUARANTEES =
  /\b(?:hereby |irrevocably |unconditionally |absolutely |and |, )*guarantees?\b[^.;]{0,100}\b(?:payment|repayment|performance|discharge|obligations|dues|loan|moneys?|sums?)\b|\b(?:continuing|irrevocable|unconditional|unlimited) guarantee\b/
const BLANK_CHEQUES =
  /\b(?:blank|undated|post-dated|security) (?:\w+ ){0,3}cheques?\b[^.;]{0,140}\b(?:secur|guarant|deposit|hand|deliver|fill)|\b(?:hand|deliver|give|furnish|deposit)[^.;]{0,60}\b(?:blank|undated)[^.;]{0,30}cheques?\b/
const WAIVES_SURETYSHIP = /\b(?:waives?|gives? up|relinquish)[^.;]{0,140}\bsections? (?:13[3-9]|14[01])\b/
const CAPPED = /\b(?:limited to|not exceed(?:ing)?|maximum|up to|capped at|restricted to|aggregate liability)\b/
const NOT_PERSONAL =
  /\b(?:bank guarantee|performance guarantee|corporate guarantee|parent company|no personal|not (?:be )?(?:personally|individually)|without (?:any )?personal|(?:no|any) (?:circumstances|event)|individual capacity|transferee|new owner|form of (?:the )?personal|no (?:director|officer|shareholder|partner|member|employee))\b/
const GATE =
  /guarant|own pockets?|personal (?:assets|property|estate)|surety|sureties|personally|jointly and severally|cheque/
const LEGAL_PERSON = /\b(?:limited|ltd|llp|inc|corporation|llc|company)\b/

/**
 * Section 128 makes a surety liable like the debtor, without a cap and without a suit against the debtor first. For a
 * director or a founder that pierces the company which was to protect the family home.
 */
export const personalGuarantee: Rule = {
  id: 'personal-guarantee',
  category: 'personal_guarantee',
  law: [
    {
      act: 'Indian Contract Act 1872',
      section: 'ss. 126, 128',
      note: 'The surety is liable to the same extent as the debtor unless the contract sets a limit.',
    },
    {
      act: 'Indian Contract Act 1872',
      section: 'ss. 133\u2013141',
      note: 'Variations, releases and lost securities free the surety, unless these rights are waived.',
    },
    {
      act: 'Insolvency and Bankruptcy Code 2016',
      section: 'Part III',
      note: 'A person who guarantees a company\u2019s debts can be taken through personal insolvency.',
    },
  ],
  words: {
    title: 'You answer for the debt with your own property',
    short: 'Personal guarantee',
    harm: 'The clause {how}. {other} may come for personal savings and property at once, without first suing the one who owes the money.',
    ask: 'Ask to remove the guarantee, or to cap it in money and time and to keep the protections of sections 133 to 141.',
    wording:
      'The guarantee is limited to Rs [amount], ends on [date] or when the principal is repaid, and may be called only after the debtor and its security have been proceeded against.',
    notes: ['Never hand over blank or undated cheques: a dishonoured cheque is a criminal matter.'],
    favour: {
      title: 'You hold a personal guarantee',
      harm: 'Someone answers to you with personal property for what is owed.',
    },
  },
  readWhole(contract) {
    if (contract.type === 'partnership_deed') return []
    const hits = contract.clauses
      .filter(({ kind, text }) => (kind === 'clause' || kind === 'schedule') && GATE.test(text))
      .flatMap((clause) => clause.sentences.flatMap((sentence) => readSentence(sentence, clause, contract)))
    // A guarantee is spoken of many times in one contract; the weightiest place is enough.
    const rank = { critical: 0, high: 1, medium: 2, low: 3 } as const
    return hits.sort((a, b) => rank[a.severity] - rank[b.severity]).slice(0, 1)
  },
}

function readSentence(sentence: Sentence, clause: Clause, contract: Contract): Hit[] {
  const { text, full } = sentence
  if (NOT_PERSONAL.test(full) || /^[^,;]{0,60}\bmeans\b/.test(text)) return []
  const guarantor = partyOn(contract, 'guarantor')
  const personal = PERSONAL.exec(text)
  const byGuarantor = personal === null && guarantor !== null && namedIn(text, guarantor) ? GUARANTEES.exec(text) : null
  const match = personal ?? byGuarantor ?? BLANK_CHEQUES.exec(text) ?? WAIVES_SURETYSHIP.exec(text)
  if (/\b(?:has|have) (?:given|offered) no\b|\bwill not ask for\b|\bno (?:personal )?guarant(?:ee|or)/.test(text))
    return []
  if (match === null || isNegated(text, match.index + match[0].length) || isNegated(text, match.index)) return []
  if (/\b(?:nothing|neither|release|discharge|return|terminat)\b/.test(text.slice(0, match.index)) && personal === null)
    return []
  const words = withNext(clause, sentence)
  const capped = CAPPED.test(words) && moneyIn(contract, { start: sentence.start, end: sentence.end + 400 }).length > 0
  const corporate = byGuarantor !== null && guarantor !== null && LEGAL_PERSON.test(guarantor.name.toLowerCase())
  const wide =
    isOneOf(contract, ['loan_agreement', ...families.employment]) ||
    /\b(?:unlimited|all (?:sums|monies|moneys|amounts|dues|losses|liabilities|obligations))\b/.test(full)
  const severity: Severity = corporate ? 'medium' : capped ? 'high' : wide ? 'critical' : 'high'
  return [
    {
      span: tellingPart(sentence, match),
      clause,
      severity,
      burdened: guarantor ?? partyOn(contract, 'founder', 'employee', 'borrower') ?? weakerParty(contract),
      confidence: 0.85,
      values: { how: howOf(match[0]) },
      flags: [capped ? 'The guarantee is capped' : 'No limit in money or time is stated here'],
    },
  ]
}

/** What the clause does, for the words. */
function howOf(words: string): string {
  if (/cheque/.test(words)) return 'hands over signed cheques that can be filled in and presented later'
  if (/\bsections?\b/.test(words)) return 'gives up protections that the law gives to a guarantor'
  return 'makes a person answer for what is owed, beside the one who owes it'
}

const namedIn = (text: string, party: ContractParty): boolean => party.aliases.some((alias) => text.includes(alias))
