import { Button, Modal } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Mail } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { onTokenChange } from '../../lib/http/session.ts'
import { useBackCloses } from '../../ui/states/back-closes.ts'
import { meQuery } from '../accounts/api.ts'
import { closeUpgrade, type UpgradeCause, usageQuery, useUpgradeCause } from './api.ts'
import { PlanList } from './plan-list.tsx'
import css from './upgrade-dialog.module.css'

/** Says what of the plan is used, what the others allow, and how to get one: by e-mail, until payment is built in. */
export function UpgradeDialog() {
  const { t } = useTranslation(['usage', 'ui'])
  const cause = useUpgradeCause()
  // made when it is first asked for: even a closed one has a place of its own made in the page, in one go with all of that
  const [made, setMade] = useState(false)
  useEffect(() => {
    // closed at first, or it would not know where the focus was
    if (cause) setMade(true)
  }, [cause])
  useEffect(() => onTokenChange(closeUpgrade), [])
  useBackCloses(cause && closeUpgrade)
  if (!cause && !made) return null
  return (
    <Modal
      opened={made && cause !== null}
      onClose={closeUpgrade}
      title={cause?.reason === 'document_limit_reached' ? t('limitReached') : t('title')}
      closeButtonProps={{ 'aria-label': t('ui:close') }}
      size="lg"
    >
      {cause && <Content cause={cause} />}
    </Modal>
  )
}

function Content({ cause }: { cause: UpgradeCause }) {
  const { t } = useTranslation('usage')
  const { data: usage } = useQuery(usageQuery)
  const { data: me } = useQuery(meQuery)
  const email = usage?.contact_email ?? ''
  const body = t('mail.body', { name: me?.full_name ?? '', email: me?.email ?? '', plan: usage?.plan_name ?? '' })
  const href = `mailto:${email}?${new URLSearchParams({ subject: t('mail.subject'), body }).toString().replaceAll('+', '%20')}`
  const raised = cause.reason === 'document_limit_reached' && usage && usage.documents_remaining !== 0
  return (
    <div className={css.content}>
      {raised ? <p role="status">{t('raised', { plan: usage.plan_name })}</p> : cause.words && <p>{cause.words}</p>}
      {usage?.free_documents_limit != null && (
        <p className={css.used}>
          {t('used', { used: usage.documents_analyzed, limit: usage.free_documents_limit, plan: usage.plan_name })}
        </p>
      )}
      <PlanList current={usage?.plan} />
      <p>{t('how', { email })}</p>
      <p className={css.soon}>{t('soon')}</p>
      <div className={css.answers}>
        <Button variant="default" data-autofocus onClick={closeUpgrade}>
          {raised ? t('goOn') : t('later')}
        </Button>
        {!raised && (
          <Button component="a" href={href} leftSection={<Mail size={18} strokeWidth={1.75} aria-hidden="true" />}>
            {t('write')}
          </Button>
        )}
      </div>
    </div>
  )
}
