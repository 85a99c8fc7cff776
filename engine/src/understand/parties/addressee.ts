import { looksLikeName } from './introductions.ts'
import { cutName, isLeftOpen, isNoName, LEGAL_FORM, LEGAL_NAME, PERSON, PERSON_NAME } from './names/party-names.ts'
import { TRADE } from './writer.ts'

const FULL_GREETING = new RegExp(
  String.raw`^[ \t]{0,20}(?:Dear|Respected) ((?=\S+ \S+ \S)${PERSON_NAME.source})[ \t]*,?[ \t]*$`,
  'm',
)
const GREETING = /^[ \t]{0,20}(?:Dear|Respected|Sir|Madam|Sirs|Namaste|My dear)\b/m
/** Under 'To' stands whom it is for, and then what it is about. */
const TO_ALONE = /^[ \t]{0,20}(?:To|TO)\b,?:?[ \t]*$/m
const SUBJECT = /^[ \t]{0,20}(?:Sub(?:ject)?|SUB(?:JECT)?)[ \t]?[:.-]/m
/** Where a letter begins to speak to its reader, greeted or not; -1 in what is no letter. */
function greetingIn(opening: string): number {
  const greeting = opening.search(GREETING)
  if (greeting >= 0) return greeting
  const [to, subject] = [opening.search(TO_ALONE), opening.search(SUBJECT)]
  return to >= 0 && subject > to ? subject : -1
}

