import type { LawEntry, LawState, LawTable } from '@karar/schema'
import { isStale } from '@karar/schema'
import { formatDate } from '../grammar/calendar.ts'
import { format } from '../language/message.ts'
import { type FigureName, figureOn, figures, figuresOn } from './figures.ts'
import type { Provision } from './provision.ts'
import { type ProvisionId, provisions } from './provisions.ts'

/** The whole table of law with the state of each provision on a day, by act and section. */
export function lawTable(day: string): LawTable {
  const told = (Object.keys(provisions) as ProvisionId[]).map((id) => entryOf(id, day))
  const checked = lawCheckedOn(day)
  return {
    day,
    checked_on: checked,
    stale: isStale(checked, day),
    provisions: told.sort(
      (a, b) => a.act.localeCompare(b.act, 'en') || a.section.localeCompare(b.section, 'en', { numeric: true }),
    ),
  }
}

/**
 * The day of the last check: the earliest among the provisions that hold or are to come and the figures of the day, so that
 * one provision checked anew does not make the others look fresh.
 */
export function lawCheckedOn(day: string): string {
  const laws = Object.values<Provision>(provisions).filter((law) => stateOn(law, day) !== 'no_longer')
  const sums = (Object.keys(figures) as FigureName[]).flatMap((name) => figureOn(name, day) ?? [])
  return [...laws, ...sums].map(({ checked }) => checked.on).reduce((first, on) => (on < first ? on : first))
}

function entryOf(id: ProvisionId, day: string): LawEntry {
  const law: Provision = provisions[id]
  return {
    id,
    act: law.act,
    section: law.section,
    says: format(law.says, figuresOn(dayWithin(law, day), formatDate)),
    state: stateOn(law, day),
    from: law.from ?? null,
    until: law.until ?? null,
    checked_on: law.checked.on,
    checked_against: law.checked.against,
  }
}

/** The day, or the nearest to it on which the provision holds: the figures of a sentence are those of its own time. */
const dayWithin = ({ from = '', until = '9999-12-31' }: Provision, day: string): string =>
  day < from ? from : day > until ? until : day

const stateOn = ({ from, until }: Provision, day: string): LawState =>
  until !== undefined && day > until ? 'no_longer' : from !== undefined && day < from ? 'not_yet' : 'in_force'
