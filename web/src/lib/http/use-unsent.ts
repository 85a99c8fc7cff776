import { useEffect, useState } from 'react'
import { wasLost } from './session.ts'
import type { Typed } from './typed.ts'

/**
 * What stood in a form when the session ended under it. Whoever leaves a form by themselves leaves nothing behind: opened
 * again, it shows what is saved.
 */
export function useUnsent<Value>({ of, keep, drop }: Typed<Value>, about: string) {
  const [found] = useState(() => of(about))
  useEffect(
    () => () => {
      if (!wasLost()) drop(about)
    },
    [drop, about],
  )
  return { found, keep: (value: Value) => keep(about, value), drop: () => drop(about) }
}
