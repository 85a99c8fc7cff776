import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CannotSay } from './engines/mouth.ts'
import { listen } from './recording/listen.ts'
import { readOgg } from './recording/ogg.ts'
import { decodeOpus } from './recording/opus.ts'
import { CannotBeHeard } from './recording/sound.ts'
import { readWav } from './recording/wav.ts'
import { writeOgg } from './recording/write-ogg.ts'
import { openSpeech, type Speech } from './speech.ts'
import { recording, wavOf } from './testing/recordings.ts'

let speech: Speech
beforeAll(() => {
  // what is heard is looked at here, not how busy the machine is
  speech = openSpeech({ most: 1, timeLimitMs: 60_000 })
})
afterAll(() => speech.close())

const goOn = new AbortController().signal
const hear = (bytes: Uint8Array) => speech.hear(bytes, goOn)
/** A recording as what hears it opens it. */
const opened = async (bytes: Uint8Array) => {
  try {
    return { samples: (await listen(bytes, 60)).length }
  } catch (error) {
    if (error instanceof CannotBeHeard) return { unheard: error.why }
    throw error
  }
}
const listenTo = async (file: Uint8Array) => (await decodeOpus(readOgg(file), 60)).length
const silence = new Float32Array(32_000)

test.each(['webm', 'ogg'] as const)('a question is heard as it was asked: %s', async (kind) => {
  expect(await hear(await recording(kind))).toMatchObject({ text: 'What is the notice period for termination?' })
})

test('what is read aloud is heard again, at the rates and channels that browsers convert to', async () => {
  const risks = 'What are the main risks in this contract?'
  const { bytes: said, type } = await speech.say(risks, 'wav', goOn)
  expect([type, await hear(said)]).toMatchObject(['audio/wav', { text: risks }])
  const samples = Array.from(new Int16Array(said.slice(44).buffer), (value) => value / 32_768)
  const stereo = samples.flatMap((value) => [value, value, value, value, value, value])
  expect(await hear(wavOf(stereo, 48_000, 2))).toMatchObject({ text: risks })
})

test('Ogg with Opus is heard as WAV is, in a tenth of its size, and twice the same', async () => {
  const text = 'The Supplier may terminate this agreement on thirty days notice.'
  const { bytes, type } = await speech.say(text, 'ogg', goOn)
  const wav = await speech.say(text, 'wav', goOn)
  const heard = await hear(wav.bytes)
  expect([type, await hear(bytes)]).toMatchObject(['audio/ogg', { text: 'text' in heard ? heard.text : 'unheard' }])
  expect(bytes.length * 8).toBeLessThan(wav.bytes.length)
  const samples = readWav(wav.bytes, 60)
  expect(Buffer.from(writeOgg(samples)).equals(Buffer.from(bytes))).toBe(true)
})

test('an Ogg file holds as much sound as went in, wherever its packets end', async () => {
  for (const length of [0, 1, 319, 320, 16_000, 16_001]) {
    const heard = await listenTo(writeOgg(Float32Array.from({ length }, (_, i) => 0.5 * Math.sin(i / 8))))
    expect(heard).toBeGreaterThanOrEqual(length)
    expect(heard).toBeLessThan(length + 700)
  }
})

test('a language that the voice has no sounds for is not read as if it were English', async () => {
  await expect(speech.say('नोटिस की अवधि तीस दिन है।', 'ogg', goOn)).rejects.toThrow(CannotSay)
  expect(speech.isWell()).toBe(true)
  expect((await speech.say('The notice (सूचना) is thirty days.', 'ogg', goOn)).bytes.length).toBeGreaterThan(1000)
})

test('a long recording is heard to its end', async () => {
  const said = await Promise.all(
    ['What are the main risks in this contract?', 'What is the governing law?', 'Should I sign this contract?'].map(
      async (text) => (await speech.say(text, 'wav', goOn)).bytes,
    ),
  )
  const pause = Array.from({ length: 144_000 }, () => 0)
  const all = said.flatMap((wav) => [...Array.from(new Int16Array(wav.slice(44).buffer), (v) => v / 32_768), ...pause])
  const heard = await hear(wavOf(all))
  expect(heard).toHaveProperty('text', expect.stringMatching(/main risks.*governing law.*sign this contract/i))
})

