import type { ButtonHTMLAttributes } from 'react'
import css from './text-action.module.css'

/** A button that reads as a phrase to act on. */
export function TextAction({ quiet = false, ...rest }: ButtonHTMLAttributes<HTMLButtonElement> & { quiet?: boolean }) {
  return <button type="button" className={`${css.action} ${quiet ? css.quiet : ''}`} {...rest} />
}
