import { inRow } from '../../language/message.ts'
import { isNameless } from './business-name.ts'
import { looksLikeName } from './introductions.ts'
import { isNoName, LEGAL_NAME } from './names/party-names.ts'
import { isShortFor, type Named } from './names/party-terms.ts'
import { sideOf } from './names/roles.ts'
import type { Subject } from './names/subjects.ts'

/** Signatures stand in the last so many characters. */
const FOOT = 9000
/** What a firm signs by: 'By:', '(sign)', 'SIGNED' */
const SIGNED = new RegExp(
  String.raw`(?<!\b(?:By|BY|its|Its): {0,3})(?:^|(?<=[\s.)]))(${LEGAL_NAME.source})[\s,]{1,60}(?=(?:By|BY|Per) ?:)|\b[Ff](?:or|OR) and on behalf of[\s):]{1,30}(?:\/s\/ (?:[\p{L}.]+ ){1,4} {0,8})?(?:M\/s\.? )?(${LEGAL_NAME.source})`,
  'gmu',
)
/** A post that ran into the name behind it, or words in small letters before one in capitals: 'Developer ORBIS SOFT, Inc.' */
const POST =
  /^(?:[A-Z][a-z]+ \d{1,2}, \d{4} (?=\p{Lu})|.*\b(?:Director|Signatory|Officer|President|Manager|Secretary|Treasurer|Counsel|Business Affairs|Esq\.) (?=\p{Lu}\S* \p{Lu}))/u
const SMALL =
  /^.*\p{Ll}\S* (?=(?!(?:I{1,3}|IV|VI?|GP|EQ|LP|LLC|LTD|INC|CORP)\b)\p{Lu}{2}[\p{Lu}\d&-]*,? [\p{Lu}(&])(?=\P{Ll}*(?:\b(?:Inc|Ltd|Limited|Corp)\b\.?)?$)/u

/** Firms that sign at the end of a text: 'ORBIS FUND, L.P. By: ...', 'For and on behalf of X Private Limited'. */
export function signers(whole: string): string[] {
  const names = [...whole.slice(-FOOT).matchAll(SIGNED)].map((match) =>
    (match[1] ?? match[2]!).replace(/\s+/g, ' ').replace(POST, '').replace(SMALL, '').trim(),
  )
  return [...new Map(names.filter((name) => !isNoName(name)).map((name) => [name.toLowerCase(), name])).values()]
}

const word = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
const isSame = (one: string, other: string): boolean =>
  word(one).includes(word(other)) || word(other).includes(word(one))

/** 'The Licensee: ORBIS PIPES LIMITED', 'RESELLER ORBIS LTD. SIGNED': who signs under the word for a role. */
function signedUnder(foot: string, role: string): string | null {
  const words = String.raw`(?:^|[\s"“(])(?:The |THE )?(?:${role}|${role.toUpperCase()})["”)]?`
  const name = String.raw`((?:M\/s\.? )?${LEGAL_NAME.source})`
  const signed = new RegExp(
    String.raw`${words}(?: ?:\s{1,60}${name}(?=[\s,.(]|$)|\s{1,20}${name}[\s,]{1,40}(?=(?:By|BY|Per) ?:|SIGNED|Signed))`,
    'm',
  ).exec(foot)
  const found = (signed?.[1] ?? signed?.[2])?.replace(/\s+/g, ' ').trim()
  return found === undefined || isNoName(found) || !looksLikeName(found) ? null : found
}

/** 'SEV shall', 'DCL shall' where SEV GROUP LIMITED and Dairy Crest Limited sign: who acts by a short name, and signs in full. */
export function signedInFull(original: string, acting: readonly Subject[]): Named[] {
  const names = signers(original)
  const found = acting.slice(0, 2).flatMap(({ name: term, acts }) => {
    const name = acts >= OFTEN && sideOf(term) === 'unknown' ? names.find((full) => isShortFor(term, full)) : undefined
    return name === undefined ? [] : [{ name, term, at: 0 }]
  })
  return found.length === 2 && found[0]!.name !== found[1]!.name ? found : []
}
const OFTEN = 5

/** 'each of the persons set forth on the signature page' */
const EACH_SIGNER =
  /\beach of the [\w-]+(?: [\w-]+)? (?:(?:set forth|set out|listed|named|identified|appearing) )?(?:on|below on) the signature pages?\b/i
const MOST_SIGNERS = 6

/**
 * Names for those that the opening gives a role alone: by the word of the role over a signature, or as the only other firm
 * that signs; 'each of the persons set forth on the signature page' is all the others.
 */
export function asSigned(original: string, named: readonly Named[]): readonly Named[] {
  const nameless = named.filter(isNameless)
  const known = named.filter((entry) => !isNameless(entry))
  if (nameless.length === 0) return named
  const foot = original.slice(-FOOT)
  const isOther = (name: string): boolean => !known.some((entry) => isSame(entry.name, name))
  const labelled = nameless.flatMap((entry) => {
    const name = sideOf(entry.term) === 'unknown' ? null : signedUnder(foot, entry.term)
    return name === null || !isOther(name) ? [] : [{ entry, name }]
  })
  if (labelled.length > 0 && new Set(labelled.map(({ name }) => name)).size === labelled.length)
    return named.map((entry) => ({ ...entry, name: labelled.find((one) => one.entry === entry)?.name ?? entry.name }))
  if (nameless.length > 1 || known.length !== 1) return named
  // two firms that sign side by side run into one: 'THE BUTLER COMPANY ORBIS CORPORATION By: By:'
  const beside = signers(original).flatMap((name) => {
    const at = name.toLowerCase().lastIndexOf(` ${known[0]!.name.toLowerCase()}`)
    return at > 0 && at + 1 + known[0]!.name.length === name.length && looksLikeName(name.slice(0, at))
      ? [name.slice(0, at)]
      : []
  })
  const others = [...signers(original).filter(isOther), ...beside.filter(isOther)]
  const name =
    others.length === 1
      ? others[0]!
      : others.length > 1 && others.length <= MOST_SIGNERS && EACH_SIGNER.test(original)
        ? inRow(others)
        : null
  return name === null ? named : named.map((entry) => (entry === nameless[0] ? { ...entry, name } : entry))
}
