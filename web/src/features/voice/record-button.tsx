import { Mic, Square } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import css from './panel.module.css'
import type { useRecorder } from './use-recorder.ts'

interface Props {
  recorder: ReturnType<typeof useRecorder>
  processing: boolean
  onClick: () => void
}

/** How loud each stroke of the meter has to be heard to stand tall. */
const strokes = [0.15, 0.35, 0.55, 0.7, 0.85, 0.7, 0.55, 0.35, 0.15]

/** The round button that records, with the running time and what the microphone hears. */
export function RecordButton({ recorder: { recording, asking, seconds, level }, processing, onClick }: Props) {
  const { t } = useTranslation('voice')
  const label = recording ? t('stopRecording') : t('record')
  return (
    <div className={css.record}>
      <button
        type="button"
        className={css.round}
        data-recording={recording || undefined}
        aria-label={label}
        title={label}
        disabled={processing}
        onClick={onClick}
      >
        {recording ? (
          <Square size={26} fill="currentColor" strokeWidth={0} aria-hidden="true" />
        ) : (
          <Mic size={30} strokeWidth={1.75} aria-hidden="true" />
        )}
      </button>
      <div>
        <p className={css.hint} aria-live="polite">
          {processing ? t('processing') : recording ? t('speak') : asking ? t('allow') : t('hint')}
        </p>
        {recording && (
          <p className={css.running}>
            <span role="timer" aria-label={t('time')}>
              {Math.floor(seconds / 60)}:{String(seconds % 60).padStart(2, '0')}
            </span>
            <span className={css.meter} aria-hidden="true">
              {strokes.map((needed, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the strokes stand where they stand
                <i key={at} style={{ height: 4 + 20 * Math.max(0, Math.min(1, level * 1.6 - (1 - needed) * 0.5)) }} />
              ))}
            </span>
          </p>
        )}
      </div>
    </div>
  )
}
