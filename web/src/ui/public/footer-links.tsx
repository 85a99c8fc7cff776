import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import css from './footer-links.module.css'

/** The pages that everybody may read, at the foot of each page. */
export function FooterLinks() {
  const { t } = useTranslation('ui')
  return (
    <nav className={css.links} aria-label={t('public.footer.links')}>
      <Link to="/pricing">{t('public.pricing')}</Link>
      <Link to="/about">{t('public.about')}</Link>
      <Link to="/sample">{t('public.sample')}</Link>
      <Link to="/law">{t('public.footer.law')}</Link>
      <Link to="/contact">{t('public.footer.contact')}</Link>
      <Link to="/privacy">{t('public.footer.privacy')}</Link>
      <Link to="/terms">{t('public.footer.terms')}</Link>
    </nav>
  )
}
