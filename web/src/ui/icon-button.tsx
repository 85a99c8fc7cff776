import type { ButtonHTMLAttributes } from 'react'
import css from './icon-button.module.css'

/** A button that shows only an icon; its name is required. */
export function IconButton({ label, ...rest }: ButtonHTMLAttributes<HTMLButtonElement> & { label: string }) {
  return <button type="button" className={css.button} aria-label={label} title={label} {...rest} />
}
