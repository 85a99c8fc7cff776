import { type ActiveTimer, amountInPaise, forgottenAfterHours, hundredthsOf, paiseOf, rupeesOf } from '@karar/schema'

/** What a running timer shows: whole minutes as they are lived through, and what they cost. */
export interface Shown {
  hours: number
  minutes: number
  amount: number
  forgotten: boolean
}

/**
 * A timer so many milliseconds after the server told of it: the server's minutes go on here, whatever this machine's clock
 * says.
 */
export function shownTimer(timer: ActiveTimer, sinceMs: number): Shown {
  const milliseconds = timer.current_duration_minutes * 60_000 + Math.max(0, sinceMs)
  const whole = Math.floor(milliseconds / 60_000)
  const forgotten = milliseconds > forgottenAfterHours * 3_600_000
  const paise = amountInPaise(hundredthsOf(whole * 60_000), paiseOf(timer.billable_rate ?? 0))
  return { hours: Math.floor(whole / 60), minutes: whole % 60, amount: forgotten ? 0 : rupeesOf(paise), forgotten }
}
