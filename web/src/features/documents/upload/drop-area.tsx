import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/LoadingOverlay.layer.css'
import '@mantine/core/styles/Switch.layer.css'
import '@mantine/dropzone/styles.layer.css'
import { Button, Switch } from '@mantine/core'
import { Dropzone } from '@mantine/dropzone'
import { useLocalStorage } from '@mantine/hooks'
import { FileUp, Upload } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Notice } from '../../../ui/states/notice.tsx'
import { flushDeletions } from '../tools/deletions.ts'
import { acceptedKinds } from './check-file.ts'
import css from './drop-area.module.css'
import { addUploads } from './uploads.ts'

/** Where files come in: dropped, or chosen with the button. */
export function DropArea() {
  const { t } = useTranslation('documents')
  const open = useRef<() => void>(null)
  const [now, setNow] = useLocalStorage({
    key: 'analyse-right-away',
    defaultValue: true,
    getInitialValueInEffect: false,
  })
  const [nothing, setNothing] = useState(false)
  return (
    <section className={css.frame}>
      <Dropzone
        openRef={open}
        activateOnClick={false}
        activateOnKeyboard={false}
        // Every file is let in, so that a wrong one is told why rather than ignored.
        // A file that was just deleted must be gone by then, or it would be one that is here already.
        // An empty folder has nothing in it to be told of.
        onDropAny={(files) => setNothing(files.length === 0)}
        onDrop={(files) => void flushDeletions().then(() => addUploads(files, now))}
        inputProps={{ accept: acceptedKinds.join(','), 'aria-label': t('drop.label') }}
        className={css.area ?? ''}
        tabIndex={-1}
        role="presentation"
        loaderProps={{ 'aria-hidden': true }}
      >
        <div className={css.inner}>
          <FileUp className={css.icon} size={32} strokeWidth={1.5} aria-hidden="true" />
          <div className={css.words}>
            <h2 className={css.title}>{t('drop.title')}</h2>
            <p className={css.limits}>{t('drop.limits')}</p>
          </div>
          <Switch
            className={css.switch ?? ''}
            label={t('drop.now')}
            checked={now}
            onChange={(event) => setNow(event.currentTarget.checked)}
          />
          <Button
            leftSection={<Upload size={18} strokeWidth={1.75} aria-hidden="true" />}
            onClick={() => open.current?.()}
          >
            {t('drop.choose')}
          </Button>
        </div>
      </Dropzone>
      {nothing && (
        <div className={css.nothing}>
          <Notice tone="info" onClose={() => setNothing(false)}>
            {t('upload.nothing')}
          </Notice>
        </div>
      )}
    </section>
  )
}
