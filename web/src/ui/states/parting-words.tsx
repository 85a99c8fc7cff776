import { useEffect, useState } from 'react'
import { forgetPartingWords, readPartingWords } from '../../lib/parting-words.ts'
import { Notice } from './notice.tsx'

/** Says once what was done just before the session ended. */
export function PartingWords() {
  const [words] = useState(readPartingWords)
  useEffect(forgetPartingWords, [])
  return words && <Notice tone="info">{words}</Notice>
}
