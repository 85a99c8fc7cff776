import type { Contract } from '../../contract.ts'
import type { ContractParty } from '../../facts/parties.ts'
import type { Clause } from '../../segment/clauses.ts'
import type { Sentence } from '../../text/sentences.ts'
import { acrossFrom, counterpart, families, isOneOf, isParty, partyIn, subjectAt, weakerParty } from '../reading.ts'
import type { Hit, Rule } from '../rule.ts'
import { tellingPart } from '../telling-part.ts'
import { citiesIn, descriptionOf, homeOf, isIndian } from './places.ts'

const EXCLUSIVE =
  /\bcourts?\b[^.;]{0,80}\b(?:shall|will|alone|only|have)\b[^.;]{0,60}\bjurisdiction\b|\b(?:exclusive|sole) jurisdiction\b[^.;]{0,60}\bcourts?\b|\bsubject to (?:the )?(?:exclusive |sole )?(?:jurisdiction of )?(?:the )?(?:competent )?courts?\b|\bsubject to [a-z]+ jurisdiction\b|\b(?:may|shall) sue only in\b|\bonly in (?:the )?courts?\b|\bcourts?\b[^.;]{0,40}\b(?:alone|only) (?:shall|will|may) (?:try|hear|entertain|decide)\b/
const BAR_OTHERS = /\b(?:exclusive(?:ly)?|alone|only|sole|no other|to the exclusion)\b/
const CHOSEN_BY_ONE =
  /\bcourts?\b[^.;]{0,50}\b(?:chosen|selected|decided|nominated|specified) by (?:the )?|\bany court\b[^.;]{0,40}\b(?:at its (?:sole )?(?:option|discretion)|as it (?:may )?(?:choose|think fit|deem fit))/
/** The court follows one side's office wherever it moves. */
const FOLLOWS_ONE =
  /\bcourts?\b[^.;]{0,60}\bwhere (?:the )?[\w ]{2,40}?(?:has|have|maintains?|may have) (?:its|their) (?:head |registered |principal )*office\b[^.;]{0,30}\b(?:for the time being|from time to time)\b/
/** Abroad for a reader in India, where the law of the other country need not be named. */
const ABROAD =
  /\bcourts? (?:situated )?(?:at|in|of) (?:the )?(london|england|singapore|new york|delaware|california|dubai|hong kong)\b/
const ONE_SUES_ANYWHERE =
  /\b(?:may|shall be (?:entitled|free) to|can|has the right to)\b[^.;]{0,60}\b(?:sue|bring|institute|commence|initiate|proceed|take)\b[^.;]{0,70}\b(?:any (?:other )?court|any (?:competent )?jurisdiction|anywhere|any forum|any place|such (?:place|court|forum)s? as it (?:may )?(?:select|choose|think fit|deem fit|prefer)s?)\b/

/**
 * Courts uphold a choice of one competent court (Swastik Gases, 2013; for employees Rakesh Kumar Verma, 2025), so a far one
 * must be negotiated before signing. Read only where the contract itself tells both cities.
 */
export const farForum: Rule = {
  id: 'far-forum',
  category: 'inconvenient_forum',
  law: [
    {
      act: 'Code of Civil Procedure 1908',
      section: 's. 20',
      note: 'A suit may be brought where the defendant lives or works or where the cause of action arose.',
    },
    {
      act: 'Rakesh Kumar Verma v HDFC Bank (Supreme Court, 2025)',
      section: '',
      note: 'An exclusive choice of one competent court binds an employee as well.',
    },
  ],
  words: {
    title: 'You would have to sue {where}',
    short: 'Far court',
    harm: 'By this clause your disputes are heard {where}. Suing away from home costs so much that many give up, and courts uphold such clauses.',
    ask: 'Ask for the courts where the work is done or where the defendant is, with hearings by video.',
    wording:
      'The courts at the place of performance or of the defendant have jurisdiction; hearings may be held by video.',
    notes: ['A consumer may complain where he or she lives or works, whatever the clause says.'],
  },
  gate: /court|jurisdiction|\bsue\b/,
  read(clause, contract) {
    if (clause.kind !== 'clause') return []
    return clause.sentences.flatMap((sentence) => readSentence(sentence, clause, contract)).slice(0, 1)
  },
}