/** 'Proprietor, Mango Tree Traders' below the name. */
const TRADES_AS =
  /^[ \t]{0,20}(?:Sole )?(?:Proprietor|Proprietrix|Owner|Partner)(?: of|,) (?:M\/s\.? )?([A-Z][\w.'’& -]{2,60})/

/** Whom a letter is written to: the name above 'Dear ...' or the subject, with the firm it trades under. */
export function addressee(opening: string): string | null {
  const greeting = greetingIn(opening)
  if (greeting < 0) return null
  const lines = opening.slice(0, greeting).split('\n')
  const to = lines.findLastIndex((line) => /^[ \t]{0,20}(?:To|TO)\b,?:?/.test(line))
  const named = (line: string): string | null => {
    const name = line.length > 90 ? null : cutName(line.replace(/^[ \t]{0,20}(?:To|TO)\b[,:]?[ \t]*/, ''))
    return name !== null &&
      !isLeftOpen(name) &&
      (PERSON.test(name) || (to >= 0 && LEGAL_FORM.test(name) && looksLikeName(name)))
      ? name
      : null
  }
  // Below 'To' the first name counts; without it, the titled person nearest to the greeting.
  const at =
    to >= 0
      ? lines.findIndex((line, index) => index >= to && named(line) !== null)
      : lines.findLastIndex((line) => named(line) !== null)
  const name = at < 0 ? null : named(lines[at]!)
  // 'Dear Mr. Rohan Kale,' names the reader in full where nothing stands above.
  if (name === null) return FULL_GREETING.exec(opening)?.[1] ?? untitled(opening)
  const firm = TRADES_AS.exec(lines[at + 1] ?? '')?.[1]?.trim()
  return firm === undefined ? name : `${name} (${firm})`
}

/** 'Dear Asha Menon,' without a title: a name where the letter has it once more, as over the line where it is accepted. */
function untitled(opening: string): string | null {
  const name = PLAIN_GREETING.exec(opening)?.[1]
  if (name === undefined || NO_PERSON.test(name) || LEGAL_FORM.test(name) || isNoName(name)) return null
  return opening.split(name).length > 2 ? name : null
}
const PLAIN_GREETING = /^[ \t]{0,20}Dear (\p{Lu}[\p{Ll}’']+(?: \p{Lu}[\p{Ll}’'.]*){1,3}),?[ \t]*$/mu
const NO_PERSON =
  /\b(?:Sirs?|Madam|Team|All|Customer|Client|Candidate|Applicant|Member|Guest|Student|Partner|Vendor|Supplier|Employee|Colleague|Friend|Investor|Tenant|Resident|Parents?|User|Borrower|Trainee|Intern|Consultant|Dealer)\b/

/** The company to whose people a letter is written: the first one between 'To' and the greeting. */
export function addressedFirm(opening: string): string | null {
  const to = opening.search(/^[ \t]{0,20}(?:To|TO)\b/m)
  const greeting = opening.search(GREETING)
  return to < 0 || greeting < to ? null : (LEGAL_NAME.exec(opening.slice(to, greeting).slice(0, 600))?.[0] ?? null)
}

/** Who writes a letter: the name that heads its paper, in the first lines. */
export function letterhead(opening: string): string | null {
  for (const line of opening.split('\n').slice(0, 12)) {
    const words = line.trim()
    if (words === '') continue
    const name = cutName(words.replace(/^(?:On the (?:letter-?paper|letter-?head) of |From: ?)/i, ''))
    if (name === null || !looksLikeName(name) || isNoName(name)) continue
    if (LEGAL_FORM.test(name) || PERSON.test(name) || /^From:/i.test(words) || name === name.toUpperCase()) return name
  }
  return null
}

/** 'For Orbit Foods Private Limited' above a signature. */
function signatory(whole: string): string | null {
  const line = /^[ \t]{0,20}(?:For|FOR) (?:and on behalf of )?((?:M\/s\.? )?\p{Lu}[^\n,]{3,80})/mu.exec(
    whole.slice(-4000),
  )?.[1]
  const name = line === undefined ? null : cutName(line)
  return name !== null && looksLikeName(name) && LEGAL_FORM.test(name) && !isNoName(name) ? name : null
}

/** The foot of letter paper, below the signature: 'Sunrise Caterers, Shop 4, Laxmi Road, Pune 411030 | Tel 020-24451234'. */
function letterfoot(whole: string): string | null {
  const lines = whole.trimEnd().slice(-FOOT).split('\n').slice(-MOST_FOOT)
  const to = addressee(whole)
  for (const [at, line] of lines.entries()) {
    const words = line.trim()
    if (words.length < 60 && READERS_PART.test(words)) return null
    const name = words.length > 250 ? null : cutName(words)
    if (name === null || !words.startsWith(name) || !looksLikeName(name) || isNoName(name)) continue
    const own = `${words.slice(name.length)} ${lines[at + 1] ?? ''}`
    if ((LEGAL_FORM.test(name) || TRADE.test(name)) && CONTACT.test(own))
      return to?.includes(name) === true ? null : name
  }
  return null
}
/** 'Accepted by:', 'Received and agreed', 'For the Customer': here whoever was written to signs. */
const READERS_PART =
  /^(?:(?:i|we)[, ](?:\w+ )?)?(?:accept|agreed|received|acknowledg|customer|client|c\.?c\.?(?: to)?:|(?:for|signature of) (?:the )?(?:customer|client)|(?:the )?(?:customer|client)['’]?s signature)/i
const FOOT = 1200
const MOST_FOOT = 8
const CONTACT = /\b\d{3} ?\d{3}\b|\b(?:GSTIN|CIN|Tel|Phone|Mob(?:ile)?|E-?mail)\b|\bwww\.|\S@\S/i

/** Who writes a letter, by its head or by its foot. */
export const writtenBy = (opening: string, whole: string): string | null =>
  letterhead(aboveReader(opening)) ?? signatory(whole) ?? letterfoot(whole)

/** Below 'To' stands whom it is for; in a printed letter to a firm, under the name of who signs it, that is the other side. */
function aboveReader(opening: string): string {
  const to = opening.search(/^[ \t]{0,20}(?:To|TO)\b[,:]?(?:[ \t]*$|[ \t]+(?=\p{Lu}))/mu)
  return to < 0 || /^[ \t]{0,20}From\b/im.test(opening.slice(0, to)) ? opening : opening.slice(0, to)
}

/** 'Name: Farheen Ansari' in a form that the text holds. */
export function filledIn(opening: string): string | null {
  const line = /^[ \t|]{0,20}(?:Full |Your )?[Nn]ame(?: of (?:the )?[\w-]+)?[ \t]*[:|][ \t|]*([^\n|]{3,90})/m.exec(
    opening,
  )?.[1]
  const accepted =
    /\b[Aa]ccepted (?:online |electronically )?(?:on [^,\n]{4,24} )?by ((?:\p{Lu}|M\/s)[^\n]{3,90})/u.exec(opening)?.[1]
  const words = line ?? accepted
  const name = words === undefined ? null : cutName(words.split(/ {3}|\t/)[0]!)
  return name !== null && looksLikeName(name) ? name : null
}

/** True where a text greets its reader, or names them over its subject, as letters do. */
export const isLetter = (opening: string): boolean => greetingIn(opening) >= 0
