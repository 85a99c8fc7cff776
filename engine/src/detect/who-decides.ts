import type { Stretch } from '../grammar/norms/norm.ts'
import type { Contract } from '../understand/contract.ts'
import { isParty } from '../understand/reading/reading.ts'

const DECIDES =
  /\b(?:determin(?:e|es|ed)|decid(?:e|es|ed)|deems?|judges?)\b|'s? (?:own |sole |absolute )?(?:judge?ment|decision)\b/g
/** 'in its sole discretion': whose it is hangs on the subject of the sentence. */
const AT_PLEASURE = /\b(?:discretion|opinion|satisfaction)\b/
/** So far before the verb its subject is looked for. */
const REACH = 60
/** 'an order of the Dealer' is no Dealer that decides. */
const BELONGS = /\b(?:of|to|for|from|with)(?: (?:the|any|such|each))? $/

/**
 * Whether it is the reader alone who decides, by whoever is named last before each verb of deciding: 'such review by the
 * Distributor determines', told to the Distributor, puts nobody at another's mercy.
 */
export function decidesHimself(
  { text, mentions }: Contract,
  camp: ReadonlySet<number>,
  { start, end }: Stretch,
): boolean {
  const words = text.norm.slice(start, end)
  const named = mentions.flatMap((own) =>
    own.end > start && own.start < end && isParty(own.who) ? [{ ...own, isReader: camp.has(own.who.index) }] : [],
  )
  if (AT_PLEASURE.test(words) && named.some(({ isReader }) => !isReader)) return false
  const deciders = [...words.matchAll(DECIDES)].map(({ index }) => {
    const nearest = named.findLast((own) => own.end <= start + index && own.end > start + index - REACH)
    return nearest?.isReader === true && !BELONGS.test(text.norm.slice(Math.max(0, nearest.start - 16), nearest.start))
  })
  return deciders.length > 0 && deciders.every(Boolean)
}

/** 'as modified from time to time by the': who stands behind it changes it. */
const CHANGED_BY =
  /\b(?:modified|amended|changed|revised|altered|varied|updated)\b[^.;]{0,40}\b(?:by|at the (?:sole )?discretion of) (?:the )?$/

/** 'your continued use', 'the Member continuing to use': who goes on */
const USES_ON = /^(?:'s?)? ?(?:continu\w+ )(?:to )?(?:us(?:e|age|ing)|access|participat|occup|engage|employ)/
/** And somebody is told to be the one who changes: whose power that is, the norms say better. */
const MAY_CHANGE = /\b(?:may|can|reserves?|entitled|liberty)\b/

/** Whether all who change something by these words are the reader: it is at nobody else's mercy. */
export function changesHimself(
  { text, mentions }: Contract,
  camp: ReadonlySet<number>,
  { start, end }: Stretch,
): boolean {
  const users = mentions.filter(
    (own) => own.start >= start && own.end <= end && USES_ON.test(text.norm.slice(own.end, own.end + 40)),
  )
  // whose going on is taken for consent is the one at whose mercy nobody is
  if (
    users.length > 0 &&
    users.every(({ who }) => isParty(who) && !camp.has(who.index)) &&
    !MAY_CHANGE.test(text.norm.slice(start, end))
  )
    return true
  const changers = mentions.filter(
    (own) =>
      own.start >= start &&
      own.end <= end &&
      CHANGED_BY.test(text.norm.slice(Math.max(start, own.start - 90), own.start)),
  )
  return changers.length > 0 && changers.every(({ who }) => isParty(who) && camp.has(who.index))
}
