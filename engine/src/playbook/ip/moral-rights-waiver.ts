import type { Contract } from '../../contract.ts'
import type { Clause } from '../../segment/clauses.ts'
import type { Sentence } from '../../text/sentences.ts'
import { isMutual, isNegated, isParty, onlyDescribes, partyOn, whoDoes } from '../reading.ts'
import type { Hit, Rule } from '../rule.ts'
import { tellingPart } from '../telling-part.ts'

const WAIVES =
  /\bwaiv(?:es?|ed|ing|er)\b[^.;]{0,120}\b(?:moral rights?|droit moral|section 57|rights? of (?:attribution|paternity|integrity)|author's special rights)\b|\b(?:moral rights?|rights? of (?:attribution|paternity|integrity)|special rights)\b[^.;]{0,160}\b(?:waiv(?:es?|ed|er)|(?:given up|relinquished|renounced|surrendered)(?: by)?)\b|\b(?:gives? up|relinquish(?:es)?|renounces?|surrenders?|(?:agrees?|undertakes?|shall|will) not (?:to )?(?:assert|enforce|claim))\b[^.;]{0,60}\b(?:moral rights?|droit moral|rights? of (?:attribution|paternity|integrity)|author's special rights)\b/
const NO_CREDIT =
  /\b(?:shall not|will not|agrees? not to|no right to)\b[^.;]{0,60}\b(?:claim (?:any )?(?:credit|authorship)|object to (?:any )?(?:modification|alteration|distortion|change|use)|be (?:credited|named as author|identified as (?:the )?(?:author|creator)))|\bneed not (?:give|provide) (?:any )?(?:credit|attribution)\b|\bno (?:credit|authorship)\b[^.;]{0,20}\b(?:shall|may|will|can) be claimed\b|\b(?:alter|modify|edit|publish|use|adapt)\b[^.;]{0,60}\bwithout (?:any )?(?:attribution|credit|naming the author)/
const SOFTWARE = /\b(?:software|source code|computer program|application|code)\b/
const COMPANY = /\b(?:private limited|pvt|limited|llp|inc|ltd|llc|corporation|gmbh)\b/

/**
 * Section 57 leaves an author the right to be named and to object to harmful distortion even after assignment (Amar Nath
 * Sehgal v Union of India, Delhi, 2005). Whether it can be waived is doubtful, so both sides do better with named consents.
 */
export const moralRightsWaiver: Rule = {
  id: 'moral-rights-waiver',
  category: 'moral_rights_waiver',
  law: [
    {
      act: 'Copyright Act 1957',
      section: 's. 57',
      note: 'The author keeps the right to credit and to stop harmful distortion, even after assigning the copyright; whether a waiver holds is doubtful.',
    },
    {
      act: 'Amar Nath Sehgal v Union of India (Delhi High Court, 2005)',
      section: '',
      note: 'An author\u2019s moral rights were protected against the owner of the work.',
    },
  ],
  words: {
    title: 'You give up credit for your work and the right to object to its distortion',
    short: 'Moral rights waived',
    harm: 'The clause takes from you, as author, the right to credit or to object to changes. A blanket waiver is doubtful in law and leaves both sides unsure.',
    ask: 'Ask to replace the waiver by consent to named edits and a credit line.',
    wording:
      'The author consents to reasonable editing and shall be credited where practicable; nothing here permits distortion harmful to the author\u2019s reputation.',
    notes: ['For software these rights seldom matter.'],
    favour: {
      title: 'This waiver may not hold',
      harm: 'Do not rely on it for heavy changes: get consent to the edits that you plan.',
    },
  },
  gate: /moral right|need not|naming the author|rights? of integrity|(?:credit|authorship)[^.;]{0,20}be claimed|identified as|droit moral|section 57|attribution|paternity|claim (?:any )?(?:credit|authorship)|object to|without (?:any )?credit/,
  read(clause, contract) {
    return clause.sentences.flatMap((sentence) => readSentence(sentence, clause, contract)).slice(0, 1)
  },
}

function readSentence(sentence: Sentence, clause: Clause, contract: Contract): Hit[] {
  const words = sentence.full
  const match = WAIVES.exec(sentence.text) ?? NO_CREDIT.exec(sentence.text)
  if (match === null || onlyDescribes(clause, sentence) || isMutual(words.slice(0, 80))) return []
  if (/^waiv/.test(match[0]) && isNegated(sentence.text, match.index)) return []
  if (
    !WAIVES.test(words) &&
    !/\b(?:works?|author|deliverables?|content|design|artwork|photographs?|moral|articles?|film|music|credit)\b/.test(
      words,
    )
  )
    return []
  if (/\b(?:trade ?marks?|registration of|application for)\b/.test(words) && !WAIVES.test(words)) return []
  const who = whoDoes(contract, sentence, /\b(?:waiv(?:es?|ed|ing)|shall not|will not|agrees?|may)\b/) ?? null
  const author =
    isParty(who) && !['customer', 'employer', 'licensee'].includes(who.side)
      ? who
      : partyOn(contract, 'supplier', 'employee', 'licensor')
  const corporate = author !== null && COMPANY.test(author.name.toLowerCase())
  const software = SOFTWARE.test(contract.text.norm.slice(0, 4000)) || SOFTWARE.test(words)
  return [
    {
      span: tellingPart(sentence, match),
      clause,
      severity: corporate || software ? 'low' : 'medium',
      burdened: author,
      forBeneficiary: 'low',
      confidence: 0.75,
      flags: ['Moral rights are given up'],
    },
  ]
}
