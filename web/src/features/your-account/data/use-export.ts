import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { failureWords } from '../../../lib/http/failure-words.ts'
import { saveFile } from '../../../lib/save-file.ts'
import { exportData } from '../api.ts'

type ExportState =
  | { step: 'idle' }
  | { step: 'running'; bytes: number }
  | { step: 'done'; name: string }
  | { step: 'failed'; words: string }

/** Fetches the person's data into a file, and tells how far it is. */
export function useExport() {
  const { t } = useTranslation('your-account')
  const [state, setState] = useState<ExportState>({ step: 'idle' })
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  async function start() {
    const mine = new AbortController()
    running.current = mine
    setState({ step: 'running', bytes: 0 })
    try {
      const { file, name } = await exportData((bytes) => setState({ step: 'running', bytes }), mine.signal)
      saveFile(file, name)
      setState({ step: 'done', name })
    } catch (error) {
      setState(
        mine.signal.aborted ? { step: 'idle' } : { step: 'failed', words: failureWords(error, t('export.failed')) },
      )
    }
  }

  return { state, start: () => void start(), stop: () => running.current?.abort() }
}
