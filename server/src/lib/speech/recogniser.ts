import { readFileSync } from 'node:fs'
import { constants, zstdDecompressSync } from 'node:zlib'
import { InferenceSession, Tensor } from 'onnxruntime-node'
import { divide } from './divide.ts'
import { chooseReading, type Reading } from './readings.ts'
import { rate } from './recording/sound.ts'

/** Marks of the model's own: where a text begins, and where it ends. */
const begin = 1
const end = 2
/** Nobody says more word pieces in a second; a model that goes on has lost its way. */
const mostPiecesPerSecond = 6.5
const heads = 8
const headSize = 36

export interface Recogniser {
  /**
   * The words of some speech; an empty text where there are none.
   *
   * @param known words that are likely, in small letters
   */
  recognise(samples: Float32Array, known: ReadonlySet<string>): Promise<string>
}

let opened: Promise<Recogniser> | undefined

/**
 * Opens the model of `model/`, once. One thread, so that the same sound gives the same words on every machine.
 *
 * @throws where a file is missing or the runtime does not run on this machine
 */
export function openRecogniser(): Promise<Recogniser> {
  opened ??= open()
  return opened
}

const file = (name: string): Buffer => readFileSync(new URL(`./model/${name}`, import.meta.url))

function openGraph(name: string): Promise<InferenceSession> {
  const graph = zstdDecompressSync(file(name), { params: { [constants.ZSTD_d_windowLogMax]: 27 } })
  return InferenceSession.create(graph, { intraOpNumThreads: 1, interOpNumThreads: 1 })
}

async function open(): Promise<Recogniser> {
  const pieces = readPieces(file('pieces.bin'))
  const encoder = await openGraph('encoder.ort.zst')
  const decoder = await openGraph('decoder.ort.zst')
  const hear = async (samples: Float32Array, known: ReadonlySet<string>): Promise<string> => {
    const readings: Reading[] = []
    for (const breath of breaths) {
      const { said, surety } = await readSpeech(encoder, decoder, inQuietRoom(samples, breath))
      readings.push({ text: wordsOf(said, pieces), surety })
    }
    return chooseReading(readings, known)
  }
  return {
    recognise: async (samples, known) => {
      const heard: string[] = []
      for (const part of divide(samples)) heard.push(await hear(part, known))
      return heard.filter(Boolean).join(' ')
    },
  }
}

/** The pieces that were heard, and how sure the model was of them: the mean logarithm of their shares. */
interface Heard {
  said: number[]
  surety: number
}

/**
 * How much quiet is put around the speech, in seconds. The model's first look at some sound decides about all that
 * follows: it mishears another word each time, and is less sure of itself when it does.
 */
const breaths = [0, 0.25, 1]

/** Speech with the hum of a quiet room before, after and under it; the same room every time. */
function inQuietRoom(samples: Float32Array, seconds: number): Float32Array {
  const before = Math.round(seconds * rate)
  let chance = 1
  return Float32Array.from({ length: samples.length + 2 * before }, (_, i) => {
    chance = (chance * 1_103_515_245 + 12_345) % 2_147_483_648
    return (samples[i - before] ?? 0) + (chance / 1_073_741_824 - 1) * 0.001
  })
}

/** The likeliest word pieces, one after the other, each with all before it in mind. */
async function readSpeech(encoder: InferenceSession, decoder: InferenceSession, samples: Float32Array): Promise<Heard> {
  const all = new Tensor('int64', new BigInt64Array(samples.length).fill(1n), [1, samples.length])
  const input = new Tensor('float32', samples, [1, samples.length])
  const { last_hidden_state: heard } = await encoder.run({ input_values: input, attention_mask: all })
  const remembered: Record<string, Tensor> = {}
  const memory = decoder.inputNames.filter((name) => name.startsWith('past_key_values'))
  for (const name of memory) remembered[name] = new Tensor('float32', new Float32Array(), [1, heads, 0, headSize])

  const said: number[] = []
  let sum = 0
  const most = Math.ceil((samples.length / rate) * mostPiecesPerSecond) + 4
  for (let last = begin; said.length < most; ) {
    const found = await decoder.run({
      encoder_attention_mask: all,
      encoder_hidden_states: heard as Tensor,
      input_ids: new Tensor('int64', BigInt64Array.of(BigInt(last)), [1, 1]),
      use_cache_branch: new Tensor('bool', [said.length > 0], [1]),
      ...remembered,
    })
    const scores = (found.logits as Tensor).data as Float32Array
    last = likeliest(scores)
    sum += logShare(scores, last)
    if (last === end) break
    // what it knows of the sound stays as it was at the first step
    for (const name of memory) {
      const present = found[name.replace('past_key_values', 'present')]
      if (present && (said.length === 0 || name.includes('.decoder.'))) remembered[name] = present as Tensor
    }
    said.push(last)
  }
  return { said, surety: sum / (said.length + 1) }
}

/** The logarithm of the share that one of the scores has in all. */
function logShare(scores: Float32Array, which: number): number {
  const top = scores[which] ?? 0
  return -Math.log(scores.reduce((all, score) => all + Math.exp(score - top), 0))
}

function likeliest(scores: Float32Array): number {
  let best = 0
  for (let i = 1; i < scores.length; i++) if ((scores[i] ?? 0) > (scores[best] ?? 0)) best = i
  return best
}

/** The list of word pieces: each with its length before it, one byte or, from 128 on, two. */
function readPieces(list: Buffer): Buffer[] {
  const pieces: Buffer[] = []
  for (let at = 0; at < list.length; ) {
    let length = list[at++] ?? 0
    if (length >= 128) length += ((list[at++] ?? 0) - 1) * 128
    pieces.push(list.subarray(at, at + length))
    at += length
  }
  return pieces
}

const wholeByte = /^<0x([0-9A-F]{2})>$/

function wordsOf(said: readonly number[], pieces: readonly Buffer[]): string {
  const bytes = said.map((id) => {
    const piece = pieces[id] ?? Buffer.alloc(0)
    const hex = wholeByte.exec(piece.toString('latin1'))?.[1]
    return hex ? Buffer.from(hex, 'hex') : piece
  })
  return Buffer.concat(bytes).toString('utf8').replaceAll('▁', ' ').trim()
}
