import type { FastifyError } from 'fastify'
import { inputWords } from '../text/input-words.ts'
import { words } from '../text/words.ts'

export type Issue = FastifyError['validation'] extends (infer One)[] | undefined ? One : never

/** What was refused, field by field and in sentences: a checker's own message may hold a pattern, which tells nobody what to do. */
export function refusedInput(issues: Issue[]): { path: string; message: string }[] {
  return issues.map((issue) => {
    const path = pathOf(issue)
    return { path, message: ownWords(issue, path) ?? plainWords(issue, path) }
  })
}

const pathOf = ({ instancePath }: Issue) => instancePath.split('/').filter(Boolean).join('.')

/** What is said of this very field, or by the schema itself. */
function ownWords(issue: Issue, path: string): string | null {
  const isPassword = /^(new_)?password$/.test(path)
  if (isPassword && issue.keyword === 'custom') return words.weakPassword
  if (path === 'new_password' && issue.keyword === 'too_small') return words.shortPassword
  // a sentence that the schema itself has is the one to tell
  if (issue.message && isSentence.test(issue.message)) return issue.message
  if (issue.keyword !== 'invalid_format') return null
  if (path === 'email') return words.noEmail
  return path === 'phone' ? words.noPhone : null
}

/** A sentence that a schema has for people, and not one of the checker. */
const isSentence = /^(?!Invalid|Too (small|big)|Unrecognized)\p{Lu}/u

/** The checker's finding in words, of whatever field. */
function plainWords(issue: Issue, path: string): string {
  const field = path in words.fields ? words.fields[path as keyof typeof words.fields] : path || inputWords.whole
  const { expected, origin, minimum, maximum, values, format, keys } = issue.params as Finding
  // 'must be a key without blanks': the rest of a sentence that begins with the field
  if (issue.message && /^\p{Ll}/u.test(issue.message)) return `${field} ${issue.message}.`
  switch (issue.keyword) {
    case 'invalid_type':
      if (/received undefined$/.test(issue.message ?? '')) return words.required(field)
      return inputWords.kind(field, inputWords.kinds[expected ?? ''])
    case 'too_small':
      if (origin === 'string' && minimum === 1) return words.required(field)
      return inputWords.least(field, Number(minimum), inputWords.counted[origin ?? ''])
    case 'too_big':
      return inputWords.most(field, Number(maximum), inputWords.counted[origin ?? ''])
    case 'invalid_value':
      return inputWords.oneOf(field, (values ?? []).map(String))
    case 'invalid_format':
      return inputWords.form(field, inputWords.forms[format ?? ''])
    case 'unrecognized_keys':
      return inputWords.unknown((keys ?? []).map(String))
    default:
      return inputWords.form(field, undefined)
  }
}

interface Finding {
  expected?: string
  origin?: string
  minimum?: unknown
  maximum?: unknown
  values?: unknown[]
  format?: string
  keys?: unknown[]
}
