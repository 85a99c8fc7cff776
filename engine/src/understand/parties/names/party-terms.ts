/** What stands in a form where a name is to be written: '____', '<<NAME>>', '[Client]', '.....' */
export const BLANK = /_{3,}|<<[^<>\n]{1,60}>>|\[[^\]\n]{0,60}\]|\.{5,}|…{2,}|(?:— ?){3}/

/** A party as the opening introduces it. */
export interface Named {
  name: string
  term: string
  at: number
  /** further words for it from the same brackets: '("we", "us" or the "Company")' */
  also?: readonly string[]
}

/** Defined terms that stand for things, papers and times, or for people who do not contract. */
export const NOT_A_PARTY =
  /^(?:this |the |these |our |your )?(?:mutual |master |above |said |personal |service )?(?:agreement|amendment|addendum|contract|deed|parties|party|effective date|commencement date|execution date|start date|term|terms|services?|premises|property|schedule|products?|goods|mnda|nda|purpose|confidential information|territory|act|acts|rules|project|work|works|software|platform services|website|site|app|apps|order|msa|sow|group|collectively|letter|jv|fund|funds|licensed premises|demised premises|security deposit|deposit|rent|fees?|offer|plan|warrant|terms (?:of|and) (?:use|service|services|business|sale|conditions?)(?: of use)?|conditions|privacy (?:policy|statement|notice)|shares?|sale shares|business|api|trademarks?|marks?|ip agreement|closing|reference|suit|dispute|company business|restricted .*|initial term|base .*|technology|titles?|commodity|cargo|loan|facility|machines?|equipment|vehicles?|data|study|event|policy|notice|code|secrets?|giver|keeper|giver or keeper|strain|flat|building|land|unit|shop|plant|firm name|system|form|content|materials?|documents?|annexures?|minimum .*|advertisers|jv ?co(?:mpany)?|joint venture company|nominee|(?:consenting |attesting )?witness(?:es)?|confirming bank|arbitrator|escrow agent|(?:.{1,40} )?(?:property|premises|purpose|data|price|date|period|amount|deposit|information|fees?|territory|law|rules|act|project|site|works|agreement|form|program(?:me)?|cards?|tranche|group company|fee|products?|materials?|lines?|portal)|pan|gstin|cin|aadhaar)$/i
/** 'we' and 'you', by which some contracts call their parties */
export const PRONOUN = /^(?:we|us|our|you|your)$/i

