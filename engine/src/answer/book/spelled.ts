import { readModelWords } from '../../../model/read.ts'
import { stem } from '../../grammar/stem.ts'
import { glossed, isGlossed, languageOf, latinHindi } from '../../language/hindi/gloss.ts'
import { typedBesides, typedSurely } from '../../language/hindi/typed.ts'
import { once } from '../../understand/contract.ts'
import { saidFor } from '../question/synonyms.ts'
import { stemsOf } from '../question/words-of.ts'
import type { Book } from './book.ts'
import { bonesOf, soundsOfEnglish, wordsByBones } from './in-latin.ts'

/** A word in Latin letters by itself; one that begins with a capital amid a question is a name. */
const WORD = /(?<![\p{L}\p{M}\d])(?:^[A-Z])?[a-z]{4,}(?![\p{L}\p{M}\d])/gu
/** Any other that may be a Hindi one. */
const ANY = /[A-Za-z]{3,}/g
/** Consonants from which on likeness names one word: 'diposit' is 'deposit', 'din' could be many. */
const FEWEST = 3
/** Letters of an English word from which on it may be misspelt: shorter ones are mostly one letter from another. */
const LONG = 6
/** Letters by which a word may differ whose consonants are the same, and one of so many letters. */
const APART = 2
const APART_LONG = 3
const VERY_LONG = 9

/**
 * A question with its misspelt words as they are meant: hurried Hindi in Latin letters in its usual spelling ('kb milga' is
 * 'kab milega'), and what is no word at all as the contract writes it ('diposit' is its 'deposit'). A word that anybody knows
 * stays, whether or not the contract has it.
 */
export function spelled(book: Book, said: string): string {
  const listed = said.replace(/(?<!\b(?:clause|section|point|part|schedule|annexure) )\b[A-Za-z]+/gi, (word) => {
    const lower = word.toLowerCase()
    return typedSurely.get(lower) ?? typedBesides.get(lower) ?? word
  })
  // One word that is surely Hindi lets others that look so be read as such.
  const mayBe = glossed(listed.toLowerCase(), 'en') !== listed.toLowerCase()
  const hindi = mayBe ? listed.replace(ANY, (word) => asHindi(book, word)) : listed
  const isHindi = languageOf(hindi.toLowerCase()) === 'hinglish'
  if (!isHindi) return said.replace(WORD, (word) => asContract(book, word))
  return listed.replace(ANY, (written) => {
    const word = written.toLowerCase()
    const own = asContract(book, written, true)
    const known = asHindi(book, written)
    return known !== written && distance(word, known) <= (own === written ? word.length : distance(word, own))
      ? known
      : own
  })
}

const asHindi = (book: Book, written: string): string =>
  isKnown(book, written.toLowerCase()) ? written : (hindiFor(written.toLowerCase()) ?? written)
const asContract = (book: Book, written: string, isHindi = false): string =>
  isKnown(book, written.toLowerCase()) ? written : (heardAs(book, written.toLowerCase(), isHindi) ?? written)

let english: ReadonlySet<string> | undefined
/** Endings without which a word may be in a list. */
const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/s$/, ''],
  [/es$/, ''],
  [/ies$/, 'y'],
  [/(?<=e)d$/, ''],
  [/ed$/, ''],
  [/ed$/, 'e'],
  [/(.)\1(?:ed|ing)$/, '$1'],
  [/ing$/, ''],
  [/ing$/, 'e'],
  [/(?<=e)rs?$/, ''],
  [/ers?$/, ''],
  [/ly$/, ''],
]

function isKnown(book: Book, word: string): boolean {
  english ??= new Set(readModelWords('reader'))
  const forms = [word, ...ENDINGS.map(([ending, without]) => word.replace(ending, without))]
  return (
    isGlossed(word) ||
    stemsOf(word).length === 0 ||
    saidFor(stem(word)).length > 1 ||
    forms.some((form) => english!.has(form) || wordsOf(book).has(form))
  )
}

const wordsOf = ({ contract }: Book): ReadonlySet<string> =>
  once(contract, 'words', () => new Set(contract.text.norm.match(/[a-z]{3,}/g)))

/** The word of the contract that has the same consonants; in a long word one letter may lack or stand too much. */
function heardAs(book: Book, word: string, isHindi: boolean): string | null {
  const [bones = '', hard = ''] = [false, true].map((isHard) => bonesOf(soundsOfEnglish(word, isHard)))
  const isLong = isHindi || word.length >= LONG || bones.length > FEWEST
  if (bones.replace(OPENING, '').length < FEWEST || !isLong || !VOWEL.test(word)) return null
  const most = word.length >= VERY_LONG || (isHindi && bones.length > FEWEST) ? APART_LONG : APART
  const alike = [bones, hard]
    .flatMap((own) => wordsByBones(book).get(own) ?? [])
    .flatMap((heard) => (VOWEL.test(heard.word) ? [heard.word] : []))
  const [best] = alike
    .map((own) => ({ own, apart: distance(word, own) }))
    .filter(({ apart }) => apart <= most)
    .sort((one, other) => one.apart - other.apart)
  if (best !== undefined) return best.own
  if (word.length <= LONG) return null
  return [...wordsOf(book)].find((own) => own[0] === word[0] && isSlip(word, own)) ?? null
}

