import type { ClauseType, KeyFacts } from '@karar/schema'
import { escaped } from '../../grammar/escaped.ts'
import type { Span } from '../../grammar/normalize.ts'
import type { Period } from '../../grammar/numbers.ts'
import type { Sentence } from '../../grammar/sentences.ts'
import { words } from '../../language/en.ts'
import type { Contract } from '../contract.ts'
import type { Who } from '../parties/mentions.ts'
import type { Side } from '../parties/names/roles.ts'
import type { ContractParty } from '../parties/party.ts'
import { agentAfter, counterpart, isParty, periodsIn, subjectAt, whoDoes } from '../reading/reading.ts'
import type { Clause } from '../segment/clauses.ts'
import { type Ground, unique } from './grounding.ts'
import { statementsOf } from './statements.ts'
import { ENDING_HEADING, LEAVES, OF_A_CHANGE, occasionOf, SAME, WARNS } from './wordings/notice-wordings.ts'

/** Whose power it is. */
const LEAVING =
  /\b(?:terminat\w+|resign\w*|cancel\w*|vacat\w+|br(?:ing|ought)|revok\w+|recall(?:s|ed|ing)?|call off|end(?:ed)?|determine|retire|leave|quit|discontinue|relieve|close|withdraw)\b/
/** 'a month's notice': one of something, which no figure states. */
const ONE = /\ba (day|week|fortnight|month|quarter)'s (?:(?:prior|advance|written|clear|previous) ){0,2}notice\b/g
const unitDays: Readonly<Record<string, number>> = { day: 1, week: 7, fortnight: 14, month: 30, quarter: 91 }

interface Warning extends Span {
  readonly days: number
  readonly value: string
}

/** How long before the end each side must tell the other. */
export function notices(contract: Contract, ground: Ground): KeyFacts['notice'] {
  const found = contract.clauses.flatMap((clause) =>
    statementsOf(contract.text, clause).flatMap((sentence, index, all) => {
      if (!WARNS.test(sentence.text) || !speaksOfEnding(clause, sentence, all[index - 1])) return []
      if (OF_COVER.test(sentence.text) || isOfOneBooking(sentence.text)) return []
      const lead = `${all[index - 2]?.text ?? ''} ${all[index - 1]?.text ?? ''}`
      const leaver = whoDoes(contract, sentence, LEAVING)
      return warningsIn(contract, sentence).map((warning) => {
        const who = TOGETHER.test(sentence.text)
          ? null
          : givenTo(
              contract,
              sentence,
              warning,
              leaver ?? giverOf(contract, sentence, warning) ?? vacaterOf(contract, sentence),
            )
        return {
          ...ground(quotedAround(sentence, warning)),
          label: labelOf(sentence, lead, warning),
          value: warning.value,
          days: Math.round(warning.days),
          party: isParty(who) ? who.name : null,
        }
      })
    }),
  )
  return unique(found, (fact) => `${fact.value}${fact.party}${fact.start}`)
}

/** A policy of insurance is cancelled, an event called off: the contract goes on. */
const OF_COVER =
  /\bno (?:cancell?\w+|non-renewal)\b[^.;]{0,80}\b(?:coverages?|insurance|polic(?:y|ies))\b|\b(?:coverages?|insurance|insurers?|policies)\b[^.;]{0,200}\bnotice of (?:cancell?ation|non-?renewal|any (?:cancell|material))|\b(?:the |its |any )?(?:insurers?|underwriters?|insurance compan(?:y|ies)) (?:shall|will|may|must)\b[^.;]{0,80}\b(?:cancel|terminat|modif)|\bcancel (?:one|an?|any)\b[^.;]{0,40}\bwithout terminating\b/
/** 'Lessons must be cancelled at least 24 hours in advance': one of many is called off. */
const isOfOneBooking = (text: string): boolean => ONE_OF_MANY.test(text) && !WHOLE.test(text)
const BOOKED = String.raw`(?:lessons?|class(?:es)?|sessions?|appointments?|bookings?|reservations?|orders?|meals?|tiffins?|visits?|slots?|rides?|trips?)`
const ONE_OF_MANY = new RegExp(
  String.raw`\b${BOOKED} [^.;]{0,60}\bcancel|\bcancel\w* (?:of )?(?:(?:an?|any|the|your|their|his|her|scheduled|confirmed) ){0,3}${BOOKED}\b`,
)
const WHOLE =
  /\b(?:agreement|contract|subscription|membership|services?|tenancy|licen[cs]e|plan|policy|purchase order)\b/

