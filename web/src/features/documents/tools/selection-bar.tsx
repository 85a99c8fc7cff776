import { Button } from '@mantine/core'
import { Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { TextAction } from '../../../ui/text-action.tsx'
import css from './selection-bar.module.css'
import type { Selection } from './use-selection.ts'

/** How many documents are selected, and what can be done with all of them. Always there, so that it is announced. */
export function SelectionBar({ selection, onDelete }: { selection: Selection; onDelete: () => void }) {
  const { t } = useTranslation('documents')
  const count = selection.rows.length
  return (
    <section className={css.bar} data-open={count > 0 || undefined} aria-label={t('select.label')}>
      <p role="status" className={css.count}>
        {count > 0 && t('select.count', { count })}
      </p>
      {count > 0 && (
        <>
          {!selection.all && <TextAction onClick={selection.toggleAll}>{t('select.all')}</TextAction>}
          <TextAction onClick={selection.clear}>{t('select.none')}</TextAction>
          <Button
            size="xs"
            variant="default"
            data-danger
            leftSection={<Trash2 size={17} strokeWidth={1.75} aria-hidden="true" />}
            onClick={onDelete}
          >
            {t('select.delete', { count })}
          </Button>
        </>
      )}
    </section>
  )
}
