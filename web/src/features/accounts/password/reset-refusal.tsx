import { useTranslation } from 'react-i18next'
import { HttpError } from '../../../lib/http/http-error.ts'
import { Notice } from '../../../ui/states/notice.tsx'
import { TextAction } from '../../../ui/text-action.tsx'
import { useToLogin } from '../use-to-login.ts'

/** Why the new password was not taken. Where the link has died meanwhile, the way to a new one stands beside it. */
export function ResetRefusal({ error }: { error: Error }) {
  const { t } = useTranslation('accounts')
  const toLogin = useToLogin()
  const known = error instanceof HttpError ? error : null
  const dead = known?.status === 400 && known.errors.length === 0
  return (
    <Notice
      tone="error"
      action={
        dead && <TextAction onClick={() => toLogin({ mode: 'forgot-password' })}>{t('reset.requestNew')}</TextAction>
      }
    >
      {known?.detail || t('reset.failed')}
    </Notice>
  )
}
