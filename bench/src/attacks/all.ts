import type { Attack } from './attack.ts'
import { blanks } from './blanks.ts'
import { crowds } from './crowds.ts'
import { numbers } from './numbers.ts'
import { pages } from './pages.ts'
import { words } from './words.ts'

/** Every attack that we know; a new one is a file of its own and a line here. */
export const attacks: Attack[] = [blanks, numbers, words, ...pages, ...crowds]
