import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { AnalysisViewProps } from '../../lib/document-view.ts'
import { Spinner } from '../../ui/states/spinner.tsx'
import { voiceQuery } from './api.ts'
import { Panel } from './panel.tsx'

/** What a server that does not say how it is can do: nothing but answer in writing. */
const unknown = { available: false, language: 'en', heard_by: null, spoken_by: null }

/** Questions asked aloud and answered aloud; where this server cannot, the browser reads what is answered in writing. */
export function VoiceView(props: AnalysisViewProps) {
  const { t } = useTranslation('voice')
  const { data: state = unknown, isPending } = useQuery(voiceQuery)
  const { voice_suggestions: suggested } = props.analysis
  if (isPending) return <Spinner />
  const questions = suggested.length > 0 ? suggested.slice(0, 4) : t('defaults', { returnObjects: true })
  return <Panel {...props} questions={questions} state={state} />
}
