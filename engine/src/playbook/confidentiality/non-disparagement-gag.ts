import type { Severity } from '@karar/schema'
import type { Contract } from '../../contract.ts'
import type { Clause } from '../../segment/clauses.ts'
import type { Sentence } from '../../text/sentences.ts'
import {
  families,
  isMutual,
  isOneOf,
  isParty,
  onlyDescribes,
  partyOn,
  weakerParty,
  whoDoes,
  withNext,
} from '../reading.ts'
import type { Hit, Rule } from '../rule.ts'
import { tellingPart } from '../telling-part.ts'

const FORBIDS =
  /\b(?:shall (?:not|never)|will (?:not|never)|must not|may not|cannot|agrees? (?:not to|never to)|undertakes? not to|covenants? not to|refrain(?:s|ing)? from|(?:is|are|be) (?:prohibited|restrained|barred) from|(?:shall|will) (?:at no time|in no event)|(?:statements?|remarks?|comments?|reviews?|posts?)\b[^.;]{0,80}\b(?:shall|will) attract (?:an? )?(?:penalty|fine|damages|fee)|no (?:user|customer|employee|client|party) (?:shall|may))\b/
const SPEAKS =
  /\b(?:disparag\w+|defam\w+|(?:negative|adverse|critical|derogatory|unfavou?rable|damaging) (?:\w+ )?(?:statements?|remarks?|comments?|reviews?|opinions?|feedback|publicity|posts?)|critici[sz]\w*|(?:anything|any (?:posts?|statements?|comments?|remarks?)) (?:\w+ ){0,2}(?:critical|negative|adverse|derogatory|unfavou?rable)|speak ill|bad[- ]mouth|(?:post|publish|write)[^.;]{0,40}\b(?:reviews?|comments?|ratings?)|any statement[^.;]{0,60}\b(?:reputation|image|goodwill))\b/
/** The words are forbidden as an act of the person, not as a quality of materials or marks. */
const ACT =
  /\b(?:statements?|remarks?|comments?|reviews?|posts?)\b[^.;]{0,80}\b(?:shall|will) attract (?:an? )?(?:penalty|fine|damages|fee)\b|\b(?:not|never|refrain\w* from|prohibited from|barred from|restrained from|no (?:user|customer|employee|client) (?:shall|may)|no time|no event)\b[^.;]{0,90}\b(?:mak(?:e|ing)|publish(?:ing)?|issu(?:e|ing)|utter|post(?:ing)?|writ(?:e|ing)|disparag(?:e|ing)|defam(?:e|ing)|critici[sz](?:e|ing)|speak|express)\b/
const COMPLAINS =
  /\b(?:give|giving|adduce) (?:any )?evidence\b[^.;]{0,60}\bagainst\b|\b(?:complain(?:s|ts?|ing)?|report(?:s|ing)?|file|filing|lodge|lodging|make|making|give|testif\w+|approach(?:ing)?)\b[^.;]{0,80}\b(?:any |the |a )?(?:\w+ )?(?:authorit(?:y|ies)|police|labour (?:commissioner|department|court|authorit\w+)|regulator|government|internal committee|posh|consumer (?:forum|commission)|tribunal|media or authority)\b|\b(?:evidence|testimony)\b[^.;]{0,40}\b(?:court|tribunal|inquiry|authority)/
const CARVED =
  /\b(?:nothing|except|save|provided|shall not (?:apply|prevent|limit|prohibit)|does not (?:apply|prevent|limit|prohibit))\b[^.;]{0,160}\b(?:law|authorit\w+|court|regulator|truthful|testimony|complaints?|legal (?:process|proceedings)|whistle)/
const ONLY_FALSE = /\b(?:false|malicious|untrue|defamatory|misleading|knowingly)\b/
const ENDLESS =
  /\b(?:never|perpetual(?:ly)?|in perpetuity|for ever|forever|at any time (?:hereafter|thereafter|during or after)|indefinite(?:ly)?|whether (?:or not )?true|even if true|true statements?)\b/
const FINE = /\b(?:damages|penalty|pay)\b[^.;]{0,60}\b(?:rs|inr|₹|lakhs?|for each|per (?:comment|breach|post))/
const ABOUT_MARKS =
  /\b(?:marks?|trade ?marks?|logo|brand (?:guidelines|name)|advertis\w+|competitors? of|goods of any other|in an?y? manner (?:that|which)|(?:media|press) without|to the (?:media|press)|website shall)\b/

/**
 * A mutual promise not to run each other down, for a time and for false statements, is common and fair. Nobody can be kept
 * from an authority or a court (Contract Act ss. 23, 28), and truth in the public good is no defamation (BNS s. 356).
 */
