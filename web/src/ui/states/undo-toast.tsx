import { notifications } from '@mantine/notifications'
import i18next from 'i18next'
import { type ComponentType, createElement } from 'react'
import { useTranslation } from 'react-i18next'
import type { Undoable } from '../../lib/undoable.ts'
import { TextAction } from '../text-action.tsx'
import css from './undo-toast.module.css'

/**
 * Says what was deleted for as long as that can be undone, on whatever page the person is by then.
 *
 * @param id of the message, of which there is one at a time
 */
export function tellOfDeletions<Item extends { id: string }>(
  id: string,
  deletions: Undoable<Item>,
  Words: ComponentType<{ items: readonly Item[] }>,
): void {
  let shown: readonly Item[] = []
  const undo = () => {
    deletions.undo()
    // the button goes with its message: the keyboard goes on where what came back is
    document.getElementById('main')?.focus({ preventScroll: true })
  }
  deletions.on(() => {
    const { waiting } = deletions.read()
    if (waiting === shown || (waiting.length === 0 && shown.length === 0)) return
    shown = waiting
    if (waiting.length === 0) {
      notifications.hide(id)
      return
    }
    const toast = {
      id,
      autoClose: false as const,
      message: <Toast words={createElement(Words, { items: waiting })} onUndo={undo} />,
      closeButtonProps: { 'aria-label': i18next.t('ui:close') },
      onMouseEnter: deletions.stopClock,
      onMouseLeave: deletions.startClock,
      onFocus: deletions.stopClock,
      onBlur: deletions.startClock,
    }
    // one that is there already is not shown again, only its words change
    notifications.show(toast)
    notifications.update(toast)
  })
}

function Toast({ words, onUndo }: { words: React.ReactNode; onUndo: () => void }) {
  const { t } = useTranslation('ui')
  return (
    <div className={css.toast}>
      <p className={css.words}>{words}</p>
      <TextAction quiet onClick={onUndo}>
        {t('undo')}
      </TextAction>
    </div>
  )
}
