import type { ComponentProps } from 'react'
import { Link, type LinkProps } from 'react-router'
import css from './icon-button.module.css'

/** A button that shows only an icon; its name is required. */
export function IconButton({ label, className = '', ...rest }: ComponentProps<'button'> & { label: string }) {
  return <button type="button" className={`${css.button} ${className}`} aria-label={label} title={label} {...rest} />
}

/** The same for what leads to another address of this page. */
export function IconLink({ label, className = '', ...rest }: LinkProps & { label: string }) {
  return <Link preventScrollReset className={`${css.button} ${className}`} aria-label={label} title={label} {...rest} />
}
