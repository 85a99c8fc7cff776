import { words } from '../../../language/en.ts'
import { format } from '../../../language/message.ts'

/** Names of companies and people in the opening words of a contract. */

/** What a company or another body calls itself at the end of its name. */
export const LEGAL_FORM =
  /\b(?:private limited|pvt\.? ?ltd\.?|limited|ltd\.?|llp|llc|l\.l\.c\.|inc\.?|incorporated|corporation|corp\.?|company|co\.|plc|gmbh|ag|b\.?v\.?|s\.?a\.?|s\.r\.l\.|a\.s\.|jsc|l\.p\.|s\.à r\.l|s\.p\.a|k\.k|sdn\.? bhd|fzco|fze|trust|society|bank|fund|foundation|associates|enterprises|industries|& co|& sons|& brothers|n\.a\.|aps|a\/s|oy|sarl|kg|pte|pty|llc|samiti|sangh|mandal|parishad)\b|\bOÜ(?!\p{L})/iu
/** Begins with a title of a person or a firm. */
export const PERSON =
  /^(?:mr|mrs|ms|dr|shri|shrimati|smt|sri|sushri|kumari|kum|selvi|thiru|tmt|sau|sou|sow|miss|prof|adv|ca|er|ar|capt|col|maj|lt|pandit|pt|sardar|seth|master|m\/s|messrs)\b\.?/i

