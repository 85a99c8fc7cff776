import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { failureWords } from '../../../lib/http/failure-words.ts'
import { useSend } from '../../../lib/http/use-send.ts'
import { Notice } from '../../../ui/states/notice.tsx'
import { confirmAddress } from '../api.ts'
import css from '../form.module.css'
import { Frame, Screen } from '../frame.tsx'
import { useToLogin } from '../use-to-login.ts'

/**
 * The link of the mail to a new address. It confirms when the button is pressed and not before: programs open the links of
 * a mail as well, to see whether they are safe, and would vouch for an address that somebody else gave.
 */
export function ConfirmAddressPage() {
  const { t } = useTranslation('accounts')
  const toLogin = useToLogin()
  const token = useLocation().hash.slice(1)
  const mutation = useSend({ mutationFn: confirmAddress })
  if (mutation.isSuccess) {
    return (
      <Frame>
        <Screen key="done" title={t('confirmAddress.done')} subtitle={t('confirmAddress.doneBody')} announce>
          <div className={css.stack}>
            <Button onClick={() => toLogin({})}>{t('confirmAddress.goOn')}</Button>
          </div>
        </Screen>
      </Frame>
    )
  }
  const problem = token === '' ? t('confirmAddress.missing') : mutation.error && failureWords(mutation.error)
  return (
    <Frame>
      <Screen title={t('confirmAddress.title')} subtitle={t('confirmAddress.subtitle')}>
        <div className={css.stack}>
          {problem && <Notice tone="error">{problem}</Notice>}
          <Button disabled={token === ''} loading={mutation.isPending} onClick={() => mutation.mutate(token)}>
            {t('confirmAddress.submit')}
          </Button>
        </div>
      </Screen>
    </Frame>
  )
}
