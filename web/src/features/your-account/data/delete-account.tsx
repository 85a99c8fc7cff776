import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { meQuery } from '../../accounts/api.ts'
import css from '../account.module.css'
import { DeleteAccountDialog } from './delete-account-dialog.tsx'

/** Offers to erase the account; the dialog says what is lost. */
export function DeleteAccount() {
  const { t } = useTranslation('your-account')
  const { data: user } = useQuery(meQuery)
  const [open, setOpen] = useState(false)
  return (
    <>
      <p className={css.lead}>{t('delete.lead')}</p>
      <div className={css.actions}>
        <Button variant="default" data-danger onClick={() => setOpen(true)}>
          {t('delete.open')}
        </Button>
      </div>
      {open && user && <DeleteAccountDialog user={user} onClose={() => setOpen(false)} />}
    </>
  )
}