function readSentence(sentence: Sentence, clause: Clause, contract: Contract): Hit[] {
  const { text } = sentence
  const oneSided = oneSidedChoice(sentence, contract)
  if (oneSided !== null)
    return [
      hit(
        sentence,
        clause,
        oneSided.match,
        'high',
        counterpart(contract, oneSided.chooser),
        'where the other side chooses',
        'Only one side may choose the court',
      ),
    ]
  const follows = FOLLOWS_ONE.exec(text)
  if (follows !== null && BAR_OTHERS.test(text)) {
    const owner = partyIn(contract, {
      start: sentence.start + follows.index,
      end: sentence.start + follows.index + follows[0].length,
    })
    const bound = acrossFrom(contract, owner)
    if (bound !== null)
      return [
        hit(
          sentence,
          clause,
          follows,
          'medium',
          bound,
          'wherever the other side sits',
          'The court moves with the other side',
        ),
      ]
  }
  const abroad = BAR_OTHERS.test(text) && !/\barbitra/.test(text) ? readAbroad(sentence, clause, contract) : null
  if (abroad !== null) return [abroad]
  const match = EXCLUSIVE.exec(text)
  if (match === null || !BAR_OTHERS.test(text) || /\barbitra/.test(text)) return []
  const courts = citiesIn(text)
  if (courts.length !== 1 || /\b(?:defendant|respondent|place of performance|residence)\b/.test(text)) return []
  const court = courts[0]!
  const reader = weakerParty(contract)
  const other = counterpart(contract, reader)
  if (reader === null || other === null) return []
  const home = citiesIn(descriptionOf(contract, reader))
  const theirs = citiesIn(descriptionOf(contract, other))
  if (home.length === 0 || home.includes(court)) return []
  // Where the work is done or the premises lie the court is near enough: other clauses name that city.
  if (mentionedElsewhere(contract, clause, court)) return []
  const weak = isOneOf(contract, [...families.employment, ...families.premises, 'terms_of_service'])
  const place = `in ${court.replace(/^[a-z]/, (letter) => letter.toUpperCase())}`
  const flag = theirs.includes(court)
    ? 'The court sits at the other side\u2019s place'
    : 'The court sits at the place of neither side'
  return [hit(sentence, clause, match, weak && theirs.includes(court) ? 'high' : 'medium', reader, place, flag)]
}

function hit(
  sentence: Sentence,
  clause: Clause,
  match: RegExpExecArray,
  severity: 'high' | 'medium',
  burdened: ContractParty | null,
  where: string,
  flag: string,
): Hit {
  return {
    span: tellingPart(sentence, match),
    clause,
    severity,
    burdened,
    confidence: 0.8,
    values: { where },
    flags: [flag],
  }
}

function oneSidedChoice(
  sentence: Sentence,
  contract: Contract,
): { match: RegExpExecArray; chooser: ContractParty } | null {
  const { text, start } = sentence
  const chosen = CHOSEN_BY_ONE.exec(text)
  const match = chosen ?? ONE_SUES_ANYWHERE.exec(text)
  if (
    match === null ||
    /\b(?:interim|injunct|equitable|enforce (?:the |an |any )?(?:award|judg|order)|intellectual|infring|arbitra|other party|each party|either party|confidential)/.test(
      text,
    )
  )
    return null
  if (chosen !== null && / by (?:the )?$/.test(chosen[0])) {
    const end = start + chosen.index + chosen[0].length
    const named = contract.mentions.find((mention) => mention.start >= end && mention.start < end + 4)
    return named === undefined || named.who === 'mutual' ? null : { match: chosen, chooser: named.who }
  }
  const who = subjectAt(contract, sentence, start + match.index)
  // 'The Company may sue anywhere' hurts only where the other side is held to one court.
  const held = chosen !== null || /\bonly\b|\bexclusive|\bsubmits? to\b/.test(text)
  return isParty(who) && held ? { match, chooser: who } : null
}

/** A court in another country, for an employee, a tenant or a user of a contract made in India. */
function readAbroad(sentence: Sentence, clause: Clause, contract: Contract): Hit | null {
  const match = ABROAD.exec(sentence.text)
  const reader = weakerParty(contract)
  if (
    match === null ||
    reader === null ||
    !isOneOf(contract, [...families.employment, ...families.premises, 'terms_of_service'])
  )
    return null
  if (!isIndian(contract)) return null
  // A user of a site has no address in its terms.
  if (contract.type !== 'terms_of_service' && homeOf(contract, reader) === 'abroad') return null
  const place = `in ${match[1]!.replace(/\b[a-z]/g, (letter) => letter.toUpperCase())}`
  return hit(sentence, clause, match, 'high', reader, place, 'The court sits in another country')
}

function mentionedElsewhere(contract: Contract, clause: Clause, city: string): boolean {
  return contract.clauses.some(
    (other) =>
      other !== clause && other.kind === 'clause' && !EXCLUSIVE.test(other.text) && citiesIn(other.text).includes(city),
  )
}
