import type { UserStatus as Status } from '@karar/schema'
import { Check, CircleDashed, CirclePause, CircleX } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import css from './user-row.module.css'

const shapes = { pending: CircleDashed, approved: Check, suspended: CirclePause, rejected: CircleX }

/** Shape and word of where an account stands. */
export function UserStatus({ status }: { status: Status }) {
  const { t } = useTranslation('admin')
  const Shape = shapes[status]
  return (
    <p className={css.status}>
      <Shape size={18} strokeWidth={1.75} aria-hidden="true" />
      {t(`status.${status}`)}
    </p>
  )
}
