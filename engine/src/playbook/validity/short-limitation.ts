import type { Severity } from '@karar/schema'
import type { Contract } from '../../contract.ts'
import type { Clause } from '../../segment/clauses.ts'
import type { Sentence } from '../../text/sentences.ts'
import { isParty, periodsIn, subjectAt, weakerParty, withNext } from '../reading.ts'
import type { Hit, Rule } from '../rule.ts'
import { tellingPart } from '../telling-part.ts'

const CLAIM =
  '(?:actions?|suits?|claims?|proceedings?|legal actions?|causes? of action|litigation|arbitration|demands?|disputes?)'
const NUMBER = String.raw`(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fourteen|fifteen|eighteen|twenty|twenty-four|thirty|forty-five|sixty|ninety|hundred)`
const SPAN = String.raw`\b${NUMBER}\b[^.;]{0,24}\b(?:days?|weeks?|months?|years?)\b`
/** 'no action may be brought more than six months after the event' */
const TOO_LATE = new RegExp(
  String.raw`\bno ${CLAIM}\b[^.;]{0,160}?\b(?:brought|commenced|filed|instituted|maintained|made|asserted|raised|lie|taken)\b[^.;]{0,100}?\b(?:more than|later than|after the (?:expiry|lapse) of|beyond|after)\b (?:a period of )?${SPAN}`,
)
const NEITHER_MAY = new RegExp(
  String.raw`\bno ${CLAIM}\b[^.;]{0,100}?\bunless\b[^.;]{0,60}?\bwithin\b[^.;]{0,20}?${SPAN}|\b(?:neither party|no party|(?:shall|will|may|must) not)\b[^.;]{0,30}\b(?:bring|commence|file|institute|maintain)\b (?:any |an? )?${CLAIM}\b[^.;]{0,170}?\b(?:more than|later than|after|beyond)\b (?:a period of )?${SPAN}`,
)
/** 'any claim not made within 90 days stands extinguished', 'must sue within one year or lose its rights' */
const OR_LOSE = new RegExp(
  String.raw`\b(?:${CLAIM}|complaints?|sue|rights?|liabilit(?:y|ies))\b[^.;]{0,170}?\bwithin\b[^.;]{0,30}?${SPAN}[^.;]{0,170}?\b(?:extinguish|barred|waived?|lapses?|forfeit|lose|lost|cease|void|deemed (?:to have (?:been )?)?(?:waived|abandoned|relinquished)|not be (?:entertained|maintainable|admissible)|discharged?|no (?:further )?(?:claim|right|liability))`,
)
const UNLESS = new RegExp(
  String.raw`\b(?:unless|if)\b[^.;]{0,60}?\b${CLAIM}\b[^.;]{0,80}?\b(?:brought|commenced|filed|instituted|made|raised|lodged|notified)\b[^.;]{0,50}?\bwithin\b[^.;]{0,30}?${SPAN}|\b(?:failing|failure)\b[^.;]{0,80}?\bwithin\b[^.;]{0,20}?${SPAN}[^.;]{0,120}\b(?:extinguish|barred|waived?|lapse|discharged)`,
)
/** 'all liability ceases 3 months after delivery', 'rights under this guarantee end 60 days after expiry' */
const ENDS = new RegExp(
  String.raw`\b(?:all )?(?:liabilit(?:y|ies)|rights?|claims?|obligations? under this guarantee)\b[^.;]{0,70}?\b(?:ceases?|ends?|lapses?|expires?|extinguish(?:ed)?|discharged)\b[^.;]{0,40}?${SPAN}[^.;]{0,30}\b(?:after|from|of|following)\b`,
)
/** 'claims brought after ninety days are time-barred' */
const LATE_IS_LOST = new RegExp(
  String.raw`\b${CLAIM}\b[^.;]{0,30}?\b(?:brought|made|raised|lodged|filed)\b[^.;]{0,20}?\b(?:after|beyond|later than)\b (?:a period of )?${SPAN}[^.;]{0,100}?\b(?:time-?barred|barred|void|rejected|not be (?:entertained|admissible)|extinguished|lost)`,
)
const LOSES =
  /\b(?:extinguish|barred|(?:shall|will) expire|waived?|lapses?|forfeit|lose|lost|void|abandoned|relinquished|discharged|not be (?:entertained|maintainable|admissible|liable)|no (?:further )?(?:liability|claim|right))/
