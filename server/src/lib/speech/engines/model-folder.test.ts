import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openSpeech } from '../speech.ts'
import { recording } from '../testing/recordings.ts'
import { modelOf } from './model-folder.ts'
import { faultOf } from './other-recogniser.ts'

const cases: [name: string, files: string[], expected: object | undefined][] = [
  [
    'Whisper, the smaller of two precisions',
    [
      'small-decoder.int8.onnx',
      'small-decoder.onnx',
      'small-encoder.int8.onnx',
      'small-encoder.onnx',
      'small-tokens.txt',
    ],
    {
      tokens: '/m/small-tokens.txt',
      whisper: {
        encoder: '/m/small-encoder.int8.onnx',
        decoder: '/m/small-decoder.int8.onnx',
        language: 'hi',
        task: 'transcribe',
      },
    },
  ],
  [
    'Moonshine',
    [
      'LICENSE',
      'cached_decode.int8.onnx',
      'encode.int8.onnx',
      'preprocess.onnx',
      'tokens.txt',
      'uncached_decode.int8.onnx',
    ],
    {
      tokens: '/m/tokens.txt',
      moonshine: {
        preprocessor: '/m/preprocess.onnx',
        encoder: '/m/encode.int8.onnx',
        uncachedDecoder: '/m/uncached_decode.int8.onnx',
        cachedDecoder: '/m/cached_decode.int8.onnx',
      },
    },
  ],
  [
    'Moonshine of the second form',
    ['encoder_model.ort', 'decoder_model_merged.ort', 'tokens.txt'],
    {
      tokens: '/m/tokens.txt',
      moonshine: { encoder: '/m/encoder_model.ort', mergedDecoder: '/m/decoder_model_merged.ort' },
    },
  ],
  [
    'a NeMo transducer',
    ['encoder.int8.onnx', 'decoder.int8.onnx', 'joiner.int8.onnx', 'tokens.txt', 'test_wavs'],
    {
      tokens: '/m/tokens.txt',
      modelType: 'nemo_transducer',
      transducer: {
        encoder: '/m/encoder.int8.onnx',
        decoder: '/m/decoder.int8.onnx',
        joiner: '/m/joiner.int8.onnx',
      },
    },
  ],
  [
    'NeMo CTC',
    ['model.int8.onnx', 'tokens.txt'],
    { tokens: '/m/tokens.txt', nemoCtc: { model: '/m/model.int8.onnx' } },
  ],
  ['no tokens', ['model.onnx'], undefined],
  ['half a model', ['small-encoder.onnx', 'small-tokens.txt'], undefined],
  ['something else', ['tokens.txt', 'notes.md'], undefined],
]

test.each(cases)('a folder is known by its files: %s', (_name, files, expected) => {
  expect(modelOf('/m', files, 'hi')).toEqual(expected)
})

describe('a folder that an operator names', () => {
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'karar-model-'))
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))
  const model = () => ({ folder, language: 'en' })

  test('is told apart while it is put together, and then heard with', async () => {
    expect(faultOf({ folder: join(folder, 'none'), language: 'en' })).toBe('missing')
    expect(faultOf(model())).toBe('unknown')
    for (const name of ['model.onnx', 'tokens.txt']) await writeFile(join(folder, name), '')
    expect(faultOf(model())).toBe('no_runtime')
    // speaks as sherpa-onnx-node does, and says what it was given
    const runtime = join(folder, 'node_modules', 'sherpa-onnx-node')
    await mkdir(runtime, { recursive: true })
    await writeFile(
      join(runtime, 'index.js'),
      `exports.OfflineRecognizer = class {
        static async createAsync({ modelConfig }) {
          require('node:fs').appendFileSync(__dirname + '/opened', '.')
          return Object.assign(new this(), { modelConfig })
        }
        createStream() { return { acceptWaveform(sound) { Object.assign(this, sound) } } }
        async decodeAsync({ samples, sampleRate }) {
          const seconds = Math.round(samples.length / sampleRate)
          return { text: ' ' + Object.keys(this.modelConfig).join(' ') + ' heard ' + seconds + ' s ' }
        }
      }`,
    )
    expect(faultOf(model())).toBeUndefined()
    const speech = openSpeech({ most: 1, model: model() })
    try {
      // it is at hand before somebody asks, and opened once
      speech.prepare()
      speech.prepare()
      await expect.poll(() => readFile(join(runtime, 'opened'), 'utf8').catch(() => ''), { timeout: 10_000 }).toBe('.')
      const heard = await speech.hear(await recording('webm'), new AbortController().signal)
      expect(heard).toHaveProperty('text', expect.stringMatching(/^tokens nemoCtc .*heard \d s$/))
      expect(await readFile(join(runtime, 'opened'), 'utf8')).toBe('.')
    } finally {
      await speech.close()
    }
  })
})
