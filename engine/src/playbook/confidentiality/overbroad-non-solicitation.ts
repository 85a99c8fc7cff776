import type { Severity } from '@karar/schema'
import type { Contract } from '../../contract.ts'
import type { Clause } from '../../segment/clauses.ts'
import type { Sentence } from '../../text/sentences.ts'
import { isAfterTerm, isMutual, isParty, onlyDescribes, periodsIn, weakerParty, whoDoes, withNext } from '../reading.ts'
import type { Hit, Rule } from '../rule.ts'
import { tellingPart } from '../telling-part.ts'

const FORBIDS =
  /\b(?:shall (?:not|never)|will (?:not|never)|must not|may not|agrees? not to|undertakes? not to|covenants? not to|(?:shall |will )?(?:refrain|abstain) from|(?:is|are|be) (?:prohibited|restrained|barred) from|not to|(?:shall|will|must) (?:refuse|decline|turn away)|neither [^.;]{0,80} (?:shall|will))\b/
const SOLICITS =
  /\b(?:solicit(?:s|ing|ation)?|canvass|entice|induce|poach(?:ing)?|hire|hiring|recruit|employ|engage|approach|lure|accept (?:any )?(?:business|work|employment|orders?) from|(?:deal|do business|transact|contact)(?:ing)? with|have (?:any )?(?:business )?dealings? with|(?:refuse|decline|turn away) (?:any |all )?(?:business|work|orders?)|contact)\b/
const STAFF =
  /\b(?:employees?|staff|personnel|workers?|team members?|any person who (?:is|was|has been|ever)|consultants? of)\b/
const CLIENTS = /\b(?:clients?|customers?|vendors?|suppliers?|accounts?|business from|prospects?)\b/
const PROSPECTS =
  /\b(?:prospect(?:s|ive)?|potential) (?:\w+ )?(?:clients?|customers?|vendors?)|\bprospects?\b|\b(?:any|all) (?:vendors?|suppliers?|customers?)[^.;]{0,30}(?:and|or) investors?\b/
const UNSOLICITED =
  /\b(?:even (?:if|where|when)|whether or not|irrespective of whether|regardless of (?:whether|who))\b[^.;]{0,80}\b(?:approach\w*|initiat\w*|contact\w*|solicit\w*|appl(?:y|ies))|\baccept (?:any )?(?:business|work|orders?|employment) from|\bhave (?:any )?(?:business )?dealings? with (?:any |the )?(?:\w+ )?(?:clients?|customers?)|\b(?:deal|do business|transact)(?:ing)? with (?:any )?(?:\w+ )?(?:clients?|customers?)/
const EVER =
  /\b(?:ever (?:worked|been|was)|at any time (?:been|was|employed|worked)|any person (?:who (?:ever|has (?:ever )?been)))\b/
const ENDLESS =
  /\b(?:never|in perpetuity|perpetual(?:ly)?|for ever|forever|at any time (?:thereafter|after)|indefinite(?:ly)?|without limit of time)\b/
const FINE =
  /\b(?:penalty|liquidated damages|(?:shall|will|must|liable to|agrees? to)(?: also)? pay)\b[^;]{0,120}\b(?:per|each|every) (?:such )?(?:hire|person|employee|breach|violation|instance)/
const NARROW =
  /\b(?:general (?:advertis\w+|solicitation|recruitment)|dealt with|handled|worked with|public advertis\w+|material(?:ly)? (?:contact|dealings?)|responds? to)\b/
const OTHER_DUTY =
  /\b(?:orders? for|solicit (?:proposals|bids|offers|proxies|orders|funds|votes|sales)|outside the territory|territory|legal advice|sub-?contract)/

/**
 * Section 27 voids a bar on dealing or employing as such, not a fair promise not to poach. Twelve months, active
 * solicitation, and people one really worked with are usual (the bands are editorial); after exit a bar on clients who come
 * of their own accord is close to a banned restraint.
 */
