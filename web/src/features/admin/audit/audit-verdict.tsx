import type { AuditVerification } from '@karar/schema'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../../lib/text/format.ts'
import { Notice } from '../../../ui/states/notice.tsx'

/** Enough of a hash to tell it from any other, and short enough to note down. */
const hashStart = 16

/** Whether the chain of the log holds, in words. */
export function AuditVerdict({ result, onClose }: { result: AuditVerification; onClose: () => void }) {
  const { t } = useTranslation('admin')
  const { valid, entries, head, broken_at } = result
  if (!valid) {
    return (
      <Notice tone="error" onClose={onClose}>
        {broken_at === null ? t('audit.brokenUnknown') : t('audit.broken', { id: formatNumber(broken_at) })}
      </Notice>
    )
  }
  return (
    <Notice tone="info" title={t('audit.whole', { count: entries, shown: formatNumber(entries) })} onClose={onClose}>
      {head && t('audit.head', { id: formatNumber(head.id), hash: head.hash.slice(0, hashStart) })}
    </Notice>
  )
}
