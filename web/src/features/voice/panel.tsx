import type { VoiceState } from '@karar/schema'
import { Volume2 } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AnalysisViewProps } from '../../lib/document-view.ts'
import { useKeepRow } from '../../ui/focus/use-keep-focus.ts'
import { TextAction } from '../../ui/text-action.tsx'
import { AudioResponse } from './audio-response.tsx'
import { silence } from './browser-voice.ts'
import css from './panel.module.css'
import { RecordButton } from './record-button.tsx'
import { Said } from './said.tsx'
import { Tips } from './tips.tsx'
import { usePlayer } from './use-player.ts'
import { useRecorder } from './use-recorder.ts'
import { useVoice } from './use-voice.ts'

interface Props extends AnalysisViewProps {
  questions: readonly string[]
  state: VoiceState
}

const canRecord = (): boolean => typeof MediaRecorder !== 'undefined' && typeof AudioContext !== 'undefined'

/** Records a question, shows what was heard and answered, and plays the answer. */
export function Panel({ document, hrefOf, questions, state }: Props) {
  const { t } = useTranslation('voice')
  const [volume, setVolume] = useState(0.8)
  const volumeId = useId()
  // what calls it off goes once it is over
  const desk = useKeepRow<HTMLDivElement>()
  const player = usePlayer(volume)
  const voice = useVoice(document.id, player, state.available)
  const recorder = useRecorder(voice.send, () => voice.fail(t('error.microphone')))
  const record = () => {
    if (recorder.recording) return recorder.stop()
    // what is heard while one speaks would be recorded too
    player.stop()
    silence()
    voice.fail('')
    void recorder.start()
  }
  const ask = (question: string) => {
    // a microphone that is granted only now would record over the answer
    recorder.forgo()
    voice.ask(question)
  }
  return (
    <section className={css.panel}>
      <h1 className={css.title}>{t('title')}</h1>
      <p className={css.lead}>{t('lead')}</p>

      <div className={css.desk} ref={desk} tabIndex={-1}>
        {state.available && canRecord() ? (
          <RecordButton recorder={recorder} processing={voice.processing} onClick={record} />
        ) : (
          <p className={css.note} role="status">
            {voice.processing ? t('processing') : t(state.available ? 'noRecorder' : 'noSpeech')}
          </p>
        )}
        {voice.processing && <TextAction onClick={voice.cancel}>{t('cancel')}</TextAction>}
        <p className={css.volume}>
          <Volume2 size={18} strokeWidth={1.75} aria-hidden="true" />
          <label htmlFor={volumeId}>{t('volume')}</label>
          <input
            id={volumeId}
            type="range"
            min={0}
            max={1}
            step={0.1}
            value={volume}
            onChange={({ currentTarget }) => setVolume(Number(currentTarget.value))}
          />
        </p>
      </div>

      {voice.error && (
        <p className={css.error} role="alert">
          {voice.error}
        </p>
      )}
      {player.ready && !recorder.recording && <AudioResponse player={player} />}
      <Said voice={{ ...voice, ask }} busy={voice.processing || recorder.recording} chat={hrefOf('chat')} />

      <h2 className={css.heading}>{t('quick')}</h2>
      <ul className={css.grid}>
        {questions.map((question) => (
          <li key={question}>
            <button
              type="button"
              className={css.question}
              disabled={voice.processing || recorder.recording}
              onClick={() => ask(question)}
            >
              {question}
            </button>
          </li>
        ))}
      </ul>

      {state.available && <Tips state={state} />}
    </section>
  )
}
