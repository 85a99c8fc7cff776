import type { TwoStepSetup } from '@karar/schema'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../ui/states/dialog.tsx'
import css from '../account.module.css'
import { disableTwoStep, renewRecoveryCodes, setUpTwoStep } from '../api.ts'
import { ConfirmForm } from '../confirm-form.tsx'
import { useTell } from '../use-tell.ts'
import { AppStep } from './app-step.tsx'
import { RecoveryCodeList } from './recovery-code-list.tsx'

export type Task = 'setUp' | 'turnOff' | 'newCodes'

/** Leads through a change of two-step sign-in: the password first, then what the change needs. */
export function TwoStepDialog({ task, onClose }: { task: Task; onClose: () => void }) {
  const { t } = useTranslation(['your-account', 'ui'])
  const tell = useTell()
  const [setup, setSetup] = useState<TwoStepSetup | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)

  const confirmed = {
    setUp: async (confirmation) => setSetup(await setUpTwoStep(confirmation)),
    newCodes: async (confirmation) => setCodes(await renewRecoveryCodes(confirmation)),
    turnOff: async (confirmation) => {
      await disableTwoStep(confirmation)
      tell(t('twoStep.turnedOff'))
      onClose()
    },
  } satisfies Record<Task, Parameters<typeof ConfirmForm>[0]['onConfirm']>

  return (
    <Dialog
      size={560}
      onClose={onClose}
      title={codes ? t('recovery.title') : t(`twoStep.${task}Title`)}
      // Recovery codes are shown only once, so that nothing but the person's word closes them.
      withCloseButton={!codes}
      closeOnEscape={!codes}
      closeOnClickOutside={false}
    >
      {codes ? (
        <RecoveryCodeList codes={codes} onDone={onClose} />
      ) : setup ? (
        <AppStep setup={setup} onCodes={setCodes} onCancel={onClose} />
      ) : (
        <>
          <p className={css.lead}>{t(`twoStep.${task}Body`)}</p>
          <ConfirmForm
            withCode={task !== 'setUp'}
            danger={task === 'turnOff'}
            submit={t(`twoStep.${task}Submit`)}
            cancel={t('confirm.cancel')}
            onConfirm={confirmed[task]}
            onCancel={onClose}
          />
        </>
      )}
    </Dialog>
  )
}
