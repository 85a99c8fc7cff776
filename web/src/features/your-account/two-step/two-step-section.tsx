import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FailedToLoad } from '../../../ui/states/failed-to-load.tsx'
import { twoStepQuery } from '../api.ts'
import { Rows } from '../rows.tsx'
import { type Task, TwoStepDialog } from './two-step-dialog.tsx'
import { TwoStepState } from './two-step-state.tsx'

/** Two-step sign-in as it stands, and what can be done about it. */
export function TwoStepSection() {
  const { t } = useTranslation('your-account')
  const state = useQuery(twoStepQuery)
  // Kept here, above what changes with the state: recovery codes must stay on the screen once two-step sign-in is on.
  const [task, setTask] = useState<Task | null>(null)
  if (state.isPending) return <Rows count={1} />
  if (!state.data) {
    return <FailedToLoad title={t('twoStep.notLoaded')} error={state.error} onRetry={() => state.refetch()} />
  }
  return (
    <>
      <TwoStepState state={state.data} onTask={setTask} />
      {task && <TwoStepDialog task={task} onClose={() => setTask(null)} />}
    </>
  )
}
