import type { Health, Role } from '@karar/schema'

type Part = keyof Health['components']

const everybody = ['analysis', 'ocr', 'speech'] as const satisfies readonly Part[]
const operators = ['mail', 'database', 'queue', 'storage'] as const satisfies readonly Part[]

/** The parts of Karar that somebody can do something with; what only an operator can mend is for administrators. */
export function systemParts(role: Role | undefined) {
  return role === 'admin' ? [...everybody, ...operators] : everybody
}
