import type { ConsultationStatus, TimeEntry } from '@karar/schema'

const may: Record<ConsultationStatus, string> = {
  pending: 'This request is pending: it can be assigned to a lawyer or cancelled.',
  assigned: 'This request is assigned: it can be taken up, by starting the timer, or cancelled.',
  in_progress: 'This request is in progress: it can be completed or cancelled.',
  completed: 'This request is completed, and cannot be changed any more.',
  cancelled: 'This request was cancelled, and cannot be changed any more.',
}
const already: Record<ConsultationStatus, string> = {
  pending: 'This request is pending already.',
  assigned: 'This request is assigned already.',
  in_progress: 'This request is in progress already.',
  completed: 'This request is completed already.',
  cancelled: 'This request was cancelled already.',
}
const noTimer: Record<ConsultationStatus, string> = {
  pending: 'Assign a lawyer first. A timer runs on a request that is assigned or in progress.',
  assigned: '',
  in_progress: '',
  completed: 'This request is completed. A timer runs on a request that is assigned or in progress.',
  cancelled: 'This request was cancelled. A timer runs on a request that is assigned or in progress.',
}

export const words = {
  badCursor: 'The cursor is not one that this list gave out.',
  /** why a move was refused */
  already: (status: ConsultationStatus) => already[status],
  cannotMove: (status: ConsultationStatus) => may[status],
  stopFirst: 'A timer is running on this request. Stop it first.',
  noLawyer: 'Enter the name of the lawyer.',
  otherNotes:
    'Another administrator has changed this note meanwhile: theirs is shown here now. Yours is kept; open the note to put both together.',
  otherLawyer: (name: string | null) =>
    `Another administrator has assigned this request to ${name ?? 'nobody'} meanwhile. Assign it anew if that is to change.`,
  otherCorrection: ({ corrected_by, duration_minutes, billable_rate, description, correction_reason }: TimeEntry) =>
    `${corrected_by ?? 'Another administrator'} has corrected this entry meanwhile. It now has ${duration_minutes} minutes at ₹${billable_rate.toLocaleString('en-IN')} an hour${description && `, for “${description}”`}; the reason: “${correction_reason ?? ''}”. What you typed is kept: save it again if it is to stand instead.`,
  nothingToChange: 'Name what is to be changed: the status, the assigned lawyer or the notes.',
  noTimerNow: (status: ConsultationStatus) => noTimer[status],
  closed: 'This request is closed, so nothing more can be written about it. Send a new request to ask again.',
  stopped: (minutes: number) => `The timer was stopped after ${minutes} minutes.`,
  forgotten: (hours: number) =>
    `This timer ran for ${hours} hours, so it was probably forgotten. Nothing is billed for it until the entry is corrected.`,
} as const
