import { commonPasswords } from './common-passwords.ts'
import { passwordMinLength } from './password-lengths.ts'

/** What a password is checked for, in the order in which a person is shown the list. */
export const passwordChecks = ['length', 'uppercase', 'lowercase', 'digit', 'special', 'uncommon'] as const
export type PasswordCheck = (typeof passwordChecks)[number]

/** The ones that the specification names; those of them that are long enough are among the commonest, too. */
const named = [
  'password',
  '123456',
  'qwerty',
  'abc123',
  'letmein',
  'monkey',
  'password123',
  'test',
  '12345678',
  'dragon',
]
let common: ReadonlySet<string> | undefined

/** Whether a password is among those that are tried first, in whatever case it is written. */
export function isCommonPassword(password: string): boolean {
  common ??= new Set([...named, ...commonPasswords.trim().split(/\s+/)])
  return common.has(password.toLowerCase())
}

const tests: Record<PasswordCheck, (password: string) => boolean> = {
  length: (password) => [...password].length >= passwordMinLength,
  // letters of any script that knows the difference
  uppercase: (password) => /\p{Lu}/u.test(password),
  lowercase: (password) => /\p{Ll}/u.test(password),
  digit: (password) => /\p{Nd}/u.test(password),
  special: (password) => /[^\p{L}\p{M}\p{N}\s]/u.test(password),
  uncommon: (password) => password !== '' && !isCommonPassword(password),
}

/** The checks that a password passes. */
export function passedChecks(password: string): ReadonlySet<PasswordCheck> {
  return new Set(passwordChecks.filter((check) => tests[check](password)))
}

/** A password for a new account passes all six checks. */
export function isStrongPassword(password: string): boolean {
  return passedChecks(password).size === passwordChecks.length
}

/** At registration: weak under 4 checks, moderate with 4 or 5, strong with all 6. */
export function passwordStrength(password: string): 'weak' | 'moderate' | 'strong' {
  const passed = passedChecks(password).size
  return passed < 4 ? 'weak' : passed < 6 ? 'moderate' : 'strong'
}

/** After a reset a password is scored by the five checks on its characters: 0 to 5. */
export function resetScore(password: string): number {
  return [...passedChecks(password)].filter((check) => check !== 'uncommon').length
}

/** The least score that a reset accepts. */
export const resetScoreNeeded = 2

/** At reset: weak under 2, medium under 4, strong otherwise. */
export function resetStrength(password: string): 'weak' | 'medium' | 'strong' {
  const score = resetScore(password)
  return score < 2 ? 'weak' : score < 4 ? 'medium' : 'strong'
}

/** A reset needs 8 characters and a score of 2 out of 5, and none of the commonest passwords. */
export function isResetPassword(password: string): boolean {
  const passed = passedChecks(password)
  return passed.has('length') && passed.has('uncommon') && resetScore(password) >= resetScoreNeeded
}
