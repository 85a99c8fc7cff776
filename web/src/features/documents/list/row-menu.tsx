import '@mantine/core/styles/Combobox.layer.css'
import '@mantine/core/styles/Menu.layer.css'
import '@mantine/core/styles/Popover.layer.css'
import type { Document } from '@karar/schema'
import { Menu } from '@mantine/core'
import { Ellipsis } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../../ui/icon-button.tsx'
import menuCss from '../../../ui/menu.module.css'
import { PressMenu } from '../../../ui/press-menu.tsx'
import type { Actions } from '../tools/use-actions.tsx'

/** What is seldom done with a document. */
export function RowMenu({ document, actions }: { document: Document; actions: Actions }) {
  const { t } = useTranslation('documents')
  return (
    <PressMenu
      position="bottom-end"
      classNames={menuCss}
      target={
        <IconButton label={t('action.moreLabel', { name: document.original_filename })}>
          <Ellipsis size={18} strokeWidth={1.75} aria-hidden="true" />
        </IconButton>
      }
    >
      <Menu.Item onClick={() => actions.rename(document)}>{t('action.rename')}</Menu.Item>
      {document.analysis_status === 'completed' && (
        <Menu.Item onClick={() => actions.analyze(document)}>{t('action.again')}</Menu.Item>
      )}
    </PressMenu>
  )
}
