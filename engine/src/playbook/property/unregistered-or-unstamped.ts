import type { Contract } from '../../contract.ts'
import type { Clause } from '../../segment/clauses.ts'
import type { Sentence } from '../../text/sentences.ts'
import { findSentence, onlyDescribes, periodsIn } from '../reading.ts'
import type { Hit, Rule } from '../rule.ts'
import { tellingPart } from '../telling-part.ts'
import { isLetting, tenantOf } from './premises.ts'

const REFUSES =
  /\b(?:this|the|these|said) (?:lease|(?:\w+ )?deed|agreement|document|licen[cs]e|indenture|presents|writing|contract|leave and licen[cs]e)\b[^.;]{0,120}\b(?:(?:need|shall|will|is|are|does|do|may) not (?:required? )?(?:to )?(?:be )?(?:compulsorily )?(?:regist(?:ered|ration)\b(?! (?:as|with the sec))|stamped)|not (?:require|need)[^.;]{0,30}\b(?:registration|stamp(?:ed|ing)?)|(?:remain|be kept|kept) (?:unregistered|unstamped)|only (?:be )?notari[sz]ed|not to be (?:registered|stamped))|\b(?:agree|agrees|agreed|decided?) not to register (?:this|the) (?:lease|deed|agreement|document|licen[cs]e)|\bregistration of (?:this|the) (?:lease|deed|agreement|document)\b[^.;]{0,20}\b(?:dispensed with|not (?:be )?(?:required|necessary|insisted)|waived)|\bon (?:a )?plain paper|\bstamp duty[^.;]{0,60}\bif (?:and when )?(?:required|demanded|called)/
const REGISTERS =
  /\b(?:lease|deed|agreement|document|presents|indenture|licen[cs]e)\b[^.;]{0,120}\bregist(?:er|ered|ration)\b(?! office)|\bregist(?:er|ration)\b[^.;]{0,80}\b(?:lease|deed|agreement|document|charges|fees?|cost|expenses|stamp|act)\b|\bsub-?registrar\b|\bstamp duty and registration\b|\be-?registration\b/
const OTHER_PERIOD =
  /\b(?:lock-?in|notice|renew\w*|exten(?:d|sion)\w*|deposit|increas\w+|escalat\w+|arrears|warranty|tax(?:es)?|thereafter|every|each|non-compete|survive|aged?|after (?:the )?(?:expiry|termination)|refund|insurance|interest)\b/
const LENGTH = /\b(?:for|from|of|term|period|tenure|duration)\b/
const LETS = /\b(?:lease|demise[ds]?|let|lets|licen[cs]e|term|tenancy|period|premises)\b/
const YEARLY =
  /\b(?:year to year|from year to year|yearly (?:rent|tenancy)|annual rent of|rent reserved (?:is|shall be) (?:yearly|annual))\b/
const MAHARASHTRA = /\b(?:mumbai|bombay|pune|thane|nagpur|nashik|navi mumbai|aurangabad|kolhapur|solapur|maharashtra)\b/

/**
 * A lease above one year, from year to year or at a yearly rent, and every sale of land, has effect only by a registered
 * deed (Registration Act ss. 17, 49; Transfer of Property Act ss. 54, 107); Maharashtra wants every letting registered. A
 * paper without stamp is not read as evidence until duty and penalty are paid: it is not void (In re Interplay, 2023).
 */
export const unregisteredOrUnstamped: Rule = {
  id: 'unregistered-or-unstamped',
  category: 'unregistered_or_unstamped',
  law: [
    {
      act: 'Registration Act 1908',
      section: 'ss. 17, 23, 49',
      note: 'A lease above one year or a sale of land must be registered within four months; unregistered, it passes no right and cannot prove its terms.',
    },
    {
      act: 'Transfer of Property Act 1882',
      section: 's. 107',
      note: 'A lease from year to year, above one year or at a yearly rent is made only by a registered deed.',
    },
    {
      act: 'In re Interplay (Supreme Court, 2023)',
      section: '',
      note: 'An unstamped agreement cannot be used in evidence until the duty is paid; it is not void.',
    },
  ],
  words: {
    title: '{what}',
    short: 'No registration',
    harm: '{why} In a dispute you may be unable to prove the very terms that you signed for.',
    ask: 'Ask to stamp this document before signing, to register it within four months, and to name who pays.',
    wording:
      'The parties shall pay stamp duty under the law of the State and register this document within four months of signing; the costs are shared equally.',
    notes: [
      'Missing stamp can be cured by paying the duty and a penalty.',
      'Stamp and registration fees are State matters: check the current schedule.',
    ],
    favour: {
      title: 'The document may not hold in court',
      harm: 'Without stamp and registration neither side can rely on the terms.',
    },
  },
  readWhole(contract) {
    const refusal = findSentence(
      contract,
      REFUSES,
      (sentence, clause) => clause.kind !== 'recitals' && !/\b(?:unless|until|if not)\b/.test(sentence.full),
    )
    const deed = needsDeed(contract)
    const registers = contract.clauses.some((clause) =>
      clause.sentences.some(
        (sentence) => REGISTERS.test(sentence.full) && !/\bnot\b[^.;]{0,30}\bregist/.test(sentence.full),
      ),
    )
    if (refusal !== null) return [hit(contract, refusal, deed, REFUSES)]
    if (deed === null || registers) return []
    // Another page may say that the paper is registered.
    return [{ ...hit(contract, deed, deed, /[a-z]+/), absence: true }]
  },
}

