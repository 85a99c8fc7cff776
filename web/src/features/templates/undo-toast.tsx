import type { ListedDraft, PolicyTemplate } from '@karar/schema'
import { useTranslation } from 'react-i18next'
import { tellOfDeletions } from '../../ui/states/undo-toast.tsx'
import { draftDeletions, templateDeletions } from './deletions.ts'

tellOfDeletions<PolicyTemplate>('undo-templates', templateDeletions, TemplateWords)
tellOfDeletions<ListedDraft>('undo-drafts', draftDeletions, DraftWords)

function TemplateWords({ items }: { items: readonly PolicyTemplate[] }) {
  const { t } = useTranslation('templates')
  return t('deleted', { count: items.length, name: items[0]?.name ?? '' })
}

function DraftWords({ items }: { items: readonly ListedDraft[] }) {
  const { t } = useTranslation('templates')
  return t('deletedDrafts', { count: items.length, name: items[0]?.name ?? '' })
}