const OTHER =
  /\b(?:warranty period|defects? liability|invoice|bill|statement|survive|surviv(?:al|es)|confidential|terminat(?:e|ion) (?:of )?this agreement (?:upon|by|on)|renew|notice of termination|option|insurance|third[- ]party claim|unstayed|undismissed|insolven|bankrupt|right to (?:end|terminate)|statut(?:e|ory) (?:of limitation|period)|limitation act|permitted by law)\b/
const SALES = new Set(['purchase_agreement', 'shareholders_agreement', 'joint_venture_agreement', 'sale_deed'])

/**
 * Section 28(b), since 1997, voids a clause that cuts the time to sue or extinguishes the right early; most contract claims
 * have three years under the Limitation Act. Only a bank's guarantee may end after one year (Exception 3).
 */
export const shortLimitation: Rule = {
  id: 'short-limitation',
  category: 'shortened_limitation_period',
  law: [
    {
      act: 'Indian Contract Act 1872',
      section: 's. 28',
      note: 'A clause that cuts the time to sue, or extinguishes the right when a period runs out, is void to that extent.',
    },
    {
      act: 'Limitation Act 1963',
      section: 'Art. 55',
      note: 'A claim for breach of contract may be brought within three years.',
    },
  ],
  words: {
    title: 'Your claim is said to die after {period}',
    short: 'Short time to sue',
    harm: 'The clause gives you {period} to claim, or you lose the right. The law gives about three years for most contract claims, and a contract cannot shorten that.',
    ask: 'Ask to turn it into a duty to give prompt notice, without loss of the claim.',
    wording:
      'Claims shall be notified promptly; late notice reduces a claim only so far as the delay caused loss. The statutory limitation period applies.',
    notes: ['Until it is changed, keep to the short period as well: that saves an argument.'],
    favour: {
      title: 'Your short time limit for claims will not hold',
      harm: 'Section 28 voids it, so claims can reach you for as long as the Limitation Act allows.',
    },
  },
  gate: /claim|complaint|suit|\bsue\b|action|proceeding|liabilit|rights?|litigation/,
  read(clause, contract) {
    if (clause.kind === 'recitals' || clause.kind === 'parties') return []
    return clause.sentences.flatMap((sentence) => readSentence(sentence, clause, contract)).slice(0, 1)
  },
}

function readSentence(sentence: Sentence, clause: Clause, contract: Contract): Hit[] {
  const { text, full } = sentence
  const words = withNext(clause, sentence)
  const late = TOO_LATE.exec(text) ?? NEITHER_MAY.exec(text)
  const lose = OR_LOSE.exec(text) ?? LATE_IS_LOST.exec(text)
  const unless = UNLESS.exec(text)
  const ends = ENDS.exec(text)
  const match = late ?? lose ?? (unless !== null && LOSES.test(full) ? unless : null) ?? ends
  if (
    match === null ||
    (OTHER.test(full) &&
      !/\b(?:courts?|tribunals?|authorit(?:y|ies)) (?:of law )?(?:shall|thereafter|after)|\bby any (?:court|tribunal|authority)/.test(
        full,
      )) ||
    /\bnothing (?:in this|herein)\b/.test(words)
  )
    return []
  const found = periodsIn(contract, {
    start: sentence.start + match.index,
    end: sentence.start + match.index + match[0].length + 12,
  })
  const period = found.at(0)
  if (period === undefined || period.days >= 1095) return []
  if (/\bguarantee\b/.test(full) && /\bbank\b/.test(full) && period.days >= 365) return []
  const sues =
    /\b(?:suit|sue|action|proceeding|litigation|arbitration|court)/.test(match[0]) ||
    /\bby any (?:court|tribunal|authority)/.test(full)
  // A right to buy, to renew or to be indemnified may have a term of its own; a claim that must be raised may not.
  if (!sues && !/\b(?:claims?\b|complaints?\b|liabilit|rights? (?:under|of)\b|demands?\b)/.test(match[0])) return []
  const severity: Severity = SALES.has(contract.type) && !sues ? 'low' : !sues && period.days < 15 ? 'medium' : 'high'
  const who = subjectAt(contract, sentence, sentence.start + match.index + match[0].length)
  return [
    {
      span: tellingPart(sentence, match),
      clause,
      severity,
      burdened:
        isParty(who) && /\b(?:must|shall|may|loses?|waives?)\b/.test(text) && !/\bliabilit/.test(match[0])
          ? who
          : weakerParty(contract),
      forBeneficiary: 'medium',
      confidence: sues ? 0.88 : 0.75,
      values: { period: `${period.amount} ${period.unit}${period.amount === 1 ? '' : 's'}` },
      flags: [sues ? 'Cuts the time to sue' : 'The claim is lost if it is not raised in time'],
    },
  ]
}
