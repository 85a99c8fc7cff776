import type { ClauseType, KeyFacts } from '@karar/schema'
import type { Sentence } from '../../grammar/sentences.ts'
import { words } from '../../language/en.ts'
import { type Contract, once } from '../contract.ts'
import { type Ground, unique } from './grounding.ts'
import { isCapital, properName, quotable, wholePlace } from './place-names.ts'
import { statementsOf } from './statements.ts'

const place = String.raw`((?:(?:state|republic|union|province|people's republic|commonwealth|city) of (?:the )?)?[a-z]+(?: [a-z]+){0,4}?)`
const until = String.raw`(?= ?(?:[,.;()]|and\b|without|excluding|as\b|for\b|in\b|on\b|shall\b|will\b|alone\b|only\b|is\b|are\b|appl|governs?\b|irrespective|with\b|$))`
const lawOf = String.raw`\b(?:laws?(?: of the land)?|legislation)(?: and (?:decisions|regulations|statutes))?(?: for the time being)? (?:of|in force in|as applicable in|applicable in|applicable to|prevailing in|in) (?:the )?`
const named = String.raw`(india|indian|english|prc|chinese|hong kong|singapore(?:an)?|german|swiss|french|dutch|irish|japanese|australian|israeli|new york|california|delaware|uae|uk|us)`
const applies = String.raw`(?:(?: (?:shall|will|alone|only|also)){0,2} (?:appl(?:y|ies)|governs?|controls?)|(?: (?:is|are|shall be|will be|being))? (?:applicable|to apply|to govern)| is there)\b`
const judged = String.raw`(?:governed|regulated|construed|interpreted|read|judged|tested|understood)`

