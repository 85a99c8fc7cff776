/**
 * Learns which types lawyers name as missing: `npm run missing -w @karar/corpus -- FOLDER...` reads NAME.json and NAME.txt
 * as `npm run texts` writes them, writes engine/model/missing.bin, and prints what is found when a fifth of the contracts, and
 * when the whole of a folder, is left out of the learning. A folder may be followed by :odd or :even, for the numbers that may
 * be learned from, and by numbers to leave out: FOLDER:even:208,224.
 *
 * Reading takes minutes. `... -- --signs FILE FOLDER...` only reads, and writes what was read to FILE, which a later run takes in
 * the place of these folders: the file that is learned is the same, byte for byte, whichever way it was read.
 *
 * `... -- --beside FILE FOLDER...` takes the mean of what is learned and of an earlier file, whose notes are no longer all at hand.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parseArgs } from 'node:util'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import {
  type Chances,
  chooseReader,
  countWords,
  findKeyFacts,
  hashOf,
  likelyMissing,
  missingByTable,
  missingWords,
  placeAmong,
  signsNamed,
  signsOf,
  type Topics,
  topicSigns,
  understand,
} from '@karar/engine/inside'
import type { ClauseType, ContractType } from '@karar/schema'
import { engineModels } from '../folders.ts'
import { fitLogistic } from './logistic.ts'
import { learnTopics } from './topics.ts'

const DAY = '2026-11-21'
/** So often a type must be named, and a kind of contract be read, before anything is learned of it. */
const LEAST_NAMED = 4
const LEAST_SIDES = 8
const FOLDS = 5

interface Notes {
  readonly file?: string
  readonly sides: readonly { readonly party: string }[]
  readonly missing: readonly { readonly clause_type: string; readonly for: string }[]
}

interface ReadSide {
  readonly folder: string
  readonly contract: string
  readonly kind: ContractType
  readonly wanted: readonly string[]
  readonly asked: readonly ClauseType[]
  readonly known: ReturnType<typeof signsOf>
  /** how often each of its words stands in the contract */
  readonly words: readonly (readonly [string, number])[]
}

const types = Object.keys(missingWords) as ClauseType[]
const notShared = (name: string) => !/^(?:294|296)-/.test(name)

/** The sides of a folder, or of a file that was written of folders. */
const readSides = (argument: string): ReadSide[] =>
  argument.endsWith('.json') ? (JSON.parse(readFileSync(argument, 'utf8')) as ReadSide[]) : readFolder(argument)

function readFolder(argument: string): ReadSide[] {
  const [folder = '', part = '', out = ''] = argument.split(':')
  const leftOut = new Set(out.split(',').filter(Boolean))
  return readdirSync(folder)
    .filter((name) => /^\d+-.*\.json$/.test(name) && notShared(name))
    .filter((name) => !leftOut.has(name.split('-')[0]!))
    .filter((name) => part === '' || (Number.parseInt(name, 10) % 2 === 1) === (part === 'odd'))
    .sort()
    .flatMap((name) => {
      const notes = JSON.parse(readFileSync(join(folder, name), 'utf8')) as Notes
      const text = readFileSync(join(folder, notes.file ?? name.replace(/json$/, 'txt')), 'utf8')
      const contract = understand(text, DAY)
      const facts = findKeyFacts(contract, undefined)
      const words = [...countWords(contract.text.norm)]
      return notes.sides.map(({ party }): ReadSide => {
        const reader = chooseReader(contract, { party }).party
        const claims = missingByTable(contract, facts, reader)
        const asked = new Map(claims.map(({ clause_type, importance }) => [clause_type, importance]))
        return {
          folder: basename(folder),
          contract: `${basename(folder)}/${name}`,
          kind: contract.type,
          wanted: notes.missing.filter((lack) => lack.for === party).map(({ clause_type }) => clause_type),
          asked: [...asked.keys()],
          known: signsOf(contract, facts, { reader, kind: contract.type, asked, ofAll: true }, types),
          words,
        }
      })
    })
}

