import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type StatedNorm, statedNorms } from '@karar/engine/inside'
import { DAY } from './annotated.ts'
import { percent, table } from './tables.ts'

interface Span {
  readonly start: number
  readonly end: number
}

/** One reading of a norm that a careful reader accepts: any of the acts, and the place of a name of its holder. */
interface Reading {
  readonly kind: string
  readonly holder: Span | 'each' | null
  readonly acts: readonly Span[]
}
/** What a sentence says; an `optional` norm may be read or left. */
interface Wanted {
  readonly optional?: boolean
  readonly readings: readonly Reading[]
}
export interface LabelledSentence extends Span {
  readonly text: string
  readonly norms: readonly Wanted[]
}

const kinds = ['power', 'duty', 'ban', 'immunity', 'waiver'] as const
const meet = (a: Span, b: Span): boolean => a.start < b.end && b.start < a.end
const folder = join(import.meta.dirname, '..', 'norms')

/** Sentences of our own, each in a small contract between the parties that it speaks of. */
export function readWritten(): LabelledSentence[] {
  const groups = JSON.parse(readFileSync(join(folder, 'written.json'), 'utf8')) as {
    parties: string
    sentences: [string, string[]][]
  }[]
  return groups.flatMap(({ parties, sentences }) =>
    sentences.map(([sentence, norms]) => {
      const head = `AGREEMENT\n\nThis Agreement is made on 1 April 2026 between ${parties}.\n\nThe parties agree as follows:\n\n1. `
      const start = head.length
      const find = (word: string): Span => {
        const at = sentence.toLowerCase().search(new RegExp(`(?<![a-z])${word}(?![a-z])`))
        if (at < 0) throw new Error(`'${word}' does not stand in '${sentence}'`)
        return { start: start + at, end: start + at + word.length }
      }
      const reading = (words: string): Reading => {
        const [kind, holder, acts] = words.trim().split(' ') as [string, string, string]
        return {
          kind,
          holder: holder === '?' ? null : holder === 'each' ? 'each' : find(holder),
          acts: acts.split('/').map(find),
        }
      }
      return {
        text: `${head}${sentence}\n`,
        start,
        end: start + sentence.length,
        norms: norms.map((one) => ({ readings: one.split('|').map(reading) })),
      }
    }),
  )
}

/** Sentences of real contracts, by their places: the texts lie in the data folder. */
function readReal(data: string): LabelledSentence[] {
  const labelled = JSON.parse(readFileSync(join(folder, 'real.json'), 'utf8')) as (Span & {
    file: string
    norms: { optional?: boolean; readings: { kind: string; holder: Pair | 'each' | null; acts: Pair[] }[] }[]
  })[]
  return labelled.map(({ file, start, end, norms }) => ({
    text: readFileSync(join(data, file), 'utf8'),
    start,
    end,
    norms: norms.map(({ optional = false, readings }) => ({
      optional,
      readings: readings.map(({ kind, holder, acts }) => ({
        kind,
        holder: holder === null || holder === 'each' ? holder : span(holder),
        acts: acts.map(span),
      })),
    })),
  }))
}
type Pair = [start: number, end: number]
const span = ([start, end]: Pair): Span => ({ start, end })

interface Score {
  wanted: number
  found: number
  read: number
  right: number
  kindRight: number
  holderRight: number
  actMatched: number
}

/** Counts a sentence: a norm is found by its act; it is right with its kind and holder. */
export function scoreSentence(sentence: LabelledSentence, read: readonly StatedNorm[]): Record<string, Score> {
  const scores: Record<string, Score> = {}
  const of = (kind: string): Score =>
    (scores[kind] ??= { wanted: 0, found: 0, read: 0, right: 0, kindRight: 0, holderRight: 0, actMatched: 0 })
  const hits = (norm: StatedNorm, { acts }: Reading): boolean => acts.some((act) => meet(act, norm.act))
  const holds = ({ holder }: StatedNorm, { holder: wanted }: Reading): boolean =>
    wanted === null
      ? holder === null
      : wanted === 'each'
        ? holder?.mutual === true
        : holder !== null && (meet(holder, wanted) || holder.places.some((place) => meet(place, wanted)))
  for (const { readings, optional } of sentence.norms) {
    if (optional) continue
    const score = of(readings[0]!.kind)
    score.wanted++
    const near = read.filter((norm) => readings.some((reading) => hits(norm, reading)))
    if (near.length === 0) continue
    score.actMatched++
    if (near.some((norm) => readings.some((one) => hits(norm, one) && one.kind === norm.kind))) score.kindRight++
    if (near.some((norm) => readings.some((one) => hits(norm, one) && holds(norm, one)))) score.holderRight++
    if (near.some((norm) => readings.some((one) => hits(norm, one) && one.kind === norm.kind && holds(norm, one))))
      score.found++
  }
  for (const norm of read) {
    const near = sentence.norms.filter(({ readings }) => readings.some((one) => hits(norm, one)))
    if (near.length > 0 && near.every(({ optional }) => optional)) continue
    const score = of(norm.kind)
    score.read++
    if (near.some(({ readings }) => readings.some((o) => hits(norm, o) && o.kind === norm.kind && holds(norm, o))))
      score.right++
  }
  return scores
}

/** Norms within a labelled sentence, as the engine reads the whole contract. */
export function readIn(
  sentence: LabelledSentence,
  whole: Map<string, readonly StatedNorm[]> = new Map(),
): StatedNorm[] {
  if (!whole.has(sentence.text)) whole.set(sentence.text, statedNorms(sentence.text, DAY))
  return whole
    .get(sentence.text)!
    .filter(({ act, start, end }) => meet(act, sentence) || (meet({ start, end }, sentence) && start >= sentence.start))
}

/** Recall and precision of norms on sentences of our own, and on sentences of real contracts that nothing was fitted to. */
export function measureNorms(data: string): string {
  return [
    `Written by us:\n\n${tableOf(readWritten())}`,
    `Real contracts, labelled before the reader was written:\n\n${tableOf(readReal(data))}`,
  ].join('\n\n')
}

function tableOf(sentences: readonly LabelledSentence[]): string {
  const whole = new Map<string, readonly StatedNorm[]>()
  const all = sentences.map((sentence) => scoreSentence(sentence, readIn(sentence, whole)))
  const sum = (wanted: readonly string[], key: keyof Score): number =>
    all.reduce((total, scores) => total + wanted.reduce((own, kind) => own + (scores[kind]?.[key] ?? 0), 0), 0)
  const share = (part: number, of: number): string => (of === 0 ? '-' : percent(part / of))
  const row = (name: string, wanted: readonly string[]): (string | number)[] => [
    name,
    sum(wanted, 'wanted'),
    share(sum(wanted, 'actMatched'), sum(wanted, 'wanted')),
    share(sum(wanted, 'kindRight'), sum(wanted, 'wanted')),
    share(sum(wanted, 'holderRight'), sum(wanted, 'wanted')),
    share(sum(wanted, 'found'), sum(wanted, 'wanted')),
    sum(wanted, 'read'),
    share(sum(wanted, 'right'), sum(wanted, 'read')),
  ]
  const head = ['norms', 'wanted', 'act %', '+ kind %', '+ holder %', 'all found %', 'read', 'all right %']
  return `${sentences.length} sentences\n\n${table(head, [...kinds.map((kind) => row(kind, [kind])), row('all', kinds)])}`
}
