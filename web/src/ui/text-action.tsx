import type { ButtonHTMLAttributes } from 'react'
import { Link, type LinkProps } from 'react-router'
import css from './text-action.module.css'

/** A button that reads as a phrase to act on. */
export function TextAction({ quiet = false, ...rest }: ButtonHTMLAttributes<HTMLButtonElement> & { quiet?: boolean }) {
  return <button type="button" className={`${css.action} ${quiet ? css.quiet : ''}`} {...rest} />
}

/** The same for what leads to another address of this page. */
export function TextLink(props: LinkProps) {
  return <Link className={css.action ?? ''} preventScrollReset {...props} />
}
