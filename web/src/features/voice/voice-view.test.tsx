// @vitest-environment happy-dom
import type { VoiceState } from '@karar/schema'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { liveWithDialogs } from '../../lib/testing/live-with-dialogs.tsx'
import { aDocument, anAnalysis } from '../../lib/testing/made.ts'
import { serve } from '../../lib/testing/serve.ts'
import { VoiceView } from './view.tsx'

const document = aDocument()
const chat = `POST /documents/${document.id}/chat`
const speech = `POST /documents/${document.id}/text-to-speech`

const state = (more: Partial<VoiceState> = {}): VoiceState => ({
  available: false,
  language: 'en',
  heard_by: null,
  spoken_by: null,
  ...more,
})
const message = (message_type: 'user' | 'ai', message_text: string) => ({
  id: `019a0000-0000-7000-8000-00000000080${message_type === 'user' ? 1 : 2}`,
  message_type,
  message_text,
  created_at: '2026-11-21T06:30:00.000Z',
  citations: [],
  kind: message_type === 'ai' ? 'answered' : null,
  law: [],
  follow_ups: [],
})
const answered = (words: string) =>
  [200, { user_message: message('user', 'q'), ai_response: message('ai', words) }] as const

beforeEach(() => {
  // what plays a sound is not in this DOM
  vi.stubGlobal('MediaRecorder', class {})
  vi.stubGlobal('AudioContext', class {})
})

async function tab(voice: VoiceState, suggested: string[] = [], calls: Parameters<typeof serve>[0] = {}) {
  const asked = serve({ 'GET /voice': [200, voice], ...calls })
  const page = await liveWithDialogs(
    <VoiceView
      document={document}
      analysis={anAnalysis({ voice_suggestions: suggested })}
      position={null}
      analyzedAt={null}
      text={undefined}
      show={() => {}}
      hrefOf={(view) => ({ search: `?tab=${view}` })}
    />,
    ['voice'],
  )
  await page.wait()
  return { page, asked: () => asked.filter(({ what }) => !what.startsWith('GET')) }
}

test('without suggestions of the analysis the six specified questions stand there', async () => {
  const { page } = await tab(state())
  for (const question of [
    'Should I sign this contract?',
    'What are the main risks in this contract?',
    'What are your recommendations?',
    'Tell me about any critical issues',
    'What clauses should I be concerned about?',
    'How can I improve this agreement?',
  ])
    expect(page.offers(question), question).toBe(true)
})

test('of the analysis’s own questions four are shown at most', async () => {
  const { page } = await tab(state(), ['One?', 'Two?', 'Three?', 'Four?', 'Five?'])
  expect(page.offers('Four?')).toBe(true)
  expect(page.offers('Five?')).toBe(false)
  expect(page.offers('Should I sign this contract?')).toBe(false)
})

test('the volume goes from 0 to 1 by tenths, and begins at 0.8', async () => {
  const { page } = await tab(state())
  const { min, max, step, value } = page.field('volume'.replace('v', 'V'))
  expect({ min, max, step, value }).toEqual({ min: '0', max: '1', step: '0.1', value: '0.8' })
})

test('a server that hears offers the microphone with its hint, and says where the words go', async () => {
  const { page } = await tab(state({ available: true, heard_by: 'speech.example' }))
  expect(page.offers('Record a question')).toBe(true)
  expect(page.words()).toContain('Click the microphone to ask a voice question')
  expect(page.words()).toContain('Your recording goes to speech.example')
})

test('a server that hears here says so', async () => {
  const { page } = await tab(state({ available: true }))
  expect(page.words()).toContain('Your words are recognised on this server. The recording is not kept')
})

test('where nothing is heard the questions still have answers, in writing', async () => {
  const { page, asked } = await tab(state(), ['When do they pay?'], { [chat]: answered('Within thirty days.') })
  expect(page.offers('Record a question')).toBe(false)
  await page.press('When do they pay?')
  await page.wait()
  expect(asked()).toEqual([{ what: chat, json: { message: 'When do they pay?' } }])
  expect(page.field('Your Question:').value).toBe('When do they pay?')
  expect(page.words()).toContain('AI Response: Within thirty days.')
  expect(page.control('See the clauses that it rests on').getAttribute('href')).toContain('tab=chat')
})

