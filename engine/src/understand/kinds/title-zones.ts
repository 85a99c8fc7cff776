import { sideOf } from '../parties/names/roles.ts'

/** A place that may name the kind of a contract, and how far its word is taken. */
export interface TitleZone {
  readonly text: string
  readonly trust: number
}

const READ = 2500
const LONGEST = 160
const NAMES_A_DOCUMENT =
  /\b(?:agreement|contract|deed|indenture|letter|terms|conditions|policy|notice|undertaking|memorandum|addendum|bond|licen[cs]e|lease|arrangement|settlement|appointment|engagement|retainer(?:ship)?|offer|paper|note|order|guarantee|handbook|nda|mou|dpa|franchise|partnership)\b/i
/** Lines of a letterhead and of an address name no kind, whatever words they hold. */
const LETTERHEAD =
  /\b(?:private limited|pvt\.?|limited|ltd\.?|llp|llpin|cin|gstin?|pan|udyam|regd|registered office|road|street|nagar|floor|phone|tel|e-?mail|ref|dated?|place|prop|e-?stamp|stamp)\b|@|^to\b|^dear\b|\d{6}/i
const SUBJECT = /^(?:sub(?:ject)?|re|reg(?:arding)?)\s?[.:-]{1,3}\s{0,4}/i
const OPENING =
  /\bthis (?:[a-z&,'()-]+ ){0,7}?(?:agreement|deed|contract|letter|policy|addendum|bond|undertaking|indenture|memorandum)(?: (?:of|for) (?:[a-z&,'-]+ ){0,4}?[a-z]+(?= (?:is|are|made|executed|entered|dated|between|\()))?/
const BEGINS_THE_BODY = /^(?:\d{1,2}[.)]\s|between\b|whereas\b|recitals\b|background\b|parties\b|by and between\b)/i

/** 'Dealership: [name]' */
const BLANK_LABEL = /\b\p{L}[\p{L} ]{2,29}: ?(?:\[[^\]\n]*\]|_{2,})/gu
const NUMBERED = /^\d{1,2}[.)]\s/
/** A letter says in passing what it is: 'This letter, once signed, is the service agreement between'. */
const CALLED =
  /\b(?:is|are|as|becomes?|forms?) (?:the|a|an|our|your) (?:[a-z&-]+ ){1,4}?(?:agreement|contract|deed|licen[cs]e|lease|bond)\b/
/** 'Licensee: Litchi Rental Apiaries': who somebody is, not what the paper is. */
const isLabelled = (line: string): boolean =>
  /^[\p{L} ]{3,30}:\s*(?:\[|_{2,}|$)/u.test(line) ||
  sideOf(line.slice(0, Math.max(line.indexOf(':'), 0)).trim()) !== 'unknown'

/** The lines at the head of a contract that may be its title, its subject line, and 'This X Agreement is made'. */
export function titleZones(original: string, norm: string): TitleZone[] {
  const zones: TitleZone[] = []
  const opening = OPENING.exec(norm.slice(0, READ))
  if (opening !== null) zones.push({ text: opening[0], trust: 1 })
  const called = CALLED.exec(norm.slice(0, READ))
  if (called !== null) zones.push({ text: called[0], trust: 0.7 })
  let titles = 0
  let trust = 1
  for (const raw of original.slice(0, READ).split('\n')) {
    const line = raw.replace(/[#*_"“”]/g, '').trim()
    if (line.length < 4) continue
    const subject = SUBJECT.test(line)
    if (!subject && BEGINS_THE_BODY.test(line)) trust = Math.min(trust, 0.5)
    const text = plain(line)
    if (subject) zones.push({ text, trust: 1 })
    // '7. Confidentiality', '3. Settlement of payments': a clause's heading, as every kind has it.
    else if (NUMBERED.test(line)) zones.push({ text, trust: 0.15 })
    else if (isTitle(line))
      zones.push({ text, trust: NAMES_A_DOCUMENT.test(line) ? trust * (titles++ === 0 ? 1 : 0.7) : trust * 0.6 })
    if (zones.length > 8) break
  }
  // Texts that lost their lines begin with the title all the same.
  zones.push({ text: plain(original.slice(0, LONGEST).replace(BLANK_LABEL, ' ')), trust: titles === 0 ? 0.7 : 0.4 })
  return zones
}

/** A line that heads what follows: short, begun with a capital, and no sentence. */
function isTitle(line: string): boolean {
  if (line.length > LONGEST || !/^[(A-Z0-9]/.test(line)) return false
  if (/^this\b/i.test(line) || isLabelled(line)) return false
  if (LETTERHEAD.test(line) && !/\b(?:agreement|contract|deed|terms|policy)\b/i.test(line)) return false
  return !(/[.;,]$/.test(line) && line.split(' ').length > 9)
}

const plain = (line: string): string =>
  line
    .toLowerCase()
    .replace(/[‘’]/g, "'")
    .replace(/[‐-―]/g, '-')
    .replace(/\s{1,200}/g, ' ')
