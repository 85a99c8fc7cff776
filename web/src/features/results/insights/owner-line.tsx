import type { DocumentOwner } from '@karar/schema'
import { useTranslation } from 'react-i18next'
import css from '../results.module.css'

/** Whose document an administrator is looking at. */
export function OwnerLine({ owner }: { owner: DocumentOwner }) {
  const { t } = useTranslation('results')
  const { user_name: name, company_name: company, user_email: email } = owner
  return <p className={css.owner}>{t('owner', { name, company, email })}</p>
}
