import type { ConsultationRequest, Document } from '@karar/schema'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../ui/states/dialog.tsx'
import css from './consultations.module.css'
import { OwnRequests } from './own-requests.tsx'
import { RequestForm } from './request-form.tsx'

/** Talk to Legal Team: asks for a consultation about a document, and tells how earlier requests about it stand. */
export function RequestDialog({ document, onClose }: { document: Document; onClose: () => void }) {
  const { t } = useTranslation(['consultations', 'ui'])
  const [sent, setSent] = useState<ConsultationRequest | null>(null)
  return (
    <Dialog size="lg" title={sent ? t('sent.title') : t('title')} onClose={onClose}>
      <div className={css.content}>
        {sent ? (
          <>
            <p role="status">{t('sent.body')}</p>
            {sent.urgency !== 'medium' && <p>{t('sent.aim', { time: t(`urgency.${sent.urgency}.time`) })}</p>}
          </>
        ) : (
          <RequestForm document={document} onSent={setSent} onClose={onClose} />
        )}
        <OwnRequests id={document.id} />
        {sent && (
          <div className={css.answers}>
            <Button data-autofocus onClick={onClose}>
              {t('sent.done')}
            </Button>
          </div>
        )}
      </div>
    </Dialog>
  )
}
