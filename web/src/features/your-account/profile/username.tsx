import { useQuery } from '@tanstack/react-query'
import { meQuery } from '../../accounts/api.ts'

/** Tells a password manager whose password a form is about; nobody sees it. */
export function Username() {
  const { data: user } = useQuery(meQuery)
  return <input type="text" name="username" autoComplete="username" value={user?.email ?? ''} readOnly hidden />
}
