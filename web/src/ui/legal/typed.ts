import { useState } from 'react'
import { onTokenChange } from '../../lib/http/session.ts'

const typed = new Map<string, string>()
// the next to sign in may be somebody else
onTokenChange(() => typed.clear())

/** The message that is being written about a request. It is still there when the dialog is closed and opened again. */
export function useTyped(request: string): [text: string, type: (text: string) => void] {
  const [text, setText] = useState(() => typed.get(request) ?? '')
  return [
    text,
    (next) => {
      if (next) typed.set(request, next)
      else typed.delete(request)
      setText(next)
    },
  ]
}
