import { type Contract, once } from '../../contract.ts'
import type { ContractParty } from '../../facts/parties.ts'
import type { Clause } from '../../segment/clauses.ts'
import type { Sentence } from '../../text/sentences.ts'
import { counterpart, families, isMutual, isOneOf, isParty, tellingPart, whoDoes } from '../reading.ts'
import type { Hit, Rule } from '../rule.ts'

const INDEMNIFIES =
  /\b(?:shall|will|must|agrees? to|undertakes? to|hereby|covenants? to)\b[^.;]{0,90}?\b(?:indemnif(?:y|ies)|keep [^.;]{0,40}indemnified|hold [^.;]{0,60}harmless|save harmless)\b|\bindemnifies\b/
const OWN_FAULT =
  /\b(?:caused|arising|contributed|whether or not|even if|irrespective|regardless)\b[^.;]{0,80}\b(?:negligence|fault|act or omission|wilful default|default)\b[^.;]{0,30}\b(?:of|by)\b/
const WIDE =
  /\b(?:any and all|all|every|whatsoever|howsoever|of whatever nature|of any (?:kind|nature)|direct or indirect|consequential|loss of (?:profit|goodwill|business))\b/
const FAULT_BASED =
  /\b(?:to the extent|third[- ]party|infring|breach of (?:this|its|his|the)|negligen(?:ce|t) (?:of|acts?|by) (?:the |its |his )|gross negligence|wilful misconduct|violation of (?:any )?(?:applicable )?law|fraud)\b/

/**
 * Sections 124 and 125 enforce an indemnity to its words, and no statute caps it. One that only one side gives, for
 * losses of any kind, is insurance nobody priced; the promise back by the other side makes it an ordinary term.
 */
export const oneSidedIndemnity: Rule = {
  id: 'one-sided-indemnity',
  category: 'one_sided_indemnity',
  law: [
    {
      act: 'Indian Contract Act 1872',
      section: 'ss. 124, 125',
      note: 'An indemnity binds you to the words you sign: damages, costs and sums paid in a settlement. No statute caps it.',
    },
  ],
  words: {
    title: 'You pay for {other}\u2019s losses, and {other} promises nothing back',
    short: 'One-sided indemnity',
    harm: 'You promise to make good {other}\u2019s losses, and no clause makes {other} do the same for you. One claim could cost more than the whole contract brings in.',
    ask: 'Ask for a mutual indemnity: claims by third parties only, only as far as your own fault reaches, and inside a cap on liability.',
    wording:
      'Each party shall indemnify the other against third-party claims to the extent caused by its own breach, negligence or infringement, up to the fees paid or payable under this Agreement in the preceding twelve months.',
    notes: ['Ask for prompt notice of a claim, control of the defence and a duty to mitigate.'],
    favour: { title: '{you} indemnifies you', harm: 'The other side makes good your losses under this clause.' },
  },
  gate: /indemnif|harmless/,
  read(clause, contract) {
    if (clause.kind === 'recitals') return []
    const hits = clause.sentences.flatMap((sentence) => readSentence(sentence, clause, contract))
    return hits.slice(0, 1)
  },
}

function readSentence(sentence: Sentence, clause: Clause, contract: Contract): Hit[] {
  const match = INDEMNIFIES.exec(sentence.text)
  if (match === null || /\bshall not be (?:obliged|required|liable) to indemnify\b/.test(sentence.full)) return []
  const giver = whoDoes(contract, sentence, INDEMNIFIES)
  if (!isParty(giver) || isMutual(sentence.full.slice(0, 80))) return []
  const receiver = counterpart(contract, giver)
  if (receiver !== null && indemnifiesBack(contract, receiver)) return []
  const ownFault =
    OWN_FAULT.test(sentence.text) &&
    receiver !== null &&
    receiver.aliases.some((alias) =>
      new RegExp(
        `(?:negligence|fault|omission|default)[^.;]{0,30}(?:of|by) (?:the )?${alias.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`,
      ).test(sentence.text),
    )
  const wide = WIDE.test(sentence.text)
  const narrow = FAULT_BASED.test(sentence.full)
  if (narrow && !wide && !ownFault) return []
  const flags = [`Only ${giver.definedTerm ?? giver.name} gives an indemnity`]
  if (ownFault) flags.push('Covers loss caused by the other side\u2019s own fault')
  if (wide) flags.push('Covers losses of every kind')
  const severity = ownFault || isOneOf(contract, families.employment) ? 'critical' : narrow ? 'medium' : 'high'
  return [
    { span: tellingPart(sentence, match), clause, severity, burdened: giver, confidence: narrow ? 0.7 : 0.88, flags },
  ]
}

/** Whether `party` gives an indemnity of its own anywhere in the contract. */
function indemnifiesBack(contract: Contract, party: ContractParty): boolean {
  const givers = once(
    contract,
    'indemnity-givers',
    () =>
      new Set(
        contract.clauses.flatMap((clause) =>
          /indemnif|harmless/.test(clause.text)
            ? clause.sentences.flatMap((sentence) => giversIn(sentence, contract))
            : [],
        ),
      ),
  )
  return givers.has('mutual') || givers.has(party.index)
}

function giversIn(sentence: Sentence, contract: Contract): (number | 'mutual')[] {
  if (!INDEMNIFIES.test(sentence.text)) return []
  const giver = whoDoes(contract, sentence, INDEMNIFIES)
  return giver === 'mutual' ? ['mutual'] : isParty(giver) ? [giver.index] : []
}
