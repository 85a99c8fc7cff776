import { Loader } from '@mantine/core'
import css from './spinner.module.css'

/** Fills the page while nothing else can be shown. Its words are optional: it also stands before words have loaded. */
export function Spinner({ label = 'Loading' }: { label?: string }) {
  return (
    <div className={css.page} role="status" aria-label={label}>
      <Loader size={32} aria-hidden="true" />
    </div>
  )
}
