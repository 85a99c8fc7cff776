import { consonantsHeard, isGlossed, vowelsHeard } from '../../language/hindi/gloss.ts'
import { once } from '../../understand/contract.ts'
import { stemsOf } from '../question/words-of.ts'
import type { Book } from './book.ts'

/** A consonant by how it sounds, with the vowels behind it: of a word in Devanagari those that Latin letters may write. */
interface Sound {
  readonly consonant: string
  readonly vowels: string
}

/** Sounds of a word of Devanagari letters from which on it names one word: shorter ones sound like many. */
const FEWEST = 3

const listed = (pairs: string): Readonly<Record<string, string>> =>
  Object.fromEntries(pairs.split(' ').map((pair) => [pair[0]!, pair.slice(1)]))
const CONSONANTS = listed(consonantsHeard)
const VOWELS = listed(vowelsHeard)
/** Before the sounds of a word that begins with a vowel. */
const OPENS = 'A'

/** The sounds of a word in Devanagari; of 'ज़' that of 'j', as in 'size'. */
function soundsOfDevanagari(word: string): Sound[] {
  const sounds: { consonant: string; vowels: string }[] = []
  for (const letter of word) {
    const last = sounds.at(-1)
    const consonant = CONSONANTS[letter] ?? (last === undefined ? { य: 'Y', ह: 'H' }[letter] : undefined)
    const vowels = VOWELS[letter]
    if (consonant !== undefined) sounds.push({ consonant, vowels: '' })
    else if (letter === 'ं' || letter === 'ँ') sounds.push({ consonant: 'N', vowels: '' })
    else if (vowels === undefined) continue
    else if (last === undefined) sounds.push({ consonant: OPENS, vowels })
    else if (last.vowels === '') last.vowels = vowels
  }
  return sounds.map((sound, at) => ({ ...sound, consonant: nasal(sound.consonant, sounds[at + 1]?.consonant) }))
}

/** 'n' before a lip's sound is 'm': 'कंपनी', 'नंबर'. */
const nasal = (consonant: string, next: string | undefined): string =>
  consonant === 'N' && next !== undefined && 'PFBM'.includes(next) ? 'M' : consonant

/** How English writes sounds, the longer writing first; '' is not heard. */
const WRITTEN: readonly (readonly [RegExp, string])[] = [
  [/^(?:kn)/y, 'N'],
  [/(?:wr|rh)/y, 'R'],
  [/[tcs]i(?=[aeo])/y, 'S'],
  [/t?ch/y, 'C'],
  [/sch|sh|ss|s/y, 'S'],
  [/ph|ff|f/y, 'F'],
  [/pp|p/y, 'P'],
  [/dge|j|z/y, 'J'],
  [/gh(?=t|$)/y, ''],
  [/th|tt|t/y, 'T'],
  [/ck|cc(?![eiy])|c(?![eiy])|kk|k/y, 'K'],
  [/c/y, 'S'],
  [/qu/y, 'KV'],
  [/x/y, 'KS'],
  [/gg|gu(?=[ei])|g(?![eiy])/y, 'G'],
  [/g/y, 'J'],
  [/w(?=[aeiou])|v/y, 'V'],
  [/mn$|mb$|mm|m/y, 'M'],
  [/nn|n/y, 'N'],
  [/rr|r/y, 'R'],
  [/ll|l/y, 'L'],
  [/dd|d/y, 'D'],
  [/bb|b/y, 'B'],
]

/**
 * The sounds of an English word as far as its letters tell them.
 *
 * @param isHard whether 'g' is one before 'e' and 'i' too, as in 'Ratnagiri'
 */