export const overbroadNonSolicitation: Rule = {
  id: 'overbroad-non-solicitation',
  category: 'overbroad_non_solicitation',
  law: [
    {
      act: 'Indian Contract Act 1872',
      section: 's. 27',
      note: 'A bar on dealing with clients or on hiring as such may be void as a restraint; whether a limit on clients after exit holds is doubtful.',
    },
  ],
  words: {
    title: 'You may not deal with {whom} for {time}',
    short: 'Wide non-solicit',
    harm: 'The clause keeps you from {whom} for {time}, which is more than a promise not to poach. {why}',
    ask: 'Ask for 6 to 12 months, active solicitation only, and only clients and staff that you really dealt with.',
    wording:
      'For 12 months after the end {you} shall not actively solicit clients or employees of {other} with whom {you} worked in the last year; general advertising is not solicitation.',
    notes: ['Ask to leave out people who answer a public advertisement.'],
    favour: {
      title: 'Your non-solicit may be too wide to hold',
      harm: 'A court is more likely to enforce a narrow one: a year, active solicitation, named relations.',
    },
  },
  gate: /solicit|refuse|decline|turn away|canvass|entice|induce|poach|hire|recruit|accept (?:any )?(?:business|work|orders)|(?:deal|business|contact)[^.]{0,80}(?:client|customer|vendor)|\bemploy(?:ing)? |engage any/,
  read(clause, contract) {
    return clause.sentences.flatMap((sentence) => readSentence(sentence, clause, contract)).slice(0, 1)
  },
}

function readSentence(sentence: Sentence, clause: Clause, contract: Contract): Hit[] {
  const words = sentence.full
  const match = SOLICITS.exec(sentence.text)
  if (match === null || onlyDescribes(clause, sentence) || !FORBIDS.test(words) || OTHER_DUTY.test(words)) return []
  const staff = STAFF.test(words)
  const clients = CLIENTS.test(words)
  if (!staff && !clients) return []
  if (
    !/\b(?:solicit|canvass|entice|induce|poach|hir(?:e|ing)|recruit|accept|deal|transact|do business|employ|contact|approach|(?:refuse|decline|turn away) (?:any |all )?(?:business|work|orders?))/.test(
      words,
    )
  )
    return []
  const found = width(sentence, clause, contract, clients)
  if (found === null) return []
  const bound = whoDoes(contract, sentence, FORBIDS) ?? null
  const mutual = bound === 'mutual' || isMutual(words.slice(0, 160))
  if (mutual && !found.flags.includes('Longer than two years')) return []
  return [
    {
      span: tellingPart(sentence, match),
      clause,
      severity: mutual ? 'medium' : found.severity,
      burdened: mutual ? null : isParty(bound) ? bound : weakerParty(contract),
      ...(mutual ? {} : { forBeneficiary: 'low' as const }),
      confidence: isParty(bound) ? 0.8 : 0.65,
      values: {
        whom: staff && clients ? 'its clients and staff' : staff ? 'its staff' : 'its clients',
        time: found.time,
        why: found.why,
      },
      flags: found.flags,
    },
  ]
}

function width(
  sentence: Sentence,
  clause: Clause,
  contract: Contract,
  clients: boolean,
): { severity: Severity; time: string; why: string; flags: string[] } | null {
  const words = sentence.full
  const after = isAfterTerm(words)
  const months = Math.max(
    0,
    ...periodsIn(contract, sentence)
      .filter(({ days }) => days >= 60)
      .map(({ days }) => days / 30),
  )
  if (!after && !ENDLESS.test(words) && months === 0) return null
  const flags: string[] = []
  if (ENDLESS.test(words) && after) flags.push('No end in time')
  else if (months > 24.5) flags.push('Longer than two years')
  if (UNSOLICITED.test(words)) flags.push('Bars clients who come of their own accord')
  if (PROSPECTS.test(words)) flags.push('Covers people you never dealt with')
  if (EVER.test(words) && !/\bwithin the (?:previous|last|preceding|prior)\b/.test(words))
    flags.push('Covers everyone who ever worked there')
  if (FINE.test(withNext(clause, sentence))) flags.push('A fixed sum for each breach')
  const time = ENDLESS.test(words)
    ? 'all time'
    : months === 0
      ? 'a time after the end'
      : months >= 23.9
        ? `${Math.round(months / 12)} years`
        : `${Math.round(months)} months`
  if (flags.length > 0) return { severity: 'high', time, why: `${flags[0]}.`, flags }
  if (months > 12.5 || (clients && after && !NARROW.test(words) && months > 6.5 && months === 0))
    return { severity: 'medium', time, why: 'A year is usual.', flags: ['Longer than a year'] }
  return null
}
