import type { Document, UnifiedAnalysis } from '@karar/schema'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Mail } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyView } from '../../../lib/document-view.ts'
import { useSession } from '../../../lib/http/session.ts'
import { meQuery } from '../../accounts/api.ts'
import { firstChosen } from './first-chosen.ts'

const EmailDialog = lazyView(() => import('./email-dialog.tsx').then((dialog) => dialog.EmailDialog), 'email')

interface Props {
  analysis: UnifiedAnalysis
  document: Document
  /** ids of the findings that are settled already */
  settled: ReadonlySet<string>
}

/** Opens the draft of an e-mail to the other side. */
export function EmailButton({ analysis, document, settled }: Props) {
  const { t } = useTranslation('results')
  const [open, setOpen] = useState(false)
  // a visitor, who looks at the sample, is nobody
  const me = useQuery({ ...meQuery, enabled: useSession() !== null }).data
  const { owner, original_filename } = document
  const from = owner
    ? { name: owner.user_name, company: owner.company_name }
    : me
      ? { name: me.full_name, company: me.company_name }
      : null
  return (
    <>
      <Button
        variant="default"
        size="xs"
        aria-haspopup="dialog"
        leftSection={<Mail size={17} strokeWidth={1.75} aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        {t('issues.write')}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <EmailDialog
            document={document}
            analysis={analysis}
            first={firstChosen(analysis, settled)}
            contract={original_filename.replace(/\.[a-z0-9]{1,5}$/i, '')}
            from={from}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}