interface Deed {
  readonly clause: Clause
  readonly sentence: Sentence
  readonly kind: 'long lease' | 'sale' | 'maharashtra'
}

/** The words that make registration compulsory; null where nothing does. */
function needsDeed(contract: Contract): Deed | null {
  const { type } = contract
  if (type === 'sale_deed') {
    const place =
      findSentence(contract, /\b(?:convey|sell|sold|sale|transfer)/, (_, clause) => clause.kind === 'clause') ??
      findSentence(contract, /\bsale\b/)
    return place === null ? null : { ...place, kind: 'sale' }
  }
  if (!isLetting(contract)) return null
  const licence = type === 'leave_and_licence_agreement'
  if (licence || MAHARASHTRA.test(contract.text.norm.slice(0, 6000))) {
    const place = findSentence(contract, MAHARASHTRA)
    if (
      place !== null &&
      /\b(?:flat|premises|shop|office|apartment|house|licensed premises|building)\b/.test(contract.text.norm)
    )
      return { ...place, kind: 'maharashtra' }
  }
  if (licence) return null
  const long = findSentence(
    contract,
    LENGTH,
    (sentence, clause) =>
      clause.kind !== 'recitals' && !onlyDescribes(clause, sentence) && isLongTerm(sentence, contract),
  )
  return long === null ? null : { ...long, kind: 'long lease' }
}

function isLongTerm(sentence: Sentence, contract: Contract): boolean {
  const words = sentence.full
  if (YEARLY.test(words)) return true
  if (!LETS.test(words)) return false
  const years =
    /\bfrom\b[^.;]{0,40}\b(20\d\d)\b[^.;]{0,40}\b(?:to|till|until|up to|ending)\b[^.;]{0,40}\b(20\d\d)\b/.exec(words)
  if (years !== null && Number(years[2]) - Number(years[1]) >= 2) return true
  return periodsIn(contract, sentence).some((period) => {
    const before = sentence.text.slice(Math.max(0, period.start - sentence.start - 70), period.start - sentence.start)
    const after = sentence.text.slice(period.end - sentence.start, period.end - sentence.start + 24)
    return (
      period.days > 366 &&
      LENGTH.test(before) &&
      !OTHER_PERIOD.test(before) &&
      !/^[^.;,]{0,12}\b(?:lock|notice|each)/.test(after)
    )
  })
}

function hit(contract: Contract, place: { clause: Clause; sentence: Sentence }, deed: Deed | null, at: RegExp): Hit {
  const lease = deed?.kind === 'long lease'
  const match = at.exec(place.sentence.text) ?? { index: 0, 0: '' }
  const not = place === deed ? 'is not registered' : 'is to go without registration'
  const what = lease
    ? `A lease above one year ${not}`
    : deed?.kind === 'sale'
      ? `A sale of land ${not}`
      : deed?.kind === 'maharashtra'
        ? `A letting in Maharashtra ${not}`
        : 'The document is not stamped or registered'
  const why = lease
    ? 'A lease for more than a year gives its full right only by a registered deed; without one it may be treated as a monthly tenancy that ends on fifteen days\u2019 notice.'
    : deed?.kind === 'sale'
      ? 'Land passes only by a registered deed; without one you do not become owner.'
      : deed?.kind === 'maharashtra'
        ? 'In Maharashtra every letting must be in writing and registered, which is the owner\u2019s duty and is punished if left undone (Rent Control Act, s. 55).'
        : 'A court does not read a document that lacks the stamp or the registration that the law asks for.'
  return {
    span: tellingPart(place.sentence, match),
    clause: place.clause,
    severity: lease || deed?.kind === 'sale' ? 'critical' : deed === null ? 'medium' : 'high',
    burdened: lease ? tenantOf(contract) : null,
    ...(lease ? { forBeneficiary: 'high' as const } : {}),
    confidence: deed === null ? 0.7 : 0.8,
    values: { what, why },
    flags: [what],
  }
}
