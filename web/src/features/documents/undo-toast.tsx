import type { Document } from '@karar/schema'
import { notifications } from '@mantine/notifications'
import i18next from 'i18next'
import { useTranslation } from 'react-i18next'
import { TextAction } from '../../ui/text-action.tsx'
import { onDeletions, readDeletions, startClock, stopClock, undoDeletions } from './deletions.ts'
import css from './undo-toast.module.css'

const id = 'undo-deletions'
let shown: readonly Document[] = []

/** Says what was deleted for as long as that can be undone, on whatever page the person is by then. */
function showWaiting(): void {
  const { waiting } = readDeletions()
  if (waiting === shown) return
  shown = waiting
  if (waiting.length === 0) {
    notifications.hide(id)
    return
  }
  const toast = {
    id,
    autoClose: false as const,
    message: <Words documents={waiting} />,
    closeButtonProps: { 'aria-label': i18next.t('ui:close') },
    onMouseEnter: stopClock,
    onMouseLeave: startClock,
    onFocus: stopClock,
    onBlur: startClock,
  }
  // one that is there already is not shown again, only its words change
  notifications.show(toast)
  notifications.update(toast)
}

onDeletions(showWaiting)

function Words({ documents }: { documents: readonly Document[] }) {
  const { t } = useTranslation('documents')
  const name = documents[0]?.original_filename ?? ''
  const analyzed = documents[0]?.safety_score !== null
  return (
    <div className={css.toast}>
      <p className={css.words}>
        {documents.length > 1
          ? t('delete.doneMany', { count: documents.length })
          : t(analyzed ? 'delete.done' : 'delete.donePlain', { name })}
      </p>
      <TextAction quiet onClick={undoDeletions}>
        {t('delete.undo')}
      </TextAction>
    </div>
  )
}