/** 'The Company as well as yourself may': the power is of both. */
const TOGETHER = /\bas well as (?:you|yourself|the (?:employee|consultant|vendor|other))\b/

/** 'if you have given us a month's notice': whoever is given this very notice is not who leaves. */
const givenTo = (contract: Contract, { text, start }: Sentence, warning: Warning, who: Who): Who =>
  isParty(who) && who.aliases.includes('us') && GIVES_US.test(text.slice(0, warning.start - start))
    ? counterpart(contract, who)
    : who
const GIVES_US =
  /\b(?:give|gives|given|giving|gave) us (?:(?:at least|not less than|no less than|a|an|with|prior|advance|written|clear|minimum|of) ?){0,4}$/

/** 'Thirty days' notice must be given before vacating': whoever has the room leaves it, where one alone can be meant. */
function vacaterOf({ parties }: Contract, { text }: Sentence): ContractParty | null {
  if (!/\b(?:before|prior to|for|of|while|when|if you|to) vacat(?:e|ing)\b/.test(text) || ASKED_TO_GO.test(text))
    return null
  const guests = parties.filter(({ side }) => HAS_THE_ROOM.has(side))
  const others = parties.filter(({ side }) => !HAS_THE_ROOM.has(side))
  // 'is given to the Lessee', 'is required from the Lessor': he is asked to go
  const isAsked =
    new RegExp(String.raw`\b(?:to|on|upon) (?:the )?(?:${namesOf(guests)})\b|\b(?:gets?|receives?)\b`).test(text) ||
    new RegExp(String.raw`(?<!\b(?:to|on|upon) (?:the )?)(?<!\bthe )\b(?:the )?(?:${namesOf(others)})\b`).test(text)
  return guests.length === 1 && !isAsked ? guests[0]! : null
}
const namesOf = (parties: readonly ContractParty[]): string =>
  parties
    .flatMap(({ aliases }) => aliases)
    .map(escaped)
    .join('|') || '(?!)'
const ASKED_TO_GO = /\b(?:ask\w*|requir\w*|direct\w*|order\w*|notice) (?:\w+ ){0,3}to vacate\b|\b(?:either|both)\b/
const HAS_THE_ROOM: ReadonlySet<Side> = new Set<Side>(['tenant', 'customer', 'user', 'licensee'])

/** A sentence, or of a long one what stands around the period. */
export const quotedAround = (sentence: Span, { start, end }: Span): Span =>
  sentence.end - sentence.start < 400
    ? sentence
    : { start: Math.max(sentence.start, start - 120), end: Math.min(sentence.end, end + 60) }

/** 'The Employee shall give ninety days' notice': where no word of leaving tells whose it is, who gives it leaves. */
function giverOf(contract: Contract, sentence: Sentence, { start, end }: Warning): Who {
  const passive = BE_GIVEN.exec(sentence.text.slice(0, start - sentence.start))
  if (passive !== null) {
    const at = sentence.start + passive.index
    const agent = agentAfter(contract, sentence, at)
    if (agent !== null) return agent
    const receives = subjectAt(contract, sentence, at)
    return isParty(receives) ? counterpart(contract, receives) : receives
  }
  const then = SERVED.exec(sentence.text.slice(end - sentence.start, end - sentence.start + 80))
  if (then !== null) {
    const agent = agentAfter(contract, sentence, end + then.index)
    if (agent !== null) return agent
  }
  const verb = [...sentence.text.slice(0, start - sentence.start).matchAll(GIVING)].at(-1)
  return verb === undefined ? null : subjectAt(contract, sentence, sentence.start + verb.index)
}
/** 'The Employee shall be given ninety days' notice': it is the other side that gives it. */
const BE_GIVEN =
  /\b(?:shall|will|must|is to|are to|has to|may) be (?:given|served(?: with)?|sent|entitled to|provided(?: with)?)(?: (?:at least|not less than|a|an|with|prior|written|minimum|of)){0,4} $/
/** 'Sixty days of notice must be served by the Employee' */
const SERVED = /\b(?:shall|will|must|is to|has to|should) be (?:given|served|sent) (?=by )/
const GIVING =
  /\b(?:gives?|serves?|sends?|provides?|tells?|informs?|(?<!\b(?:be|is|are|been|being) (?:\w+ )?)(?:giving|serving)|needs? to give)\b/g

