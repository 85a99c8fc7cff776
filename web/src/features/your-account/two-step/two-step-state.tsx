import type { TwoStep } from '@karar/schema'
import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Notice } from '../../../ui/states/notice.tsx'
import css from '../account.module.css'
import type { Task } from './two-step-dialog.tsx'

/** With so few recovery codes left it is time for new ones. */
const few = 2

/** Says whether two-step sign-in is on, and offers what can be done. */
export function TwoStepState({ state, onTask }: { state: TwoStep; onTask: (task: Task) => void }) {
  const { t } = useTranslation('your-account')
  const { enabled, required, recovery_codes_left: left } = state
  const codesLeft = t('twoStep.left', { count: left })
  return (
    <>
      <p className={css.lead}>
        <strong className={css.status}>{enabled ? t('twoStep.on') : t('twoStep.off')}</strong>{' '}
        {enabled ? t('twoStep.onBody') : t('twoStep.offBody')} {enabled && left > few && codesLeft}
      </p>
      <div className={css.stack}>
        {enabled && left <= few && (
          <Notice tone="warning" title={codesLeft}>
            {t('twoStep.few')}
          </Notice>
        )}
        {required && (
          <Notice tone={enabled ? 'info' : 'warning'}>
            {enabled ? t('twoStep.requiredOn') : t('twoStep.requiredOff')}
          </Notice>
        )}
        <div className={css.actions}>
          {enabled ? (
            <>
              <Button variant="default" onClick={() => onTask('newCodes')}>
                {t('twoStep.newCodes')}
              </Button>
              {!required && (
                <Button variant="default" data-danger onClick={() => onTask('turnOff')}>
                  {t('twoStep.turnOff')}
                </Button>
              )}
            </>
          ) : (
            <Button onClick={() => onTask('setUp')}>{t('twoStep.setUp')}</Button>
          )}
        </div>
      </div>
    </>
  )
}
