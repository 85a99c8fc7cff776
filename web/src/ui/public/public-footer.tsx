import { useTranslation } from 'react-i18next'
import { Logo } from '../logo.tsx'
import { OpenDisclaimer } from '../states/open-disclaimer.tsx'
import { FooterLinks } from './footer-links.tsx'
import css from './public-frame.module.css'

/** The foot of every page that anybody may see: what Karar is not, and where to read more. */
export function PublicFooter() {
  const { t } = useTranslation('ui')
  return (
    <footer className={css.footer}>
      <div className={css.foot}>
        <div>
          <Logo />
          <p className={css.meaning}>{t('public.footer.meaning')}</p>
        </div>
        <div className={css.notices}>
          <OpenDisclaimer kind="general" />
          <OpenDisclaimer kind="analysis" />
        </div>
        <FooterLinks />
      </div>
    </footer>
  )
}
