import type { ComponentProps } from 'react'
import css from './icon-button.module.css'

/** A button that shows only an icon; its name is required. */
export function IconButton({ label, className = '', ...rest }: ComponentProps<'button'> & { label: string }) {
  return <button type="button" className={`${css.button} ${className}`} aria-label={label} title={label} {...rest} />
}