/** Signs that weigh less are left out and the others learned anew: as much is found, by a file that is a fraction as large. */
const LEAST_WEIGHT = 0.1
const LEAST_WEIGHT_OF_TOPIC = 0.03
function learn(sides: readonly ReadSide[]): Chances {
  const named = Map.groupBy(
    sides.flatMap(({ wanted }) => wanted),
    (type) => type,
  )
  const taught = types.filter(
    (type) => (named.get(type)?.length ?? 0) >= LEAST_NAMED || earlier?.types.includes(type) === true,
  )
  const cases = sides.flatMap((side) =>
    side.known
      .filter(({ type }) => taught.includes(type))
      .map((one) => ({ signs: signsNamed(one), valued: topicsOf(side, one), is: side.wanted.includes(one.type) })),
  )
  const first = fitLogistic(cases).weights
  const weighs = (sign: string): boolean =>
    Math.abs(first.get(sign) ?? 0) >= (sign.includes('topic-') ? LEAST_WEIGHT_OF_TOPIC : LEAST_WEIGHT)
  const { base, weights } = fitLogistic(
    cases.map(({ signs, valued, is }) => ({
      signs: signs.filter(weighs),
      valued: valued.filter(([sign]) => weighs(sign)),
      is,
    })),
  )
  const kinds = [...Map.groupBy(sides, ({ kind }) => kind)].filter(([, own]) => own.length >= LEAST_SIDES)
  return {
    base: round(base),
    kinds: kinds.map(([kind]) => kind).sort(),
    types: taught,
    weights: Object.fromEntries([...weights].map(([sign, weight]) => [sign, round(weight)])),
    topics,
  }
}
const topicsOf = (side: ReadSide, { type, standing }: ReadSide['known'][number]): [string, number][] => {
  const place = placeOf(side)
  return topicSigns(standing, place.length).map(([sign, topic]) => [`${type}: ${sign}`, place[topic]!])
}
const places = new WeakMap<ReadSide, number[]>()
function placeOf(side: ReadSide): number[] {
  const place = places.get(side) ?? placeAmong(topics, new Map(side.words))
  places.set(side, place)
  return place
}

/** Halfway between two tables: the mean of what each says. */
function meanOf(one: Chances, other: Chances): Chances {
  const signs = [...new Set([...Object.keys(one.weights), ...Object.keys(other.weights)])]
  return {
    base: round((one.base + other.base) / 2),
    kinds: [...new Set([...one.kinds, ...other.kinds])].sort(),
    types: one.types,
    weights: Object.fromEntries(
      signs.map((sign) => [sign, round(((one.weights[sign] ?? 0) + (other.weights[sign] ?? 0)) / 2)]),
    ),
    topics: one.topics,
  }
}
const withEarlier = (table: Chances): Chances => (earlier === null ? table : meanOf(table, earlier))
const round = (weight: number): number => Math.round(weight * 100) / 100

const { values, positionals: folders } = parseArgs({
  options: { signs: { type: 'string' }, beside: { type: 'string' } },
  allowPositionals: true,
})
if (folders.length === 0) throw new Error('Name the folders that hold the notes and their texts.')
const sides = folders.flatMap(readSides)
if (values.signs !== undefined) {
  writeFileSync(values.signs, JSON.stringify(sides))
  console.log(`${sides.length} sides are written to ${values.signs}`)
  process.exit()
}
const earlier =
  values.beside === undefined
    ? null
    : (JSON.parse(brotliDecompressSync(readFileSync(values.beside)).toString('latin1')) as Chances)
const topics: Topics = learnTopics([...new Map(sides.map((side) => [side.contract, new Map(side.words)])).values()])
const table = withEarlier(learn(sides))
const packed = brotliCompressSync(Buffer.from(JSON.stringify(table), 'latin1'))
writeFileSync(join(engineModels, 'missing.bin'), packed)
console.log(`${Object.keys(table.weights).length} weights, ${table.types.length} types, ${packed.length} bytes`)

const foldOf = ({ contract }: ReadSide): string => String((hashOf(contract) >>> 3) % FOLDS)
const handOf = ({ folder }: ReadSide): string => folder