/** Ways to name a law, the most telling first. The first group that matched is the place. */
const CHOICES: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:governed|construed|interpreted|governing law)\b[^.;]{0,110}?${lawOf}${place}${until}|\bgovern[^.;]{0,110}\b(?:(indian) laws?|laws of (india))\b`,
  ),
  // 'accepted in the State of X and governed by the laws thereof'
  /\b((?:state|republic|province) of (?:the )?[a-z]+(?: [a-z]+)?)\b(?= (?:and|,)|,)[^.;]{0,60}\bgoverned by\b[^.;]{0,60}\blaws thereof\b/,
  // 'governed by English law', 'construed according to Indian law'
  new RegExp(
    String.raw`\b(?:governed by|construed under|interpreted under|subject to|${judged} (?:according to|in accordance with|as per|by|under)) (?:and construed [^.;]{0,30})?(?:the )?${named} laws?\b`,
  ),
  // 'shall be read according to the law of India', 'judged by the laws of'
  new RegExp(
    String.raw`\b${judged} (?:only )?(?:under|by|according to|in accordance with|as per|in terms of) (?:the )?${lawOf}${place}${until}`,
  ),
  // 'Indian law applies', 'the law of India shall govern this letter', 'law of India is applicable'
  new RegExp(String.raw`\b${named} laws?${applies}`),
  new RegExp(`${lawOf}${place}${applies}`),
  // 'arbitration at Pune, to which the law of India applies', 'the arbitrator applies Indian law'
  new RegExp(
    String.raw`\bappl(?:y|ies|ying) (?:only )?(?:the )?(?:${named} laws?\b|${lawOf}(?!that\b)${place}${until})`,
  ),
  // 'the contract is under the laws of India', 'this letter is under Indian law', 'follows the law of India'
  new RegExp(
    String.raw`\b(?:(?:is|are|be|remains?|stands?) (?:made |subject |entered into )?(?:under|to|as per|according to)|follows?) (?:the )?(?:${lawOf}${place}${until}|${named} laws?\b)`,
  ),
  // 'made under and subject to the provision of the substantive laws of the State of New York'
  new RegExp(
    String.raw`\b(?:made|governed|construed|interpreted)\b[^.;]{0,60}\b(?:subject to|under|by|with) (?:the )?(?:(?:provisions?|principles) of (?:the )?)?(?:substantive|internal|domestic|local|procedural) ${lawOf.slice(2)}${place}${until}`,
  ),
  // 'Estonian law governs': a people by its own name
  new RegExp(String.raw`\b([a-z]{3,12}(?:ian|ean|ish|ese))(?= laws?${applies})`),
  new RegExp(
    String.raw`\b(?:governing|applicable) law(?: and [a-z]+)? ?(?::|\||-|is|shall be)(?: (?:the|that|those|laws?|of)){0,4} ${place}${until}`,
  ),
  // 'the law is Indian', 'and the law that of India'
  new RegExp(
    String.raw`\b(?:the |proper )law (?:of this \w+ )?(?:(?:is|being|shall be|will be) )?(?:the )?(?:(?:law|that) of (?:the )?${place}${until}|${named}(?: law)?(?= ?(?:[.,;]|and\b|$)))`,
  ),
  // a sentence of nothing else: 'Law of India.', 'Disputes: Indian law.'
  new RegExp(
    String.raw`^(?:[a-z\d .:-]{0,30}[:.-] |(?:differences|disputes|law|under|the) )?(?:the )?(?:${named} laws?|laws? of (?:the )?([a-z]+(?: [a-z]+){0,3})) ?[.;]?$`,
  ),
  // 'the statutes and laws of Delhi, India, without regard to their conflicts, will apply'
  new RegExp(String.raw`${lawOf}${place}${until}[^.;]{0,160}?\b(?:shall|will) (?:apply|govern)\b`),
  // 'governed by the law, rules and regulations of New Delhi'
  new RegExp(
    String.raw`\bgoverned by (?:the )?laws?(?:,? (?:and )?(?:rules|regulations|statutes|acts)){1,3} (?:of|in) (?:the )?${place}${until}`,
  ),
  // 'the laws under the Govt. of India will govern'
  /\blaws? under the (?:govt\.?|government) of (india)\b/,
  // 'governed by the Indian Contract Act, 1872'; 'the Indian Partnership Act, 1932 shall apply'
  /\bgoverned by (?:the )?(?:provisions of (?:the )?)?(indian) (?:[a-z]+ ){1,4}act\b/,
  /\b(?:the )?(indian) (?:contract|partnership|sale of goods) act,? (?:\d{4},? )?(?:shall |will )?(?:appl(?:y|ies)|governs?)\b/,
]
/** 'heard by the courts of Singapore under the law of Singapore': a law of disputes, not one under which a company was formed. */
const OF_DISPUTES = new RegExp(
  String.raw`\b(?:under|as per|according to) (?:the )?(?:${named} laws?\b|${lawOf}(?!that\b|this\b)${place}${until})`,
)
/** 'nothing here takes away rights under the law of India', 'where a mandatory law of India applies' */
const SPARED =
  /\b(?:mandatory|compulsory) $|\bnothing\b[^.;]{0,200}$|\b(?:rights?|remed(?:y|ies)) (?:he |she |they |you )?(?:\w+ )?$/
const FORMED = /\b(?:incorporated|registered|organi[sz]ed|established|constituted|existing|formed|created|duly)\b/
/** 'sits in Wilmington, Delaware, and applies the law of that State': the place named last before it. */
const OF_THAT_PLACE =
  /\b(?:in|at|of) (?:the )?([a-z]+(?: [a-z]+)?(?:, [a-z]+(?: [a-z]+)?)?),?(?: and| alone| only)?,? (?:[a-z]+,? ){0,3}?(?:under|applies|apply|applying|by|and) the laws? of that (?:country|state|place)\b/
const NO_PLACE =
  /^(?:any|such|this|that|other|each|chosen|governing|selected|relevant|member|exporter|jurisdiction|country|its|force|effect|their|his|her|our|your|land|contract|nature|general|place|another|every|some|christian|hindu|muslim|parsi|european|civilian|guardian|which|all|both|arbitration|limitation|agreement|contract|part(?:y|ies)|terms|section|clause|order|order form|company|customer|client)\b|^(?:central|union|state)(?: and (?:the )?(?:central|union|state))?(?: (?:gov|govt|government|act|acts)\b|$)|\bgoverning law\b/
/** Peoples by the names of their countries. */
const COUNTRIES: Readonly<Record<string, string>> = {
  indian: 'india',
  english: 'england',
  chinese: 'china',
  german: 'germany',
  swiss: 'switzerland',
  french: 'france',
  dutch: 'netherlands',
  irish: 'ireland',
  japanese: 'japan',
  australian: 'australia',
  israeli: 'israel',
  singaporean: 'singapore',
}

const CITY = /^(?:(?:city|town) of )/
const OF_COUNTRY = /^,? ?(?:in )?(india)\b/

/** The place whose law a sentence chooses, with the words that choose it. */
function chosen(contract: Contract, sentence: Sentence): { value: string; match: RegExpExecArray } | null {
  const { text } = sentence
  const disputes = /\b(?:disput\w+|differences?|arbitra\w+|courts?|jurisdiction|suits?|cases?|heard)\b/.test(text)
  const wordings = disputes ? [...CHOICES, OF_DISPUTES, OF_THAT_PLACE] : CHOICES
  for (const wording of wordings) {
    const match = wording.exec(text)
    const value = match?.slice(1).find((group) => group !== undefined)
    if (match === null || value === undefined || NO_PLACE.test(value)) continue
    if (SPARED.test(text.slice(Math.max(0, match.index - 200), match.index))) continue
    if (wording === OF_DISPUTES && FORMED.test(text.slice(Math.max(0, match.index - 60), match.index))) continue
    // A country has a capital: 'the law applicable to it' names none.
    // 'the state of Tamil Nadu': the name has the capital, the word before it need not.
    const name = value.replace(/^(?:state|republic|union|province|commonwealth) of (?:the )?/, '')
    if (!isCapital(contract, sentence.start + match.index + match[0].lastIndexOf(name))) continue
    if (wording === OF_THAT_PLACE) return { value: value.split(', ').at(-1)!, match }
    // a city has no law of its own: 'the laws prevailing in the City of Pune, India'
    const country = CITY.test(value) ? OF_COUNTRY.exec(text.slice(match.index + match[0].length))?.[1] : undefined
    if (country !== undefined) return { value: country, match }
    return { value: COUNTRIES[value] ?? wholePlace(value, text.slice(match.index + match[0].length)), match }
  }
  return null
}

const OF_FORUM = new Set<ClauseType>(['governing_law', 'jurisdiction', 'dispute_resolution'])
/** 'After that Indian law and the court at Meerut': where the clause is on disputes, the name of a law is a choice. */
const NAMED_ONLY = new RegExp(String.raw`\b(?:${named} laws?\b|laws? of (india)\b)`)
const ASKED =
  /\b(?:required|requires|permitted|permits|allowed|comply|complies|compliance|obey\w*|tax|violat\w+|breach)\b/

interface Choice {
  sentence: Sentence
  /** in lower case: 'india', 'delaware' */
  value: string
  match: RegExpExecArray
}

/** The sentences that choose a law; where none does, the first that names one in a clause on disputes. */
const choicesOf = (contract: Contract): readonly Choice[] =>
  once(contract, 'governing-law', () => {
    const statements = contract.clauses.flatMap((clause) =>
      statementsOf(contract.text, clause)
        .filter(({ text }) => /\blaws?\b|\bact\b/.test(text))
        .map((sentence) => ({ sentence, type: clause.type })),
    )
    const found = statements.flatMap(({ sentence }) => {
      const choice = chosen(contract, sentence)
      return choice === null ? [] : [{ sentence, ...choice }]
    })
    if (found.length > 0) return found
    for (const { sentence, type } of statements) {
      const match =
        OF_FORUM.has(type) && !ASKED.test(sentence.text) && !/\bnothing\b|\bmandatory\b/.test(sentence.text)
          ? NAMED_ONLY.exec(sentence.text)
          : null
      const value = match?.[1] ?? match?.[2]
      if (match !== null && value !== undefined) return [{ sentence, value: COUNTRIES[value] ?? value, match }]
    }
    return []
  })

/** The places whose law the contract chooses, in lower case; empty where it chooses none. */
export const lawsChosen = (contract: Contract): string[] => choicesOf(contract).map(({ value }) => value)

/** The law that the contract names, with the sentence that names it. */
export const governingLaw = (contract: Contract, ground: Ground): KeyFacts['governing_law'] =>
  unique(
    choicesOf(contract).map(({ sentence, value, match }) => ({
      ...ground(quotable(sentence, match)),
      label: words.facts.governingLaw,
      value: properName(value),
    })),
    (fact) => fact.value,
  )
