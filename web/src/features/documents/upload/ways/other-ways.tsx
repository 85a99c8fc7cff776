import { ClipboardPaste } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { TextAction } from '../../../../ui/text-action.tsx'
import { PhotoWays } from './photo-ways.tsx'
import css from './ways.module.css'

interface Props {
  onPhotos: (photos: readonly File[]) => void
  onPaste: () => void
}

/** The ways in beside a file: photos of the pages, the camera itself on a phone, the bare text. */
export function OtherWays({ onPhotos, onPaste }: Props) {
  const { t } = useTranslation('documents')
  return (
    <div className={css.others}>
      <PhotoWays onPhotos={onPhotos} />
      <TextAction onClick={onPaste}>
        <span className={css.way}>
          <ClipboardPaste size={18} strokeWidth={1.75} aria-hidden="true" />
          {t('ways.paste')}
        </span>
      </TextAction>
    </div>
  )
}
