import type { TwoStepSetup } from '@karar/schema'
import { useTranslation } from 'react-i18next'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { inGroups } from '../sessions/in-groups.ts'
import css from './app-secret.module.css'
import { QrCode } from './qr-code.tsx'

/** The account for an authenticator app: to scan, to open on this very phone, or to type. */
export function AppSecret({ setup }: { setup: TwoStepSetup }) {
  const { t } = useTranslation('your-account')
  return (
    <>
      <p>{t('app.scan')}</p>
      <QrCode text={setup.uri} label={t('app.qr')} />
      <a className={css.open} href={setup.uri}>
        {t('app.open')}
      </a>
      <div>
        <p>{t('app.type')}</p>
        <div className={css.secret}>
          <code className={css.letters}>{inGroups(setup.secret)}</code>
          <CopyButton text={setup.secret} name={t('app.copy')} />
        </div>
      </div>
    </>
  )
}
