import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/LoadingOverlay.layer.css'
import '@mantine/core/styles/Switch.layer.css'
import '@mantine/dropzone/styles.layer.css'
import { Button, Switch } from '@mantine/core'
import { Dropzone } from '@mantine/dropzone'
import { useLocalStorage } from '@mantine/hooks'
import { FileUp, Upload } from 'lucide-react'
import { memo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Notice } from '../../../ui/states/notice.tsx'
import { flushDeletions } from '../tools/deletions.ts'
import { acceptedKinds, isPhoto } from './check-file.ts'
import css from './drop-area.module.css'
import { ReaderNotice } from './reader-notice.tsx'
import { addPhotos, addUploads } from './uploads.ts'
import { OtherWays } from './ways/other-ways.tsx'
import { PasteDialog } from './ways/paste-dialog.tsx'
import { PhotoDialog } from './ways/photo-dialog.tsx'
import { chosenPhotos, pastedText, unsent } from './ways/unsent.ts'

/** Where contracts come in: files dropped or chosen with the button, photos of pages, text. */
export const DropArea = memo(function DropArea() {
  const { t } = useTranslation('documents')
  const open = useRef<() => void>(null)
  const [now, setNow] = useLocalStorage({
    key: 'analyse-right-away',
    defaultValue: true,
    getInitialValueInEffect: false,
  })
  const [kept, setKept] = useLocalStorage({ key: 'keep-local', defaultValue: false, getInitialValueInEffect: false })
  const [nothing, setNothing] = useState(false)
  // what the session ended under lies there again
  const [photos, setPhotos] = useState<readonly File[]>(() => chosenPhotos.of(unsent) ?? [])
  const [pasting, setPasting] = useState(() => pastedText.of(unsent) !== undefined)
  // A file that was just deleted must be gone by then, or it would be one that is here already.
  const send = (task: () => void) => void flushDeletions().then(task)
  /** Photos may be pages of one contract, so their order is asked for; everything else is sent at once. */
  function take(files: readonly File[]) {
    setPhotos(files.filter(isPhoto))
    const others = files.filter((file) => !isPhoto(file))
    if (others.length > 0) send(() => addUploads(others, now, kept))
  }
  return (
    <section className={css.frame}>
      <Dropzone
        openRef={open}
        activateOnClick={false}
        activateOnKeyboard={false}
        // Every file is let in, so that a wrong one is told why rather than ignored.
        // An empty folder has nothing in it to be told of.
        onDropAny={(files) => setNothing(files.length === 0)}
        onDrop={take}
        inputProps={{ accept: acceptedKinds, 'aria-label': t('drop.label') }}
        className={css.area ?? ''}
        tabIndex={-1}
        role="presentation"
        loaderProps={{ 'aria-hidden': true }}
      >
        <div className={css.inner}>
          <FileUp className={css.icon} size={32} strokeWidth={1.5} aria-hidden="true" />
          <div className={css.words}>
            <h2 className={css.title}>
              <span className={css.byMouse}>{t('drop.title')}</span>
              <span className={css.byTouch}>{t('drop.titleTouch')}</span>
            </h2>
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
        <ReaderNotice kept={kept} onKeep={setKept} />
        <OtherWays onPhotos={setPhotos} onPaste={() => setPasting(true)} />
      </Dropzone>
      {photos.length > 0 && (
        <PhotoDialog
          first={photos}
          onSend={(pages, name) => send(() => addPhotos(pages, name, now, kept))}
          onClose={() => setPhotos([])}
        />
      )}
      {pasting && (
        <PasteDialog onSend={(file) => send(() => addUploads([file], now, kept))} onClose={() => setPasting(false)} />
      )}
      {nothing && (
        <div className={css.nothing}>
          <Notice tone="info" onClose={() => setNothing(false)}>
            {t('upload.nothing')}
          </Notice>
        </div>
      )}
    </section>
  )
})