test('what was heard wrongly is put right and asked again', async () => {
  const { page, asked } = await tab(state(), ['When do they pay?'], { [chat]: answered('Within thirty days.') })
  await page.press('When do they pay?')
  await page.wait()
  await page.type('Your Question:', '  When may they end it? ')
  await page.submit('Your Question:')
  await page.wait()
  expect(asked().at(-1)?.json).toEqual({ message: 'When may they end it?' })
})

test('what takes too long is called off: nothing of it comes any more, and another question can be asked', async () => {
  let answer = (_: ReturnType<typeof answered>) => {}
  const { page } = await tab(state(), ['When do they pay?'], {
    [chat]: () =>
      new Promise<ReturnType<typeof answered>>((resolve) => {
        answer = resolve
      }),
  })
  expect(page.offers('Cancel')).toBe(false)
  await page.press('When do they pay?')
  expect(page.words()).toContain('Processing...')
  await page.press('Cancel')
  expect(page.words()).not.toContain('Processing...')
  expect(page.offers('Cancel')).toBe(false)
  answer(answered('Within thirty days.'))
  await page.wait()
  expect(page.words()).not.toContain('Within thirty days.')
  // what was asked stays, to be asked again
  expect(page.field('Your Question:').value).toBe('When do they pay?')
  expect(page.offers('Ask again')).toBe(true)
})

test.each([
  [
    [409, { detail: 'Document must be analyzed before chat is available.' }],
    'Document must be analyzed before chat is available.',
  ],
  [[500, {}], 'Failed to process query'],
] as const)('a question that fails says why: %#', async (answer, words) => {
  const { page } = await tab(state(), ['When?'], { [chat]: answer })
  await page.press('When?')
  await page.wait()
  expect(page.words()).toContain(words)
})

test('an answer whose sound cannot be made is there in writing, in the specified words', async () => {
  const { page } = await tab(state({ available: true }), ['When?'], {
    [chat]: answered('Within thirty days.'),
    [speech]: [503, {}],
  })
  await page.press('When?')
  await page.wait(20)
  expect(page.words()).toContain('Within thirty days.')
  expect(page.words()).toContain('Voice generation unavailable, but got text response.')
})

/** A microphone whose grant waits for `grant`, and what was done with its one track. */
function microphone() {
  let grant = () => {}
  const track = { stop: vi.fn() }
  const asked = new Promise<{ getTracks: () => (typeof track)[] }>((resolve) => {
    grant = () => resolve({ getTracks: () => [track] })
  })
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia: () => asked } })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'mediaDevices'))
  return { track, grant: () => grant() }
}

test('a microphone that is granted after another question was chosen does not record over its answer', async () => {
  const { track, grant } = microphone()
  const speaks = state({ available: true })
  const { page } = await tab(speaks, ['When do they pay?'], {
    [chat]: answered('Within thirty days.'),
    [speech]: [503],
  })
  await page.press('Record a question')
  expect(page.words()).toContain('Your browser asks whether Karar may use the microphone.')
  await page.press('When do they pay?')
  grant()
  await page.wait()
  expect(track.stop).toHaveBeenCalledOnce()
  expect(page.words()).toContain('AI Response: Within thirty days.')
  expect(page.words()).not.toContain('Unable to access microphone.')
  expect(page.offers('Record a question')).toBe(true)
})

test('the browser’s voice is silent before a recording begins, and before another answer comes', async () => {
  microphone()
  const speechSynthesis = { cancel: vi.fn(), speak: vi.fn() }
  vi.stubGlobal('speechSynthesis', speechSynthesis)
  vi.stubGlobal('SpeechSynthesisUtterance', class {})
  onTestFinished(() => void vi.unstubAllGlobals())
  const speaks = state({ available: true })
  const { page } = await tab(speaks, ['When do they pay?'], {
    [chat]: answered('Within thirty days.'),
    [speech]: [503],
  })
  await page.press('When do they pay?')
  await page.wait()
  await page.press('Let this browser read it')
  speechSynthesis.cancel.mockClear()
  await page.press('When do they pay?')
  expect(speechSynthesis.cancel).toHaveBeenCalled()
  await page.wait()
  speechSynthesis.cancel.mockClear()
  await page.press('Record a question')
  expect(speechSynthesis.cancel).toHaveBeenCalled()
})
