import type { Confirmation, User } from '@karar/schema'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { keepPartingWords } from '../../../lib/parting-words.ts'
import { Dialog } from '../../../ui/states/dialog.tsx'
import css from '../account.module.css'
import { deleteAccount, leave } from '../api.ts'
import { ConfirmForm } from '../confirm-form.tsx'
import { LostDocuments } from './lost-documents.tsx'

/** Names what will be lost and asks for the password, a code where needed, and a typed word. */
export function DeleteAccountDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const { t } = useTranslation(['your-account', 'ui'])
  const navigate = useNavigate()

  async function erase(confirmation: Confirmation) {
    const deleted = await deleteAccount(confirmation)
    const documents = t('delete.documents', { count: deleted.deleted_documents })
    const files = t('delete.files', { count: deleted.deleted_files })
    keepPartingWords(t('delete.done', { email: user.email, documents, files }))
    // Whoever signs in here next should not find themselves before this button.
    await navigate('/account', { replace: true })
    leave()
  }

  return (
    <Dialog size={560} title={t('delete.question')} onClose={onClose} closeOnClickOutside={false}>
      <p className={css.lead}>{t('delete.body', { email: user.email })}</p>
      <ul className={css.lost}>
        <LostDocuments />
        <li>{t('delete.lostProfile', { name: user.full_name, company: user.company_name })}</li>
        <li>{t('delete.lostSessions')}</li>
      </ul>
      <ConfirmForm
        withCode={user.two_step_enabled}
        danger
        typed="DELETE"
        submit={t('delete.submit')}
        cancel={t('delete.keep')}
        onConfirm={erase}
        onCancel={onClose}
      />
    </Dialog>
  )
}
