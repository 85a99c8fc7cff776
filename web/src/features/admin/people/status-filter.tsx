import { Link } from 'react-router'
import { useAddress } from '../../../lib/use-address.ts'
import css from '../list.module.css'

interface Props {
  label: string
  /** in order; '' is any */
  statuses: readonly { id: string; name: string }[]
  current: string
}

/** Statuses as addresses. */
export function StatusFilter({ label, statuses, current }: Props) {
  const address = useAddress()
  return (
    <nav className={css.filter} aria-label={label}>
      {statuses.map(({ id, name }) => (
        <Link
          key={id}
          to={address.with({ status: id })}
          replace
          preventScrollReset
          aria-current={id === current ? 'true' : undefined}
        >
          {name}
        </Link>
      ))}
    </nav>
  )
}
