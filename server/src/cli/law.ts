import { lawTable } from '@karar/engine/law'
import type { LawEntry } from '@karar/schema'
import { formatDay } from '../lib/text/format-day.ts'
import { lawName } from '../lib/text/law-name.ts'
import { todayInIndia } from '../lib/text/today.ts'
import type { Command } from './arguments.ts'
import { plain, type Style, styled, wrap } from './style.ts'
import { words } from './words.ts'

const say = words.law

/** Writes the table of law as it stands on a day. @returns 0 */
export function tellLaw({ on, format }: Extract<Command, { name: 'law' }>): number {
  // who reads along (head, less) may stop reading before the end
  process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1))
  const table = lawTable(on ?? todayInIndia())
  if (format === 'json') {
    process.stdout.write(`${JSON.stringify(table, null, 2)}\n`)
    return 0
  }
  const { isTTY, columns } = process.stdout
  const style = isTTY && !process.env.NO_COLOR ? styled : plain
  const width = isTTY ? columns : 100
  const checked = formatDay(table.checked_on)
  process.stdout.write(
    [
      style.strong(wrap(say.title(formatDay(table.day)), width)),
      table.stale ? style.bad(wrap(say.stale(checked), width)) : wrap(say.known(checked), width),
      '',
      ...table.provisions.map((one) => told(one, style, width)),
      style.faint(wrap(say.notAdvice, width)),
      '',
    ].join('\n'),
  )
  return 0
}

function told(one: LawEntry, style: Style, width: number): string {
  const state = say.state[one.state]
  const days = [
    ...(one.from === null ? [] : [say.from(formatDay(one.from))]),
    ...(one.until === null ? [] : [say.until(formatDay(one.until))]),
  ]
  const paint = one.state === 'in_force' ? style.good : one.state === 'not_yet' ? style.fair : style.faint
  return [
    style.strong(wrap(lawName(one), width)),
    wrap(one.says, width, 4),
    `    ${paint([state, ...days].join(', '))}`,
    style.faint(wrap(say.checked[one.checked_against](formatDay(one.checked_on)), width, 4)),
    '',
  ].join('\n')
}