/** '(“we”, “us” or the “Company”)': the role names the party better than the pronoun before it. */
export function namedTerm(words: string, first: string): string {
  if (!PRONOUN.test(first)) return first
  const others = [...words.matchAll(/["“‘](\p{Lu}[^"”’]{1,40})["”’]/gu)].map((match) => match[1]!)
  return others.find((term) => !PRONOUN.test(term)) ?? first
}

/** '(the "Marketing Partner" or "MP")' gives two words for one party; so does '("Client" or "you")'. */
export const furtherTerms = (words: string): string[] => [
  ...[...words.matchAll(/["“'‘](we|us|our|you|your)["”'’]/gi)].map((match) => match[1]!.toLowerCase()),
  ...(/\((?:we|us)\b/.test(words) ? ['we'] : []),
  ...[
    ...words.matchAll(
      /["”'’](?:,? (?:or|and|and\/or|or simply|also)|,| ?\/) ?(?:the )?["“'‘](\p{Lu}[\w&. -]{0,40}?)(?=["”'’])/gu,
    ),
  ].flatMap((match) => (NOT_A_PARTY.test(match[1]!) ? [] : [match[1]!.toLowerCase()])),
]

/** Where an opening gives a party its defined term: '(the "Client")', 'hereinafter called the LESSOR', '... . "Agent".' */
export interface TermMark {
  readonly at: number
  readonly end: number
  /** the first term, as it is written */
  readonly term: string
  /** all words of the mark, for further terms in it */
  readonly words: string
  /** how sure the form alone makes it that a party is meant */
  readonly form: 'brackets' | 'called' | 'is' | 'bare' | 'short'
}

/** '(hereinafter "X" ...)': brackets with a term in quotation marks. */
const BRACKETS = /\(([^()]{0,220}?)["“'‘]([\p{L}0-9][^"”'’()\n]{0,60}?)[,.]?["”'’]([^()]{0,360})\)/gu

const LEAD = String.raw`(?:\b(?:[Hh]ere ?in ?after|[Hh]ere ?after|[Hh]erein|[Hh]enceforth|[Ff]rom (?:here|now) on|[Ii]n (?:this|the) (?:paper|letter|agreement|deed|document|contract|order|note)|[Ii]n short|[Ff]or short|[Tt]hroughout),?:?\s+)`
const VERB = String.raw`(?:(?:both |jointly |together |collectively |individually |severally |and |also |to be |he is |she is |it is |they are |is |are |will be |shall be ){0,4}(?:[Cc]alled|[Rr]eferred to|[Rr]eferred|[Tt]ermed|[Kk]nown|[Ss]tyled|[Dd]escribed|[Aa]ddressed)\s+(?:(?:in|throughout) (?:this|the) [A-Za-z]{4,12} )?(?:as\s+)?)`
/** 'whom we call', 'which this paper calls' */
const ACTIVE = String.raw`(?:\b(?:whom|which|who) (?:we|it|they|this \w+|the parties|both) (?:shall |will )?calls?\s+)`
const WHY = String.raw`(?:for (?:the sake of )?(?:brevity|convenience|short|the purposes? of this \w+),?\s+)?(?:as\s+)?`

/** 'hereinafter called the "X"', 'here after the "X"', 'in this paper it is called "X"', 'called the "X"' */
const CALLED = new RegExp(
  String.raw`(?:${LEAD}${WHY}${VERB}?|(?<!\bso |\bis often |\bcommonly )${VERB}|${ACTIVE})${WHY}(?:\bthe\s+)?["“‘']([^"”'’\n]{2,60})["”’']`,
  'gu',
)
/** 'hereinafter called the LESSOR', 'In this paper: the Processor.', 'Called the Recipient.' */
const BARE = new RegExp(
  String.raw`(?:${LEAD}${WHY}${VERB}?|\b(?:jointly |collectively )?[Cc]alled\s+|(?:\bto be |\()${VERB}|${ACTIVE})${WHY}(?:the\s+)?((?:[Ff]irst|[Ss]econd|[Tt]hird) [Pp]arty|(?:[Pp]arty|PARTY) (?:of|OF) (?:the|THE) [A-Za-z]{3,7} (?:PART|Part|part)|[A-Z][A-Za-z]+(?:(?: |\s?\/\s?)(?:[A-Z][A-Za-z]+|[A-Z0-9]\b)){0,3})(?=[.,;)\n]| ?\(| of | which | and |\s*$)`,
  'gu',
)
/** 'hereinafter referred to as the company': a role without capitals */
const LOWER = new RegExp(
  String.raw`${LEAD}${WHY}${VERB}${WHY}the (company|firm|employer|employee|owner|landlord|tenant|lessor|lessee|licensor|licensee|borrower|lender|seller|buyer|purchaser|agent|contractor|client|customer|facilitator|associate|franchisee|franchisor|distributor|dealer|consultant|vendor|supplier|developer|service provider|merchant|transporter|manufacturer|broker|trainee)(?=[.,;)\n]| ?\(| of | which | and |\s*$)`,
  'gu',
)
/** 'Anyone who signs up is a "Player" or "you"' */
const READER_IS = /\b(?:is|are) (?:an? |the )?["“]([^"”\n]{2,40})["”],? (?:or|and|\()? ?["“]you["”]\)?/gu
/** 'This is the "Bureau"', 'We call it the "Studio"' in a sentence of its own */
const THIS_IS =
  /\b(?:(?:This|He|She|It) is|They are|(?:[Ww]e|[Tt]his \w+|[Bb]oth) (?:shall |will )?calls? (?:it|him|her|them)) (?:the )?["“]([^"”\n]{2,60})["”]/gu
/** 'X, a registered firm, is the "House"'; 'you are the "Member"'; 'You, the "Member", are' */
const IS =
  /(?:\b(?:is|are) the|\bis(?= ["“]you["”])|(?<=\b[Yy]ou,? )(?:as )?the) ["“]([^"”\n]{2,60})["”](?: \(["“]you["”]\))?/gu
/** 'Mr. X, of Pune. "First Partner".' at the end of a line */
const AT_END = /(?<=[.,;:] |: the )["“]([A-Z][A-Za-z]+(?: [A-Z][A-Za-z]+){0,2} ?)["”][.,;]?(?=[ \t]*(?:\n|$))/gu
/** '(the Customer)': a role in brackets without quotation marks */
const PLAIN = /\((?:hereinafter )?(?:the |the said )([A-Z][A-Za-z]+(?: [A-Z][a-z]+)?)\)/gu

/** '(BHEL)', '(Orbis)' behind a name: a short name without quotation marks */
const SHORT = /\((\p{Lu}[\p{L}\d&-]{1,20})\)(?! (?:Ltd|Limited|LIMITED|Inc|Private|PRIVATE|Pvt|LLP|LLC|Corp))/gu

const FORMAL = /\b(?:private|pvt|limited|ltd|llp|llc|inc|incorporated|corporation|corp|company|co|plc)\b\.?/gi
/** True where a word is the first of a name, or its initials: 'BHEL' of 'Bharat Heavy Electricals Limited'. */
export function isShortFor(short: string, name: string): boolean {
  const plain = name.toLowerCase().replace(/[.,]/g, '')
  const initials = (words: string): string =>
    words
      .split(/[\s-]+/)
      .filter((word) => !/^(?:of|and|the|for|&|)$/.test(word))
      .map((word) => word.charAt(0))
      .join('')
  const own = short.toLowerCase()
  return plain.split(/\s+/)[0] === own || initials(plain) === own || initials(plain.replace(FORMAL, '').trim()) === own
}

/** '(Company)' behind a blank, without quotation marks or 'the' */
const IN_FORM = /\((\p{Lu}\p{L}+(?:[ /]\p{Lu}\p{L}+){0,2})\)(?! (?:Ltd|Limited|Inc|Private|Pvt|LLP|LLC|Corp)|-? ?\d)/gu

/** In the paragraph of a blank, behind 'between'. */
const isBehindBlank = (before: string): boolean =>
  BLANK.test(before.split(/\n[ \t]*\n/).at(-1)!) && /\bbetween\b/i.test(before)

/** Every mark of a term, in order (`lines` is the same text with its line ends); what overlaps a former one is left out. */
export function termMarks(opening: string, lines: string, shortNames = false): TermMark[] {
  const all: TermMark[] = []
  const add = (expression: RegExp, form: TermMark['form'], group = 1, text = opening): void => {
    for (const match of text.matchAll(expression)) {
      if (expression === IN_FORM && !isBehindBlank(opening.slice(0, match.index))) continue
      all.push({
        at: match.index,
        end: match.index + match[0].length,
        term: match[group]!.replace(/\s+/g, ' ').trim(),
        words: match[0],
        form,
      })
    }
  }
  add(BRACKETS, 'brackets', 2)
  add(CALLED, 'called')
  add(BARE, 'bare')
  add(LOWER, 'bare')
  add(READER_IS, 'is')
  add(THIS_IS, 'called')
  add(IS, 'is')
  add(AT_END, 'called', 1, lines)
  add(PLAIN, 'bare')
  add(IN_FORM, 'bare')
  if (shortNames) add(SHORT, 'short')
  all.sort((a, b) => a.at - b.at || b.end - a.end)
  let end = 0
  return all.filter((mark) => {
    if (mark.at < end) return false
    end = mark.end
    return true
  })
}
