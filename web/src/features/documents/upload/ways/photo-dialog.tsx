import { documentLimits } from '@karar/schema'
import { Button, TextInput } from '@mantine/core'
import { ArrowDown, ArrowUp, RotateCw, Trash2 } from 'lucide-react'
import { type FormEvent, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useUnsent } from '../../../../lib/http/use-unsent.ts'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { Dialog } from '../../../../ui/states/dialog.tsx'
import { Notice } from '../../../../ui/states/notice.tsx'
import { DiscardQuestion, useClosing } from './discard-question.tsx'
import { asFileName, nameOf, type PhotoPage } from './pages.ts'
import { PhotoWays } from './photo-ways.tsx'
import { chosenPhotos, unsent } from './unsent.ts'
import { useAskBeforeLeaving } from './use-ask-before-leaving.ts'
import { useHandOver } from './use-hand-over.ts'
import { type PhotoPages, usePhotoPages } from './use-photo-pages.ts'
import css from './ways.module.css'

interface Props {
  first: readonly File[]
  onSend: (photos: readonly File[], name: string) => void
  onClose: () => void
}

/** Puts photos of pages in order and upright, to be sent as one document. */
export function PhotoDialog({ first, onSend, onClose }: Props) {
  const { t } = useTranslation(['documents', 'ui'])
  const photos = usePhotoPages(first)
  const [typed, setTyped] = useState<string | null>(null)
  const { pages, opening } = photos
  useUnsent(chosenPhotos, unsent)
  useEffect(() => {
    if (pages.length > 0)
      chosenPhotos.keep(
        unsent,
        pages.map(({ photo, name }) => new File([photo], name, photo)),
      )
  }, [pages])
  const hasPages = pages.length > 0
  const wouldLose = hasPages || opening > 0
  useAskBeforeLeaving(wouldLose)
  const { asking, close, keep } = useClosing(wouldLose, onClose)
  const name = typed ?? nameOf(pages[0]?.name)
  const send = useHandOver(() => {
    const called = `${asFileName(name) || t('photos.unnamed')}.pdf`
    onSend(
      pages.map(({ blob }, i) => new File([blob], i === 0 ? called : `${i + 1}.jpg`, { type: 'image/jpeg' })),
      called,
    )
    onClose()
  })
  function submit(event: FormEvent) {
    event.preventDefault()
    send.mutate()
  }
  return (
    // a tap beside it is no way to lose ten photos; Escape answers the question while that is asked
    <Dialog
      size="lg"
      title={t('photos.title')}
      closeOnClickOutside={!wouldLose}
      closeOnEscape={!asking}
      onClose={close}
    >
      <form className={css.form} noValidate onSubmit={submit}>
        <p className={css.hint}>{t('photos.hint')}</p>
        <Troubles photos={photos} />
        <ol className={css.pages} aria-label={t('photos.list')} aria-busy={opening > 0}>
          {pages.map((page, i) => (
            <PageRow key={page.key} page={page} place={i} count={pages.length} photos={photos} />
          ))}
        </ol>
        <p className={css.hint} role="status">
          {opening > 0 ? t('photos.opening', { count: opening }) : t('photos.count', { count: pages.length })}
        </p>
        <div className={css.adding}>
          <PhotoWays onPhotos={photos.add} more />
        </div>
        <TextInput
          label={t('photos.name')}
          maxLength={190}
          value={name}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <div className={css.answers}>
          <Button variant="default" onClick={close}>
            {t('photos.cancel')}
          </Button>
          <Button type="submit" loading={send.isPending} disabled={!hasPages || opening > 0}>
            {t('photos.send')}
          </Button>
        </div>
      </form>
      {asking && (
        <DiscardQuestion
          title={t('photos.discard.title')}
          body={t('photos.discard.body', { count: pages.length + opening })}
          keep={t('photos.discard.keep')}
          discard={t('photos.discard.confirm')}
          onKeep={keep}
          onDiscard={onClose}
        />
      )}
    </Dialog>
  )
}

function Troubles({ photos: { unopened, tooMany } }: { photos: PhotoPages }) {
  const { t } = useTranslation('documents')
  const heic = unopened.some((name) => /\.hei[cf]$/i.test(name))
  return (
    <>
      {unopened.length > 0 && (
        <Notice tone="error">
          {t(heic ? 'photos.heic' : 'photos.unopened', { names: unopened.join(', '), count: unopened.length })}
        </Notice>
      )}
      {tooMany && <Notice tone="warning">{t('photos.tooMany', { limit: documentLimits.photos })}</Notice>}
    </>
  )
}

interface RowProps {
  page: PhotoPage
  place: number
  count: number
  photos: PhotoPages
}

function PageRow({ page: { key, name, url }, place, count, photos }: RowProps) {
  const { t } = useTranslation('documents')
  const number = place + 1
  const size = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const
  return (
    <li className={css.row}>
      <img className={css.thumb ?? ''} src={url} alt="" />
      <span className={css.words}>
        <span className={css.number}>{t('photos.page', { number })}</span>
        <span className={css.file}>{name}</span>
      </span>
      <span className={css.tools}>
        <IconButton label={t('photos.up', { number })} aria-disabled={place === 0} onClick={() => photos.move(key, -1)}>
          <ArrowUp {...size} />
        </IconButton>
        <IconButton
          label={t('photos.down', { number })}
          aria-disabled={place === count - 1}
          onClick={() => photos.move(key, 1)}
        >
          <ArrowDown {...size} />
        </IconButton>
        <IconButton label={t('photos.turn', { number })} onClick={() => photos.turn(key)}>
          <RotateCw {...size} />
        </IconButton>
        <IconButton label={t('photos.remove', { number })} onClick={() => photos.remove(key)}>
          <Trash2 {...size} />
        </IconButton>
      </span>
    </li>
  )
}