const VOWEL = /[aeiou]/
/** The mark before the sounds of a word that begins with a vowel. */
const OPENING = /^A/
/** Consonants that are written for each other: 'mashine'. */
const ALIKE = /^(?:[csz][csz]|[ckq][ckq]|[gj][gj]|[vw][vw]|[mn][mn])$/

/** Whether one letter lacks, stands too much or is written for another that sounds alike. */
function isSlip(written: string, own: string): boolean {
  if (Math.abs(written.length - own.length) > 1 || distance(written, own) !== 1) return false
  if (written.length !== own.length) return true
  const at = [...written].findIndex((letter, index) => letter !== own[index])
  return written[at] === own[at + 1] || ALIKE.test(written[at]! + own[at]!)
}

/** A Hindi word as all its usual spellings have it: 'vaapis' and 'wapas' have the same consonants. */
const plain = (word: string): string =>
  word
    .replace(/([cgkptdbjs])h+/g, '$1')
    .replace(/aa/g, 'a')
    .replace(/ee|y(?![aeiou])/g, 'i')
    .replace(/oo/g, 'u')
    .replace(/z/g, 'j')
    .replace(/w/g, 'v')
    .replace(/(.)\1/g, '$1')
const skeleton = (word: string): string => plain(word).replace(/[aeiouh]/g, '')
/** Whoever types in a hurry leaves vowels out within a word: 'bakri' is no 'bikri', 'naukar' no 'naukari', 'tanki' no 'tankha'. */
function isEndedAlike(written: string, own: string): boolean {
  const [head, ownHead] = [written, own].map((word) => /^[^aeiou]*([aeiou]+)/.exec(plain(word))?.[1] ?? '')
  const [end, ownEnd] = [written, own].map((word) =>
    plain(word)
      .replace(/h$/, '')
      .split(/[^aeiou]/)
      .at(-1),
  )
  const isFull = vowelsIn(written) >= vowelsIn(own)
  return end === ownEnd && (!isFull || head === ownHead)
}
const vowelsIn = (word: string): number => word.match(/[aeiou]+/g)?.length ?? 0

/** Many type no 'h' behind a consonant; nobody types one where none is: 'khate' is not 'kaate'. */
function isBreathed(written: string, own: string): boolean {
  const parts = (word: string): string[] => word.replace(/[aeiou]/g, '').match(/([^h])\1*h*|h/g) ?? []
  const wanted = parts(own)
  return parts(written).every((part, at) => !part.endsWith('h') || wanted[at]?.endsWith('h') !== false)
}

let spellings:
  | { readonly exact: ReadonlyMap<string, string>; readonly alike: ReadonlyMap<string, string[]> }
  | undefined

function hindiFor(word: string): string | null {
  const listed = latinHindi.filter((own) => VOWEL.test(own))
  spellings ??= {
    exact: new Map(listed.map((own) => [plain(own), own])),
    alike: Map.groupBy(listed, skeleton),
  }
  const exact = spellings.exact.get(plain(word))
  if (exact !== undefined && isBreathed(word, exact)) return exact
  const bones = skeleton(word)
  if (bones.length < FEWEST) return null
  const [best] = (spellings.alike.get(bones) ?? [])
    .map((own) => ({ own, apart: distance(plain(word), plain(own)) }))
    .filter(({ own, apart }) => apart <= APART && isBreathed(word, own) && isEndedAlike(word, own))
    .sort((one, other) => one.apart - other.apart)
  return best?.own ?? null
}

/** Letters that lack, stand too much, are others or have changed places with the next. */
function distance(one: string, other: string): number {
  let before: number[] = []
  let above = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let row = 1; row <= one.length; row++) {
    const line = [row]
    for (let at = 1; at <= other.length; at++) {
      const isSame = one[row - 1] === other[at - 1]
      const swapped = row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1]
      line[at] = Math.min(
        above[at]! + 1,
        line[at - 1]! + 1,
        above[at - 1]! + (isSame ? 0 : 1),
        swapped ? before[at - 2]! + 1 : Number.POSITIVE_INFINITY,
      )
    }
    before = above
    above = line
  }
  return above[other.length]!
}