export function soundsOfEnglish(word: string, isHard: boolean): Sound[] {
  const sounds: { consonant: string; vowels: string }[] = []
  const first = /^[yh]/.exec(word)?.[0]
  if (first !== undefined) sounds.push({ consonant: first.toUpperCase(), vowels: '' })
  // 'unit' is heard as 'yunit'
  else if (/^u[^aeiou][aeiou]/.test(word)) sounds.push({ consonant: 'Y', vowels: '' })
  for (let at = first === undefined ? 0 : 1; at < word.length; ) {
    const found = WRITTEN.map(([written, consonant]) => {
      written.lastIndex = at
      return { length: written.exec(word)?.[0].length ?? 0, consonant }
    }).find(({ length }) => length > 0)
    if (found !== undefined)
      for (const consonant of isHard && word[at] === 'g' ? 'G' : found.consonant) sounds.push({ consonant, vowels: '' })
    else if (/[aeiouyw]/.test(word[at]!)) {
      const last = sounds.at(-1)
      if (last === undefined) sounds.push({ consonant: OPENS, vowels: word[at]! })
      else last.vowels += word[at]!
    }
    at += Math.max(1, found?.length ?? 1)
  }
  return sounds
}

export const bonesOf = (sounds: readonly Sound[]): string => sounds.map(({ consonant }) => consonant).join('')

/** A word of the contract with its sounds. */
interface Heard {
  readonly word: string
  readonly sounds: readonly Sound[]
}

/** Words of the contract by the sounds of their consonants, the most frequent first. */
export const wordsByBones = ({ contract }: Book): ReadonlyMap<string, readonly Heard[]> =>
  once(contract, 'latin', () => {
    const counts = new Map<string, number>()
    for (const [word] of contract.text.norm.matchAll(/\b[a-z]{3,}\b/g))
      for (const form of new Set([word, word.replace(/(?<=[^s]{3})s$/, '')]))
        counts.set(form, (counts.get(form) ?? 0) + 1)
    // 'into' and the like are borrowed by nobody
    const words = [...counts]
      .sort(([, one], [, other]) => other - one)
      .flatMap(([word]) => (stemsOf(word).length > 0 ? [word] : []))
    const heard = words.flatMap((word) =>
      [false, true].map((isHard) => ({ word, sounds: soundsOfEnglish(word, isHard) })),
    )
    return Map.groupBy(heard, ({ sounds }) => bonesOf(sounds))
  })

/** How many vowels of an English word are other than those of a Hindi one of the same consonants; null where one is against it. */
function apartBy(hindi: readonly Sound[], english: readonly Sound[]): number | null {
  let apart = 0
  for (const [at, { vowels }] of english.entries()) {
    const wanted = hindi[at]!.vowels
    if (wanted !== '' && ![...vowels].some((vowel) => wanted.includes(vowel))) return null
    if (wanted[0] !== vowels[0]) apart++
  }
  return apart
}

/** Endings by which Hindi puts a borrowed word into the plural. */
const PLURAL = /(?:ियों|ियां|ियाँ|ों|ें)$/

function heardIn(book: Book, word: string): string | null {
  for (const form of new Set([word, word.replace(PLURAL, ''), word.replace(PLURAL, 'ी')])) {
    const sounds = soundsOfDevanagari(form)
    if (sounds.length < FEWEST) continue
    const fitting = (wordsByBones(book).get(bonesOf(sounds)) ?? []).flatMap(({ word: own, sounds: heard }) => {
      const apart = apartBy(sounds, heard)
      return apart === null ? [] : [{ own, apart }]
    })
    const [best] = fitting.sort((one, other) => one.apart - other.apart)
    if (best !== undefined) return best.own
  }
  return null
}

/**
 * A question with the borrowed words and names that it writes in Devanagari as the contract writes them: 'टैबलेट' is its
 * 'tablet', 'गुवाहाटी' its 'Guwahati'. Only words that no list holds, and only where one of the contract's sounds so.
 */
export const inLatin = (book: Book, said: string): string =>
  said.replace(/[\u0900-\u0963\u0970-\u097f]{3,}/g, (word) => (isGlossed(word) ? word : (heardIn(book, word) ?? word)))
