import { X } from 'lucide-react'
import { Link } from 'react-router'
import css from './only-chip.module.css'

interface Props {
  words: string
  /** the address that shows all again, and what it is called */
  all: { search: string }
  allLabel: string
}

/** Whose rows alone are shown, with a way back to everybody's. */
export function OnlyChip({ words, all, allLabel }: Props) {
  return (
    <li className={css.chip}>
      {words}
      <Link to={all} replace preventScrollReset className={css.drop ?? ''} aria-label={allLabel}>
        <X size={16} strokeWidth={1.75} aria-hidden="true" />
      </Link>
    </li>
  )
}
