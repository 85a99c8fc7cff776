import { Camera, Images } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { TextAction } from '../../../../ui/text-action.tsx'
import css from './ways.module.css'

interface Props {
  /** some are there already */
  more?: boolean
  onPhotos: (photos: readonly File[]) => void
}

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const

/** Photos that are there already, and on a phone the camera itself. */
export function PhotoWays({ more = false, onPhotos }: Props) {
  const { t } = useTranslation('documents')
  return (
    <>
      <PhotoWay onPhotos={onPhotos} label={t(more ? 'photos.add' : 'ways.photos')}>
        <Images {...icon} />
      </PhotoWay>
      <span className={css.camera}>
        <PhotoWay onPhotos={onPhotos} label={t(more ? 'photos.addCamera' : 'ways.camera')} camera>
          <Camera {...icon} />
        </PhotoWay>
      </span>
    </>
  )
}

interface WayProps {
  label: string
  camera?: boolean
  children: ReactNode
  onPhotos: Props['onPhotos']
}

function PhotoWay({ label, camera = false, children, onPhotos }: WayProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        className={css.input}
        type="file"
        accept="image/jpeg,image/png"
        // the back camera opens at once, one photo at a time
        {...(camera ? { capture: 'environment' } : { multiple: true })}
        tabIndex={-1}
        aria-hidden="true"
        onChange={({ currentTarget }) => {
          const photos = [...(currentTarget.files ?? [])]
          // the same photo may be chosen again
          currentTarget.value = ''
          if (photos.length > 0) onPhotos(photos)
        }}
      />
      <TextAction onClick={() => input.current?.click()}>
        <span className={css.way}>
          {children}
          {label}
        </span>
      </TextAction>
    </>
  )
}
