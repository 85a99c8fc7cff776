import { useState } from 'react'
import { typed } from '../../lib/http/typed.ts'

// by what it is about and who writes it: here nobody knows who that is
const messages = typed<string>(() => '')

/** The message that is being written about a request. It is still there when the dialog is closed and opened again. */
export function useTyped(about: string): [text: string, type: (text: string) => void] {
  const [text, setText] = useState(() => messages.of(about) ?? '')
  return [
    text,
    (next) => {
      if (next) messages.keep(about, next)
      else messages.drop(about)
      setText(next)
    },
  ]
}
