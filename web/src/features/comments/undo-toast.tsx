import type { Comment } from '@karar/schema'
import { useTranslation } from 'react-i18next'
import { tellOfDeletions } from '../../ui/states/undo-toast.tsx'
import { deletions } from './deletions.ts'

tellOfDeletions<Comment>('undo-comments', deletions, Words)

function Words({ items }: { items: readonly Comment[] }) {
  const { t } = useTranslation('comments')
  return t('deleted', { count: items.length })
}