/** Each side beside what was learned of all those that no part of its own is among. */
function leftOutBy(part: (side: ReadSide) => string): { side: ReadSide; table: Chances }[] {
  const without = new Map(
    [...new Set(sides.map(part))].map((own) => [own, learn(sides.filter((side) => part(side) !== own))]),
  )
  return sides.map((side) => ({ side, table: without.get(part(side))! }))
}

/** What a rule for claiming finds of what is named, and claims besides on a side. */
function tell(rule: string, claims: readonly { side: ReadSide; claimed: readonly ClauseType[] }[]) {
  const counts = claims.map(({ side, claimed }) => {
    const right = claimed.filter((type) => side.wanted.includes(type)).length
    return { right, besides: claimed.length - right, wanted: side.wanted.length }
  })
  const sum = (of: 'right' | 'besides' | 'wanted') => counts.reduce((all, count) => all + count[of], 0)
  return {
    rule,
    found: `${sum('right')} of ${sum('wanted')} (${((100 * sum('right')) / sum('wanted')).toFixed(0)} %)`,
    'claimed besides, a side': (sum('besides') / counts.length).toFixed(2),
    right: `${((100 * sum('right')) / (sum('right') + sum('besides'))).toFixed(0)} %`,
  }
}
/** What is claimed where a type that is nowhere must be `absent` likely, one that is spoken of `spoken` likely. */
const claimedAt = (all: ReturnType<typeof leftOutBy>, absent?: number, spoken?: number) =>
  all.map(({ side, table }) => ({
    side,
    claimed: likelyMissing(
      table,
      side.known,
      placeOf(side),
      absent === undefined || spoken === undefined ? undefined : (one) => (one.spoken ? spoken : absent),
    ).map(({ type }) => type),
  }))
const LIMITS = [0.13, 0.15, 0.2, 0.25, 0.3, 0.35]
const fifths = leftOutBy(foldOf)
/** The earlier table had not seen these, and of the other each fifth is left out. */
const unseen = fifths
  .filter(({ side }) => /\/\d*[13579]-/.test(side.contract) && /^real/.test(side.folder))
  .map(({ side, table }) => ({ side, table: withEarlier(table) }))
const hands = leftOutBy(handOf)
console.log(`${sides.length} sides`)
console.table([
  tell(
    'the table of the kind',
    sides.map((side) => ({ side, claimed: side.asked })),
  ),
  ...LIMITS.flatMap((least) => [
    tell(`a fifth left out: nowhere ${least}`, claimedAt(fifths, least, 2)),
    tell(`a fifth left out: nowhere ${least}, spoken of as well`, claimedAt(fifths, least, least)),
    tell(`a fifth left out: spoken of ${(least + 0.05).toFixed(2)}`, claimedAt(fifths, least, least + 0.05)),
    tell(`a hand left out: spoken of ${(least + 0.05).toFixed(2)}`, claimedAt(hands, least, least + 0.05)),
  ]),
])
console.table([
  tell('odd numbers, as the engine claims', claimedAt(unseen)),
  ...LIMITS.map((least) =>
    tell(`odd numbers: spoken of ${(least + 0.05).toFixed(2)}`, claimedAt(unseen, least, least + 0.05)),
  ),
])
console.table(
  [...Map.groupBy(claimedAt(hands), ({ side }) => handOf(side))].map(([hand, own]) =>
    tell(`${hand} left out, as the engine claims`, own),
  ),
)
const claimedByFifths = claimedAt(fifths)
console.table(
  types
    .map((type) => {
      const claimed = claimedByFifths.filter(({ claimed }) => claimed.includes(type))
      const right = claimed.filter(({ side }) => side.wanted.includes(type)).length
      const named = sides.filter(({ wanted }) => wanted.includes(type)).length
      return { type, named, found: right, 'claimed besides': claimed.length - right }
    })
    .filter(({ found, 'claimed besides': besides }) => found + besides > 0)
    .sort((a, b) => b['claimed besides'] - b.found - (a['claimed besides'] - a.found)),
)