/** A name that ends in a legal form, anywhere in a text. */
export const LEGAL_NAME =
  /(?:M\/s\.? +)?(?:(?:[A-ZÀ-Þ0-9]|\b[a-z]{1,2}[A-Z])[\wÀ-ɏ&.'’-]*,? +|\b[a-z][\w-]{2,30}\.(?:com|net|org),? +|of +|and +|& +|\([A-Z](?:[a-z]+(?: [A-Z][a-z]+)?|&[A-Z])?\) +){1,8}?(?:Private Limited|PRIVATE LIMITED|Pvt\.? ?Ltd\.?|PVT\.? ?LTD\.?|Limited|LIMITED|Ltd\.?|LTD\.?|LLP|LLC|L\.L\.C\.|Inc\.?|INC\.?|Corporation,? (?:Ltd|Limited)\.?|CORPORATION,? (?:LTD|LIMITED)\.?|Corporation|CORPORATION|Corp\.?|CORP\.?|GmbH|AG|B\.V\.|S\.A\.|L\.P\.|LP|N\.A\.|PLC|S\.R\.L\.|S\.à r\.l\.|S\.p\.A\.|K\.K\.|Sdn\.? Bhd\.?|FZCO|FZE|a\.s\.|Trust|Associates|Enterprises|Traders|& Co\.?|& Company|& Sons|& Brothers|ApS|Oy)(?![\w-])/
export const PERSON_NAME =
  /\b(?:Mr|MR|Mrs|MRS|Ms|MS|Dr|DR|Shri|SHRI|Shrimati|Smt|SMT|Sri|SRI|Sushri|Kumari|Kum|Selvi|Thiru|Tmt|Sau|Sou|Sow|Miss|Prof|Adv|CA|Er|Ar|Capt|Col)\b\.? +[A-Z][\w.'’-]*(?: +[A-Z][\w.'’-]*){0,4}/

/** The name that stands before its defined term: from the last 'between' or 'and' up to the first description. */
export function nameBefore(stretch: string): string | null {
  const flat = stretch
    .slice(-1600)
    .replace(/[*_#]{2,}/g, ' ')
    .replace(/\b(?:PREAMBLE|PARTIES)\s/g, '; ')
    .replace(/\s+/g, ' ')
  const runBy = RUN_BY.exec(flat.slice(-200))?.[1]
  if (runBy !== undefined) return runBy
  const parts = flat.split(
    /\b(?:[Bb]etween|among|BETWEEN|BY|IN FAVOUR OF|in favour of)\b:?|(?:(?<!\b(?!(?:LIMITED|LTD|LLP|INC|LLC|PART)\b)[A-Z]{3,} )\bAND\b|\bAND\b(?! (?:[A-Z]{2,} ){1,4}(?:LIMITED|LTD|LLP)\b)|(?<=[,;)] ?|PART )\band\b)|;|\((?:\d|[a-z]|i{1,3})\)|(?:^|\s)\d\.\s|\b(?:OF|of) the (?:ONE|FIRST|SECOND|OTHER|one|first|second|other) (?:PART|part)\b,?/,
  )
  const tail = parts.map((part) => part.trim()).filter((part) => /[A-Za-z]{2}/.test(part))
  for (let index = tail.length - 1; index >= Math.max(0, tail.length - 3); index--) {
    const name = nameIn(tail[index]!)
    if (name !== null) return name
  }
  return null
}

/** 'MANGO TREE CASTINGS, a proprietary concern of Mr. X': the concern is named; capitals make sure that it is a name. */
const TRADE_NAME = /^[A-Z][A-Z &.]{2,100}, (?:an? )?(?:sole )?propriet(?:ary|orship)/
/** Who stands behind a concern: what is said of the owner is said of the party. */
export const ownerOf = (stretch: string): string[] => {
  const owner = /\bpropriet(?:ary concern|orship|ary firm)[^.;]{0,12} of (?=[A-Z])([^\n]{3,80})/.exec(
    stretch.slice(-600),
  )?.[1]
  const name = owner === undefined ? null : (PERSON_NAME.exec(owner)?.[0] ?? null)
  return name === null ? [] : [name.toLowerCase()]
}

/** 'run by Mango Tree Stores Limited' right before the brackets. */
const RUN_BY = new RegExp(
  String.raw`\b(?:published|operated|run|provided|offered|issued|owned|made) by (${LEGAL_NAME.source})[ ,]{0,4}$`,
)

/** A company or a titled person anywhere in the part, else what the part begins with. */
export function nameIn(part: string): string | null {
  const opening = cutName(part)
  if (opening !== null && TRADE_NAME.test(part)) return opening
  if (opening !== null && (LEGAL_FORM.test(opening) || PERSON.test(opening))) return opening
  const legal = LEGAL_NAME.exec(part)?.[0]
    // '12 Main Street, Pune and iKisan, Inc.': an address runs into the name.
    .replace(/^[^;]*\d[^;]*\band (?=\S)/, '')
    .replace(/^(?:(?:THIS|The|This|AGREEMENT|Agreement|Between|And|By|of|and|Parties|PARTIES),?\s+)+/, '')
    .trim()
  if (legal !== undefined && legal.split(' ').length > 1 && !isNoName(legal)) return legal
  const last = /((?:(?:[A-Z][\w.&'’-]* ){1,5}[A-Z]|[A-Z][a-z\d_.&'’-]*[A-Z])[\w.&'’-]* ?),?\s*$/.exec(part)?.[1]?.trim()
  const before = part.split(/\b(?:[Ss]on|[Dd]aughter|[Ww]ife|[Hh]usband|[Rr]epresented|[Aa]cting) /)[0]!
  return PERSON_NAME.exec(before)?.[0] ?? opening ?? (last !== undefined && !PROSE.test(last) ? last : null)
}

/** A date, a label or a number that ran into the name, before it and behind its legal form. */
const RAN_IN_BEFORE =
  /^(?:(?:[Dd]ated )?\d{1,2} [A-Z][a-z]{2,8},? \d{4},? )?(?:(?:Parties|PARTIES|From|FROM|To|TO|Between|BETWEEN):? )?(?=[A-Z])/
const RAN_IN_BEHIND =
  /^([^\n]{3,100}?\b(?:(?:Limited|LIMITED|LLP|Ltd\.?)(?=[ ,|]{1,3}(?!Liability|LIABILITY|Partnership|Company)[A-Z0-9])|(?:Inc\.?|INC\.?|LLC|Corp\.?)(?= +\d)|GmbH(?= +[A-Z\d])))[^\n]*$/
/** A label of a form before the name, and the next one behind it: 'Name: Orbit Grill Phone: 020 ...' */
const LABEL_BEFORE = /^(?:(?:Full )?Name|[A-Z]{4,}(?: [A-Z]{3,}){0,3}):\s+(?=\S)/
const LABEL_BEHIND =
  /\s+(?:Phone|Mobile|Mob|Cell|Tel|Telephone|Address|Fax|E-?mail|Attn|Attention|Age|DOB)\.?(?: ?No)?\.? ?:.*$/
/** '3. Orbit Grill', a line of a list; '3. ' alone, since a name may begin with a number. */
const NUMBER_BEFORE = /^\d{1,2}[.)]\s+(?=[\p{Lu}[])/u
/** 'Signed on Behalf of Orbit Grill' */
export const SIGNED_FOR = /^(?:(?:Signed )?(?:For and )?[Oo]n )?[Bb]ehalf of (?=\p{Lu})/u
/** The end of the party before: 'First Part. The Stockist' */
const PART_BEFORE = /^(?:the )?(?:first|second|third|fourth|one|other) part\.\s+(?=\p{Lu})/iu
const DATE_BEFORE = /^of [A-Z][a-z]+ \d{1,2}, \d{4}\.? +(?=[A-Z])/

/** The end of an address ran into the name: 'Illinois 60605 and Orbis, Inc.', '1 Mill Drive, Sandton and ORBIS LIMITED' */
const ADDRESS_BEFORE =
  /^(?:(?:\p{Lu}\p{Ll}+,? )?\d{5}(?:-\d{4})?|[^;]{0,60}\b(?:Drive|Street|Road|Avenue|Boulevard|Blvd|Lane|Highway)\.?,[^;]{0,60}?),? and (?=\p{Lu})/u

/** The name alone. */
export const tidyName = (name: string): string =>
  name
    .replace(/,? of the (?:first|second|third|fourth|one|other) part$/i, '')
    .replace(NUMBER_BEFORE, '')
    .replace(SIGNED_FOR, '')
    .replace(PART_BEFORE, '')
    .replace(LABEL_BEFORE, '')
    .replace(LABEL_BEHIND, '')
    .replace(DATE_BEFORE, '')
    .replace(ADDRESS_BEFORE, '')
    .replace(RAN_IN_BEFORE, '')
    .replace(RAN_IN_BEHIND, '$1')

/** 'R. C. Rao Motors': the letters before a name belong to it; one alone only where a party is named, since it may count a list. */
export function withForename(name: string, opening: string): string {
  const at = opening.indexOf(name)
  if (at < 1) return name
  const before = opening.slice(Math.max(0, at - 40), at)
  const letters =
    /(?:(?<![\p{L}.]|\p{L}[.)] )(?:\p{Lu}\. ?){2,3}|(?<=\b(?:between|and|by|with|[Mm]\/s\.?) )\p{Lu}\. ?)$/u.exec(
      before,
    )?.[0]
  return letters === undefined ? name : `${letters.trim()} ${name}`
}

const DESCRIPTION =
  /,(?!\s*(?:[Ii]nc|INC|[Ll]td|LTD|LLC|L\.L\.C|LLP|L\.P|N\.A|B\.V|S\.|K\.K|[Cc]orp|CORP|[Pp]vt|PVT|Private|Limited|Co\b))|(?<=\p{Ll}{4})(?<!\bMessrs)\.(?=\s\p{Lu})|\s\((?!\p{Lu}[\w.&]*(?: \p{Lu}\w*)?\) (?:Private|PRIVATE|Pvt|PVT|Limited|LIMITED|Ltd|LTD|LLP|Pte|Inc|Co\b))|\s+(?:an?|being a)\s+(?:[a-z]|Indian|Corporation|Company|Partnership|Public|Delaware|Nevada|California|New York|Private|Public|(?:\p{Lu}\p{Ll}+ ){1,3}(?:[Cc]orporation|[Cc]ompany|[Pp]artnership|[Ll]imited [Ll]iability)\b)|(?<=\b(?:Limited|LIMITED|LLC|LLP|Inc\.?|INC\.?|Ltd\.?))\s+(?:of|OF|dba)\s|\s+(?:of|OF)\s+(?=\d|\[)|\s+(?:having|with\s|(?:professionally|popularly|better|also) known|aged|residing|represented|through|incorporated|registered|organized|organised|whose|who|located|of (?:age|legal)|(?:[Aa]dult|ADULT)(?=,|\s+(?:[Ii]ndian|INDIAN|[Ii]nhabitant))|[Ss]\/[Oo]|[Dd]\/[Oo]|[Ww]\/[Oo]|son of|daughter of|wife of|together|holding|bearing|and\/or|as\s|[Oo]f the [A-Za-z]{3,7} [Pp]art\b|CIN|PAN|GSTIN|LLPIN|through|acting|doing|trading|carrying|[Pp]rop\b|at\s+[A-Z0-9])/u
const PROSE =
  /\b(?:agreement|whereas|deed|dated|day of|made and entered|shall|will|hereby|witnesseth|desires?|wishes|operates?|background|with respect|scope of work|filed|exhibit|subject of|is in|are|in addition|has been)\b/i

/** A piece of text up to its first description; null where that cannot be a name. */
export function cutName(raw: string): string | null {
  let name = raw
    .replace(/^[\s,.:"“-]+/, '')

    .replace(/^(?:and|by|is made|entered into)\s+/i, '')
    .replace(/^[A-Z][A-Za-z]+(?: [A-Z][a-z]+)?(?: \([\w ]{3,30}\))?: +(?=[A-Z])/, '')
  const cut = name.search(DESCRIPTION)
  if (cut > 0) name = name.slice(0, cut)
  name = name.replace(/[\s,:;"”-]+$/, '').trim()
  // 'L.P.' and 'B.V.' end in a full stop of their own
  if (!/\b(?:inc|ltd|co|corp|pvt|bhd)\.$|\b(?:\p{L}\.){1,2}\p{L}\.$|\br\.l\.$/iu.test(name))
    name = name.replace(/\.+$/, '').trim()
  if (
    name.length < 2 ||
    name.length > 110 ||
    !/^(?:[\p{Lu}0-9_"“[]|[a-z]{1,2}\p{Lu}|[a-z][\w-]{2,30}\.(?:com|net|org),? |[a-z]{1,3}-\d)/u.test(name) ||
    PROSE.test(name)
  )
    return null
  if (
    name.split(' ').filter((word) => !/^(?:\p{Lu}\.|of|and|the|for)$/iu.test(word)).length > 8 &&
    !LEGAL_FORM.test(name) &&
    !PERSON.test(name)
  )
    return null
  return name
}

const TRADES_AS =
  /\b(?:doing business|trading|carrying on (?:business|trade)|practising)(?: under the (?:trade )?name(?: and style)?(?: of)?| as) ["“]?(\p{Lu}[\p{L}&.'’-]*(?: (?:and |& |of )?\p{Lu}[\p{L}&.'’-]*){0,5})/u
/** 'Smt. X ("the Manager"), trading as Y' */
const TRADES_BEHIND = /^["”'’)\s]{0,4},? (?:doing business|trading|carrying on|practising)\b[^;()]*/
/**
 * 'Smt. X, doing business as Y Traders': the business is part of what the person is called. It stands between the name and its
 * mark, or right behind that; what stands before the name is another's.
 */
export function withTrade(name: string, stretch: string, behind = ''): string {
  if (!PERSON.test(name)) return name
  const near = stretch.slice(-500).replace(/\s+/g, ' ')
  const told = `${near.slice(Math.max(0, near.lastIndexOf(name)))} ${TRADES_BEHIND.exec(behind)?.[0] ?? ''}`
  const firm = TRADES_AS.exec(told)?.[1]
  return firm === undefined ? name : format(words.tradingAs, { name, firm })
}

/**
 * A name inside a sentence: 'The Employee', who has no other, without a capital, and a person whose whole name is shouted
 * in a calm voice. Firms stay as they write themselves: whether capitals are short for words cannot be told.
 */
export function inSentence(name: string): string {
  if (/^The [A-Z]/.test(name)) return name.replace(/^T/, 't')
  const isShouted = name === name.toUpperCase() && PERSON.test(name) && !/^m\/s|^messrs/i.test(name)
  return isShouted && !LEGAL_FORM.test(name)
    ? name.toLowerCase().replace(/(?<![\p{L}\p{M}'\u2019])\p{L}/gu, (letter) => letter.toUpperCase())
    : name
}

/** Words that stood where a name is looked for: of a deed's form, of what a company is, of a heading or a cover. */
const NO_NAME_AT_ALL =
  /\b(?:number|address|consultations?|visits?|appointments?|(?:application|booking|order|registration) form)$|^(?:(?:corporate|registered|head|branch) office|sale|reserve bank(?: of india)?|securities and exchange board of india)$|^(?:capital|share|vehicle|amount|ltd|inc|llc|llp|corp|co|limited)\.?$|^(?:(?:the )?(?:first|second|third|fourth|one|other) part|none|know all (?:men|persons)\b.*|not material|type of .*)$|\b(?:agreement|rights|rules|instructions|guidelines|circulars|notifications|bye-?laws|territor(?:y|ies)|rates|deposits|warrant(?:y|ies)|disclos(?:ed|ure)|fees?|debentures|notes|statement|prospectus)$|\((?:R|TM)\)$|[®™]$|^(?:an? )?(?:delaware|nevada|kentucky|california|texas|florida|new york|[a-z]+(?:ese|ian|ish)) (?:corporation|company|limited liability company)$|\b(?:makes? no|would likely|to apply to)\b/i
/** A state alone or as the home of a company ('a Texas corporation'), its letters; numbers that ran in; 'AN ASTERISK' */
const STATE =
  /^(?:an? )?(?:alabama|alaska|arizona|arkansas|california|colorado|connecticut|delaware|florida|georgia|hawaii|idaho|illinois|indiana|iowa|kansas|kentucky|louisiana|maine|maryland|massachusetts|michigan|minnesota|mississippi|missouri|montana|nebraska|nevada|new (?:hampshire|jersey|mexico|york)|north (?:carolina|dakota)|ohio|oklahoma|oregon|pennsylvania|rhode island|south (?:carolina|dakota)|tennessee|texas|utah|vermont|virginia|washington|west virginia|wisconsin|wyoming)(?: corporation| company)?$/i
const RAN_IN = /^[A-Z]{2}$|\d \d|^AN? [A-Z*]+$|^A \p{Lu}\p{Ll}+ (?:Corporation|Company)$/u

/**
 * What a form leaves standing where its blank for the name is taken out ('Age: About ____ Years'), the end of the party before
 * ('First Part.'), or a heading ('Contractual Scope & Acceptance').
 */
const LEFT_OVER =
  /^(?:aged?|about)\b.{0,20}\byears?\.?$|^(?:the )?(?:first|second|third|fourth|one|other) part\.(?: |$)|\bthis agreement\b|^no\.?:|[&,] (?:acceptance|relationship|scope)$|^(?:person|individual|company|firm|llp) ?\/|^authori[sz]ed signator(?:y|ies)$|^(?:mr|mrs|ms|dr|shri|smt|m\/s|messrs)\.?$|:[^:]*:|^(?:the )?(?:vehicle|capital)$|^(?:rental|rent|lease|leave|tenancy|licen[cs]e)(?: ?(?:\/|&|and) ?(?:rental|rent|lease|leave|tenancy|licen[cs]e))+$/i

/** True for words that stand in the place of a name, but are what is left of a form or its headings. */
const isLeftOver = (name: string): boolean => LEFT_OVER.test(name)

/** A blank that was read as a name, or the labels of a form: '[employee name]', 'Age: No:' */
const LEFT_OPEN =
  /\[[^\]]*\]|^(?:(?:about|aged?|years?|occupation|no|number|name|address|dated?|residing|contact|designation|signature)\b[\s.:,-]*)+$/i
/** True for words that stand where a form has a blank for a name. */
export const isLeftOpen = (name: string): boolean => LEFT_OPEN.test(name) || isLeftOver(name)

/** True for words that cannot be what a party is called. */
export const isNoName = (name: string): boolean =>
  NO_NAME_AT_ALL.test(name) || STATE.test(name) || RAN_IN.test(name) || isLeftOver(name)