const ENDING_TYPES = new Set<ClauseType>(['termination', 'notice_period', 'term'])
/** Whether a sentence ends the contract by its own words, or by those of its heading or of the sentence before it. */
const speaksOfEnding = (clause: Clause, sentence: Sentence, before: Sentence | undefined): boolean =>
  LEAVES.test(sentence.full) ||
  (SAME.test(sentence.text) &&
    ((before !== undefined && LEAVES.test(before.text)) ||
      ENDING_TYPES.has(clause.type) ||
      ENDING_HEADING.test(clause.heading ?? '')))

function labelOf(sentence: Sentence, lead: string, { start, end }: Warning): string {
  const { terminationNotice, probationNotice, causeNotice, renewalNotice } = words.facts
  if (/\brenew/.test(sentence.text) && !/\bterminat/.test(sentence.text)) return renewalNotice
  const occasion = occasionOf(lead, sentence.text, start - sentence.start, end - sentence.start)
  return { any: terminationNotice, probation: probationNotice, cause: causeNotice }[occasion]
}

function warningsIn(contract: Contract, sentence: Sentence): Warning[] {
  const counted = periodsIn(contract, sentence)
    .filter((period) => isNoticePeriod(contract, sentence, period) && !isOfAChange(sentence, period))
    .map((period) => ({ start: period.start, end: period.end, days: period.days, value: describe(period) }))
  const single = [...sentence.text.matchAll(ONE)].map((match) => ({
    start: sentence.start + match.index,
    end: sentence.start + match.index + match[0].length,
    days: unitDays[match[1]!]!,
    value: match[1] === 'fortnight' ? '2 weeks' : `1 ${match[1]!}`,
  }))
  return [...counted, ...single]
}

/** '30 days', '1 month' */
export const describe = (period: Pick<Period, 'amount' | 'unit'>): string =>
  `${period.amount} ${period.unit}${period.amount === 1 ? '' : 's'}`

/** 'notice in writing of at least', 'tell us in writing' 30 days before */
const NOTICE_OF =
  /\b(?:notice|intimation)\b(?:(?! (?:after|once|if|when|from|following|until)\b)[^.;]){0,40}$|\bnotice period (?:(?:required|needed|applicable|payable) )?(?:for|from|by|on) [^.;]{1,40}(?:is|shall be|will be) $|\bnotice of termination to [^.;,]{3,40} of (?:at least|not less than) $/
const TELLS =
  /\b(?:writes?|tells?|telling|informs?|informing|intimates?|intimating)\b[^.;]{0,40}$|\b(?:submits?|tenders?) (?:\w+ ){0,3}resignation\b[^.;]{0,30}$/
/** 'you must give us four months in writing' */
const GIVES =
  /\b(?:give|gives|giving)(?: (?:us|me|him|her|them|the \w+|each other|the other(?: \w+)?))?(?: at least)? $/