// How one of several readings is chosen is tested in readings.test.ts; which readings there are depends on how a processor rounds.
test('with the words of the contract in mind more of what was said is heard', async () => {
  const questions = ['Whose loss is it if some of the oil is lost on the way?', 'Does the agreement renew by itself?']
  const wordsIn = (text: string): readonly string[] => text.toLowerCase().match(/[a-z]+/g) ?? []
  let [without, withThem] = [0, 0]
  for (const question of questions) {
    const { bytes } = await speech.say(question, 'wav', goOn)
    const known = wordsIn(question)
    const count = (heard: object) => {
      const text = 'text' in heard ? wordsIn(String(heard.text)) : []
      return known.filter((word) => text.includes(word)).length
    }
    without += count(await hear(bytes))
    withThem += count(await speech.hear(bytes, goOn, known))
  }
  expect(withThem).toBeGreaterThan(without)
})

test('what is heard is written as it is written in India', async () => {
  const { bytes } = await speech.say('Is it paid in twelve installments?', 'wav', goOn)
  expect(await hear(bytes)).toHaveProperty('text', expect.stringMatching(/instalments/))
})

describe('what cannot be heard is told apart', () => {
  test('silence', async () => expect(await hear(wavOf(silence))).toEqual({ unheard: 'silence' }))
  test('nothing at all', async () => expect(await hear(wavOf([]))).toEqual({ unheard: 'silence' }))
  test.each([
    ['a text', new TextEncoder().encode('This Agreement is made on 1 May 2026.')],
    ['a head alone', Uint8Array.of(0x1a, 0x45, 0xdf, 0xa3, 0x80)],
    ['a WAV without sound in it', new Uint8Array(Buffer.from('RIFF\0\0\0\0WAVEnone\0\0\0\0'))],
  ])('%s', async (_name, bytes) => expect(await hear(bytes)).toEqual({ unheard: 'not_audio' }))
  test('too long', async () => {
    expect(await hear(wavOf(new Float32Array(62 * 16_000)))).toEqual({ unheard: 'too_long' })
  })
  test.each(['webm', 'ogg'] as const)('cut: %s', async (kind) => {
    const whole = await recording(kind)
    expect(await hear(whole.subarray(0, whole.length / 2))).toEqual({ unheard: 'cut' })
  })
  test('a cut WAV', async () => {
    expect(await hear(wavOf(silence).subarray(0, 9000))).toEqual({ unheard: 'cut' })
  })
})

test('whatever is done to a recording, it is heard or refused, and the next is heard', async () => {
  for (const kind of ['webm', 'ogg'] as const) {
    const whole = await recording(kind)
    for (let seed = 1; seed <= 8; seed++) {
      const broken = whole.slice()
      // few bytes, most of them in the heads
      for (let i = 0; i < 6; i++)
        broken[(seed * 7919 + i * i * 131) % (i < 4 ? 400 : whole.length)] = seed * 37 + i * 53
      // the heads are what breaks, and not who listens to what comes of them: two of each kind go all the way
      const heard = seed <= 2 ? await hear(broken) : await opened(broken)
      expect('text' in heard || 'unheard' in heard || 'samples' in heard).toBe(true)
    }
  }
  expect(await hear(await recording('webm'))).toMatchObject({ text: 'What is the notice period for termination?' })
})

test('a recording that claims hours is refused by its heads, before anything is decoded', async () => {
  const whole = await recording('ogg')
  // three frames of 20 thousandths in two bytes, 255 times a page
  const page = Buffer.concat([whole.subarray(0, 26), Buffer.of(255), Buffer.alloc(255, 2)])
  const packets = Buffer.concat(Array.from({ length: 255 }, () => Buffer.of(0x4b, 3)))
  const claims = Buffer.concat([whole, ...Array.from({ length: 5000 }, () => [page, packets]).flat()])
  // decoded, its 21 hours would take minutes
  expect(await hear(new Uint8Array(claims))).toEqual({ unheard: 'too_long' })
}, 60_000)
