import { useEffect, useState } from 'react'
import { forgetPartingWords, readPartingWords } from '../../lib/parting-words.ts'
import { Notice } from './notice.tsx'

/** What was kept to be said; nothing where the page is drawn beforehand. */
export const partingWords = () => (typeof sessionStorage === 'undefined' ? '' : readPartingWords())

/** Says once what was done just before the session ended. */
export function PartingWords() {
  const [words] = useState(partingWords)
  useEffect(forgetPartingWords, [])
  return words && <Notice tone="info">{words}</Notice>
}