/** 'may terminate with a written notice within' five days */
const WITH_NOTICE_WITHIN = /\b(?:with|by|through) (?:an? )?(?:prior )?(?:written )?notice within $/
const BARE = /^(?:'s?)?(?: in writing\b| ?[.,;]|$)/
const BEFORE_LEAVING =
  /^(?:'s?)? (?:earlier|before(?= ?[.,;]|$)|(?:before|prior to) (?:leaving|ending|going|stopping|quitting|exit|terminat\w+|the (?:end|last (?:working )?day)|(?:the |your |its )?(?:next )?(?:billing|renewal|expiry) (?:date|cycle)|(?:you|he|she|it|they|we) (?:leave|go|end|stop)s?)\b)/
/** 'delivers written notice of termination to the other party at least' sixty days 'before the end of the term' */
const GIVES_LONG_BEFORE =
  /\b(?:gives?|giving|serves?|serving|delivers?|delivering|sends?|provides?|providing|notif\w+|informs?|intimates?|advises?)\b[^.;]{0,160}\b(?:at least|not less than|no less than|no(?:t)? later than|a minimum of|minimum)(?: a period of)? $/
const BEFORE_THE_END =
  /^(?:'s?)?,? (?:prior to|before|in advance of|preceding|ahead of) (?:the |its |such |any |each |then |current )*(?:\w+ )?(?:end|expir\w+|terminat\w+|conclusion|anniversary|completion|close|lapse|renewal|last day)\b/
/** thirty days 'before the anniversary the Licensee gives written notice' */
/** 'upon written notice of termination of this Agreement no later than' ninety days 'prior to the expiration' */
const NOTICE_LONG_BEFORE =
  /\bnotice\b[^.;]{0,90}\b(?:at least|not less than|no less than|no(?:t)? later than|a minimum of|minimum) $/
const BEFORE_GIVING =
  /^(?:'s?)? (?:prior to|before) (?:the |its |such |any |each )*(?:\w+ )?(?:end|expir\w+|anniversary|conclusion|completion)\b[^.;]{0,90}\b(?:gives?|serves?|delivers?|sends?|provides?) (?:\w+ ){0,4}notice\b/
/** 'Termination shall be effective' thirty days 'after notice is given', where nothing is to be put right */
const TAKES_EFFECT = /\b(?:effective|takes? effect|stands? terminated|shall (?:end|terminate))\b[^.;]{0,30}$/
const AFTER_NOTICE =
  /^ (?:after|from|following) (?:the )?(?:date of |receipt of |service of |giving )?(?:such |the |a |written )*notice\b/
const PUT_RIGHT = /\b(?:cure|remed|breach|default|fail)/
/** thirty days' 'prior written notice', 60 days' 'letter' */
const S_NOTICE =
  /^(?:'s?)?,? (?:\(\d{1,3}[- ](?:days?|months?|weeks?)\)'? )?(?:(?:prior|advance|written|clear|previous|further|formal|registered|as|a|an|in|writing|of|paper),? ){0,4}(?:notice|intimation|letter|warning|word|e-?mail|message)\b/
/** A period of notice, not the time to cure a breach once notice of it is there. */
function isNoticePeriod(contract: Contract, sentence: Sentence, { start, end }: Span): boolean {
  const before = contract.text.norm.slice(Math.max(sentence.start, start - 70), start)
  const after = contract.text.norm.slice(end, Math.min(sentence.end, end + 50))
  if (/^(?:'s?)? (?:ahead|beforehand|in advance)\b/.test(after)) return true
  if (TELLS.test(before) && BEFORE_LEAVING.test(after)) return true
  if (GIVES_LONG_BEFORE.test(sentence.text.slice(0, start - sentence.start)) && BEFORE_THE_END.test(after)) return true
  if (NOTICE_LONG_BEFORE.test(sentence.text.slice(0, start - sentence.start)) && BEFORE_THE_END.test(after)) return true
  if (TAKES_EFFECT.test(before) && AFTER_NOTICE.test(after) && !PUT_RIGHT.test(sentence.text)) return true
  if (BEFORE_GIVING.test(contract.text.norm.slice(end, Math.min(sentence.end, end + 160)))) return true
  if (GIVES.test(before) && BARE.test(after)) return true
  if (WITH_NOTICE_WITHIN.test(before)) return true
  if (!NOTICE_OF.test(before) && !S_NOTICE.test(after)) return false
  // unpaid for 14 days, 'notice will be issued': how long somebody waits before he gives one
  if (/^,? (?:an? )?notice (?:will|shall|may) be (?:issued|given|sent|served)\b/.test(after)) return false
  if (/^[^.;]{0,24}\bto cure\b|^ (?:cure|grace|remedy) period\b/.test(after)) return false
  // 'not repaired in thirty days of notice'
  if (/\b(?:in|inside) $/.test(before) && /^ of (?:a |the |such )?(?:\w+ )?notice\b/.test(after)) return false
  if (
    /\b(?:cured?|remed(?:y|ied)|rectif\w+|comply|unpaid|put (?:it|this) right|set (?:it|this) right)\b[^.;]{0,50}$/.test(
      before,
    )
  )
    return false
  return !/\b(?:within|more than|exceeding|beyond) (?:a (?:period|further period) of )?$/.test(before)
}

/** 'Later rates are told sixty days ahead, and you may leave': the warning is not of the end. */
function isOfAChange(sentence: Sentence, { start, end }: Span): boolean {
  const before = sentence.text.slice(0, start - sentence.start)
  const after = sentence.text
    .slice(end - sentence.start, end - sentence.start + 70)
    .split(/[,;]| except| unless| save| and (?:you|your|the|either|we|may)\b/)[0]!
  return OF_A_CHANGE.test(before) && !LEAVES.test(before) && !LEAVES.test(after)
}
