import type { LawReference } from '@karar/schema'
import { lawName } from '../../../lib/text/law-name.ts'

/** One line of law: the Act and its section, then what it says. */
export function LawLine({ law }: { law: LawReference }) {
  return (
    <p>
      <strong>{lawName(law)}</strong> {law.note}
    </p>
  )
}
