import type { Document } from '@karar/schema'
import { useTranslation } from 'react-i18next'
import { tellOfDeletions } from '../../../ui/states/undo-toast.tsx'
import { deletions } from './deletions.ts'

tellOfDeletions<Document>('undo-deletions', deletions, Words)

function Words({ items }: { items: readonly Document[] }) {
  const { t } = useTranslation('documents')
  const name = items[0]?.original_filename ?? ''
  const analyzed = items[0]?.safety_score !== null
  if (items.length > 1) return t('delete.doneMany', { count: items.length })
  return t(analyzed ? 'delete.done' : 'delete.donePlain', { name })
}
