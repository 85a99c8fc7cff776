import type { ReactNode } from 'react'
import css from './list.module.css'

/** Stands where a list has nothing to show. */
export function Empty({ title, body, children }: { title: string; body?: string; children?: ReactNode }) {
  return (
    <div className={css.empty}>
      <p className={css.emptyTitle}>{title}</p>
      {body && <p className={css.emptyBody}>{body}</p>}
      {children}
    </div>
  )
}
