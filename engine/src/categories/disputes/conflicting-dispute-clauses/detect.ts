import type { Sentence } from '../../../grammar/sentences.ts'
import type { Contract } from '../../../understand/contract.ts'
import { citiesIn } from '../../../understand/home/places.ts'
import { tellingPart } from '../../../understand/reading/telling-part.ts'
import type { Clause } from '../../../understand/segment/clauses.ts'
import type { Detector, Hit } from '../../shape/detector.ts'

/** What two places of the contract disagree on. */
type Conflict = 'forums' | 'laws' | 'courts'

interface Place {
  readonly clause: Clause
  readonly sentence: Sentence
  readonly match: RegExpExecArray
}

const MUST_ARBITRATE =
  /\b(?:shall|will|must|are to|is to)\b[^.;]{0,100}\b(?:arbitrat(?:ion|ed|or)|arbitral)\b|\b(?:settled|resolved|decided|determined) (?:\w+ )?(?:by|through|in) (?:\w+ )?arbitration\b/
const COURTS_TRY_ALL =
  /\bcourts?\b[^.;]{0,90}\b(?:shall|will|alone|only)\b[^.;]{0,60}\b(?:exclusive |sole )?jurisdiction\b[^.;]{0,60}\b(?:all|any|every)\b[^.;]{0,40}\b(?:disputes?|claims?|suits?|matters?|proceedings)\b|\b(?:all|any|every)\b[^.;]{0,20}\b(?:disputes?|claims?|suits?)\b[^.;]{0,110}\b(?:subject to|submitted to|tried by|decided by|brought in|within|referred to)\b[^.;]{0,50}\b(?:exclusive |sole )?(?:jurisdiction of (?:the )?)?(?:competent )?courts?\b/
/** 'all disputes shall be decided exclusively by the civil courts', 'any suit shall lie only in the courts at': said otherwise. */
const COURTS_DECIDE =
  /\b(?:all|any|every)\b[^.;]{0,20}\b(?:disputes?|claims?|suits?|differences?)\b[^.;]{0,80}\b(?:decided|tried|settled|adjudicated|determined|resolved|lie)\b[^.;]{0,30}\b(?:by|in|before)\b[^.;]{0,20}\bcourts?\b/
const ONLY_COURT =
  /\bcourts?\b[^.;]{0,60}\b(?:exclusive|sole) jurisdiction\b|\b(?:lie|tried|brought|instituted|filed)\b[^.;]{0,20}\b(?:only|exclusively)\b[^.;]{0,20}\bcourts?\b|\b(?:exclusive|sole) jurisdiction of (?:the )?(?:\w+ )?courts?\b|\bcourts?\b[^.;]{0,40}\balone\b/
const IN_SUPPORT =
  /\b(?:subject to (?!the (?:exclusive |sole )?jurisdiction)|waive|inconvenient|arbitra|award|interim|injunct|in aid|support|enforce|without prejudice|notwithstanding|except|other than|provisional|equitable|in respect of (?:the )?arbitra|foregoing|above|intellectual property|small claims)\b/
const CHOICE_OF_LAW =
  /\b(?:governed by|governed and construed[^.;]{0,40}by|construed (?:in accordance )?with)\b[^.;]{0,40}\blaws? of (?:the )?(?:state of |republic of |commonwealth of )?([a-z]+(?: [a-z]+)?)/

/**
 * Two forums, laws or courts for one dispute make the first dispute one about where to dispute. Section 7 of the Arbitration Act
 * asks for a clear intention to arbitrate.
 */
export const conflictingDisputes: Detector = {
  id: 'conflicting-disputes',
  category: 'conflicting_dispute_clauses',
  readWhole(contract) {
    return [...twoForums(contract), ...twoLaws(contract), ...twoCourts(contract)].slice(0, 1)
  },
}

function places(contract: Contract, words: RegExp): Place[] {
  return contract.clauses
    .filter(({ kind, text }) => kind === 'clause' && words.test(text))
    .flatMap((clause) =>
      clause.sentences.flatMap((sentence) => {
        const match = words.exec(sentence.text)
        return match === null ? [] : [{ clause, sentence, match }]
      }),
    )
}

function hit({ clause, sentence, match }: Place, severity: 'high' | 'medium', how: Conflict): Hit {
  return {
    span: tellingPart(sentence, match),
    clause,
    severity,
    burdened: null,
    confidence: 0.8,
    variant: 'twoPlaces',
    values: { how },
  }
}

function twoForums(contract: Contract): Hit[] {
  const arbitration = places(contract, MUST_ARBITRATE).filter(({ sentence }) =>
    /\b(?:disputes?|claims?|controvers|differences?)\b/.test(sentence.full),
  )
  if (arbitration.length === 0) return []
  const courts = [...places(contract, COURTS_TRY_ALL), ...places(contract, COURTS_DECIDE)].filter(
    ({ sentence }) => !IN_SUPPORT.test(sentence.full),
  )
  return courts.slice(0, 1).map((place) => hit(place, 'medium', 'forums'))
}

function twoLaws(contract: Contract): Hit[] {
  const laws = places(contract, CHOICE_OF_LAW)
    .filter(({ sentence }) => !/\b(?:schedule|addendum|policy|patents?|corporate)\b/.test(sentence.text))
    .map((place) => ({ place, land: place.match[1]!.split(' ')[0]! }))
  const other = laws.find(({ land }) => land !== laws[0]!.land)
  return other === undefined ? [] : [hit(other.place, 'medium', 'laws')]
}

/** Two cities whose courts are each said to be the only ones. */
function twoCourts(contract: Contract): Hit[] {
  const courts = places(contract, ONLY_COURT)
    .filter(
      ({ sentence }) =>
        !IN_SUPPORT.test(sentence.full) && !/\b(?:or|defendant|respondent|option)\b/.test(sentence.text),
    )
    .map((place) => ({ place, cities: citiesIn(place.sentence.text) }))
    .filter(({ cities }) => cities.length === 1)
  const other = courts.find(({ cities }) => cities[0] !== courts[0]!.cities[0])
  return other === undefined ? [] : [hit(other.place, 'high', 'courts')]
}
