import { useTranslation } from 'react-i18next'
import { failureWords } from '../../../lib/http/failure-words.ts'
import { useSend } from '../../../lib/http/use-send.ts'
import { TextAction } from '../../../ui/text-action.tsx'
import { sendConfirmation } from '../../accounts/api.ts'
import css from '../facts.module.css'

/** What there is to know about the own address: that it stays, and whether it is shown to be one's own. */
export function AddressNote({ confirmed }: { confirmed: boolean }) {
  const { t } = useTranslation('your-account')
  const mutation = useSend({ mutationFn: sendConfirmation })
  return (
    <>
      <p className={css.note}>{t('profile.emailFixed')}</p>
      {!confirmed && (
        <p className={css.note} role="status">
          {mutation.data ?? (mutation.error ? failureWords(mutation.error) : t('profile.unconfirmed'))}{' '}
          {!mutation.data && (
            <TextAction disabled={mutation.isPending} onClick={() => mutation.mutate()}>
              {t('profile.sendConfirmation')}
            </TextAction>
          )}
        </p>
      )}
    </>
  )
}
