import type { DocumentId } from '@karar/schema'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { HttpError } from '../../lib/http/http-error.ts'
import { queryClient } from '../../lib/http/query-client.ts'
import { askAloud, askInWords, readAloud } from './api.ts'
import { silence } from './browser-voice.ts'
import type { Player } from './use-player.ts'

export interface Voice {
  processing: boolean
  /** '' before anything was asked */
  question: string
  answer: string
  /** what went wrong, in words */
  error: string
  /** the answer could not be made into sound here */
  mute: boolean
  ask(question: string): void
  send(recording: Blob): void
  fail(words: string): void
  /** Waits no longer for what is under way. */
  cancel(): void
}

const calm = { processing: false, question: '', answer: '', error: '', mute: false }

/**
 * Questions asked aloud or in words, their answers, and the sound of these. One at a time.
 *
 * @param aloud whether the server speaks; where it does not, the answer is left to the browser's voice
 */
export function useVoice(id: DocumentId, player: Player, aloud: boolean): Voice {
  const { t } = useTranslation('voice')
  const [state, setState] = useState(calm)
  const under = useRef<AbortController | null>(null)
  useEffect(() => () => under.current?.abort(), [])

  const read = useCallback(
    async (answer: string, signal: AbortSignal) => {
      if (!aloud) return setState((now) => ({ ...now, mute: true }))
      try {
        const sound = await readAloud(id, answer, signal)
        if (!signal.aborted) player.load(sound)
      } catch (error) {
        if (signal.aborted) return
        const refused = error instanceof HttpError && error.kind === 'status'
        setState((now) => ({ ...now, mute: true, error: t(refused ? 'error.unavailable' : 'error.timedOut') }))
      }
    },
    [id, player.load, aloud, t],
  )

  const begin = useCallback(
    async (
      question: string,
      work: (signal: AbortSignal) => Promise<{ question: string; answer: string }>,
      inWords: boolean,
    ) => {
      under.current?.abort()
      const mine = new AbortController()
      under.current = mine
      player.clear()
      silence()
      setState({ ...calm, processing: true, question })
      try {
        const found = await work(mine.signal)
        if (mine.signal.aborted) return
        // while its sound is made, the answer can be read already
        setState({ ...calm, ...found, processing: true })
        void queryClient.invalidateQueries({ queryKey: ['chat', id] })
        await read(found.answer, mine.signal)
      } catch (error) {
        if (mine.signal.aborted) return
        const status = error instanceof HttpError && error.kind === 'status'
        const words = inWords
          ? (['error.chat', 'error.chatAgain'] as const)
          : (['error.query', 'error.queryAgain'] as const)
        const said = error instanceof VoiceFailure ? error.message : status ? error.detail || t(words[0]) : t(words[1])
        setState((now) => ({ ...now, error: said }))
      } finally {
        if (under.current === mine) setState((now) => ({ ...now, processing: false }))
      }
    },
    [id, player.clear, read, t],
  )

  const ask = useCallback(
    (question: string) =>
      void begin(question, async (signal) => ({ question, answer: await askInWords(id, question, signal) }), true),
    [begin, id],
  )
  const send = useCallback(
    (recording: Blob) =>
      void begin(
        '',
        async (signal) => {
          const reply = await askAloud(id, recording, signal)
          if (reply.error !== null) throw new VoiceFailure(reply.error || t('error.voice'))
          return { question: reply.transcribed_text, answer: reply.response_text }
        },
        false,
      ),
    [begin, id, t],
  )
  const fail = useCallback((error: string) => setState((now) => ({ ...now, error })), [])
  const cancel = useCallback(() => {
    under.current?.abort()
    under.current = null
    player.clear()
    setState((now) => ({ ...now, processing: false }))
    // the server may have answered all the same: then the chat has it
    void queryClient.invalidateQueries({ queryKey: ['chat', id] })
  }, [id, player.clear])
  return { ...state, ask, send, fail, cancel }
}

/** The server heard, and says why it has no answer. */
class VoiceFailure extends Error {}