export const nonDisparagementGag: Rule = {
  id: 'non-disparagement-gag',
  category: 'non_disparagement_gag',
  law: [
    {
      act: 'Indian Contract Act 1872',
      section: 'ss. 23, 28',
      note: 'A promise not to complain to an authority or not to enforce rights in a court is void.',
    },
    {
      act: 'Bharatiya Nyaya Sanhita 2023',
      section: 's. 356',
      note: 'A true statement made for the public good is not defamation.',
    },
  ],
  words: {
    title: 'You may not {what}',
    short: 'Gag clause',
    harm: 'The clause forbids you to {what}, and {other} promises nothing of the kind. A gag without limits reaches honest statements too.',
    ask: 'Ask for a mutual clause limited in time to false or malicious statements, with a carve-out for authorities, courts and the law.',
    wording:
      'Neither party shall make false or malicious statements about the other for 12 months; nothing limits lawful complaints, testimony or disclosure required by law.',
    notes: ['Complaints of harassment, wages or safety cannot be signed away.'],
    favour: {
      title: '{you} may not speak ill of you',
      harm: 'A gag that reaches complaints to authorities is void and looks bad in a dispute.',
    },
    alone: {
      title: 'You may not {what}',
      short: 'Gag clause',
      harm: 'The clause forbids you to {what}. A gag without limits reaches honest statements too.',
    },
  },
  gate: /disparag|defam|critici|derogat|negative|adverse|reviews?|complain|speak ill|reputation|authorit|testimony|evidence|comments?|unfavou?rable/,
  read(clause, contract) {
    const hits = clause.sentences.flatMap((sentence) => readSentence(sentence, clause, contract))
    return [hits.find(({ severity }) => severity === 'critical') ?? hits[0]].filter((hit) => hit !== undefined)
  },
}

function readSentence(sentence: Sentence, clause: Clause, contract: Contract): Hit[] {
  const words = sentence.full
  if (onlyDescribes(clause, sentence) || !FORBIDS.test(words)) return []
  const speaks = SPEAKS.exec(sentence.text)
  const forbidAt = FORBIDS.exec(sentence.text)?.index ?? 0
  const complains = /\b(?:not|never|refrain\w*(?: from)?|(?:restrained|barred|prohibited) from)\b/.test(words)
    ? COMPLAINS.exec(sentence.text.slice(forbidAt))
    : null
  const individual =
    isOneOf(contract, [...families.employment, 'terms_of_service', 'settlement_agreement']) ||
    partyOn(contract, 'employee', 'user') !== null
  const bars =
    complains !== null &&
    /\b(?:not|never|refrain\w* from|(?:restrained|barred|prohibited) from)\b[^.;]{0,60}\b(?:complain|report|file|filing|lodge|lodging|make|making|give|giving|testif|approach)/.test(
      sentence.text,
    ) &&
    (individual || /complain/.test(words)) &&
    !/\b(?:without|unless|until|save|except|false|before first|first)\b/.test(words)
  if (!bars && (speaks === null || !ACT.test(words))) return []
  const bound = whoDoes(contract, sentence, FORBIDS) ?? null
  if (bound === 'mutual' || isMutual(words.slice(0, 120))) return []
  if (
    !bars &&
    (ABOUT_MARKS.test(words) ||
      CARVED.test(withNext(clause, sentence)) ||
      (ONLY_FALSE.test(words) && !ENDLESS.test(words)))
  )
    return []
  const other = isParty(bound) ? bound : weakerParty(contract)
  if (isParty(other) && saysItBack(contract, other.index)) return []
  const review = /\breviews?|ratings?\b/.test(words)
  const severity: Severity = bars
    ? 'critical'
    : individual || review || FINE.test(withNext(clause, sentence))
      ? 'high'
      : 'medium'
  const flags = [bars ? 'Bars complaints or evidence' : 'Only one side is silenced here']
  if (ENDLESS.test(words)) flags.push('No end in time')
  const match = speaks ?? { index: forbidAt + (complains?.index ?? 0), 0: complains?.[0] ?? '' }
  return [
    {
      span: tellingPart(sentence, match),
      clause,
      severity,
      burdened: other,
      forBeneficiary: bars ? 'medium' : 'low',
      confidence: 0.78,
      values: {
        what: bars ? 'complain to an authority' : review ? 'post a critical review' : 'say anything unfavourable',
      },
      // A gag like it on the other side would even out a plain one, not one that reaches complaints, the truth or reviews.
      ...(bars || review || ENDLESS.test(words) ? {} : { absence: true }),
      flags,
    },
  ]
}

/** Whether another party makes the same promise elsewhere. */
function saysItBack(contract: Contract, index: number): boolean {
  return contract.clauses.some((clause) =>
    clause.sentences.some((sentence) => {
      if (!/\bdisparag/.test(sentence.full) || !FORBIDS.test(sentence.full)) return false
      const who = whoDoes(contract, sentence, FORBIDS)
      return who === 'mutual' || (isParty(who) && who.index !== index)
    }),
  )
}
