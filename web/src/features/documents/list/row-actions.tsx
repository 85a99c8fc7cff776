import type { Document } from '@karar/schema'
import { Button } from '@mantine/core'
import { Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { IconButton } from '../../../ui/icon-button.tsx'
import { timeLeft } from '../progress/time-left.ts'
import type { Actions } from '../tools/use-actions.tsx'
import css from './row-actions.module.css'
import { RowMenu } from './row-menu.tsx'

/** What can be done with a document in its present state. */
export function RowActions({ document, actions }: { document: Document; actions: Actions }) {
  const { t } = useTranslation('documents')
  const name = document.original_filename
  return (
    <div className={css.actions}>
      {document.analysis_status === 'pending' && (
        <Button
          size="xs"
          variant="default"
          aria-label={t('action.analyzeLabel', { name })}
          onClick={() => actions.analyze(document)}
        >
          {t('action.analyze')}
        </Button>
      )}
      {document.analysis_status === 'failed' && (
        <Button
          size="xs"
          variant="default"
          aria-label={t('action.againLabel', { name })}
          onClick={() => actions.analyze(document)}
        >
          {t('action.again')}
        </Button>
      )}
      {document.analysis_status === 'completed' && (
        <Button
          size="xs"
          variant="default"
          component={Link}
          to={`/documents/${document.id}/results`}
          aria-label={t('action.viewLabel', { name })}
        >
          {t('action.view')}
        </Button>
      )}
      {document.analysis_status === 'analyzing' && <span className={css.left}>{timeLeft(document.progress)}</span>}
      <RowMenu document={document} actions={actions} />
      <IconButton label={t('action.deleteLabel', { name })} onClick={() => actions.remove([document])}>
        <Trash2 size={18} strokeWidth={1.75} aria-hidden="true" />
      </IconButton>
    </div>
  )
}
