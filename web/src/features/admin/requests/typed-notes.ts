import type { DeskRequest } from '@karar/schema'
import { queryClient } from '../../../lib/http/query-client.ts'
import { typed } from '../../../lib/http/typed.ts'
import { meQuery } from '../../accounts/api.ts'

const administrator = () => queryClient.getQueryData(meQuery.queryKey)?.id

/** Notes on requests that were typed and not saved yet, by request: a press beside the dialog takes nothing away. */
export const { of: typedNotes, keep: keepNotes, drop: dropNotes } = typed<string>(administrator)

/** What a timer is started or stopped with: its rate, and what the time is for. */
interface TypedTimer {
  rate: number | string
  description: string
}

/** The same for timers. One that was stopped elsewhere and started anew is another one. */
export const typedTimers = typed<TypedTimer>(administrator)

export const timerKey = ({ id, timer }: DeskRequest): string => `${id} ${timer?.start_time ?? ''}`

/** A time entry as it is being corrected. */
export interface TypedTime {
  minutes: number | string
  rate: number | string
  description: string
  reason: string
  /** when the entry that was seen had been corrected last */
  seen: string | null
}

/** The same for corrections of time entries, by entry. */
export const typedTimes = typed<TypedTime>(administrator)
