/** Words that open what stands beside the act: when it comes about, what bounds it, what it may be done without, and by when. */
export interface MarkerRow {
  readonly words: string
  readonly slot: 'trigger' | 'limit' | 'without' | 'time'
  /** what belongs to it: a whole statement ('if X fails'), a noun phrase ('upon termination'), or nothing but the words */
  readonly takes: 'statement' | 'phrase' | 'nothing'
}

const rows = (slot: MarkerRow['slot'], takes: MarkerRow['takes'], words: string): MarkerRow[] =>
  words.split(',').map((one) => ({ words: one.trim(), slot, takes }))

export const markers: readonly MarkerRow[] = [
  ...rows(
    'trigger',
    'statement',
    'if, even if, as and when, when, whenever, where, wherever, in case, in the event that, in the event, in the event where, once, as soon as, until such time as, so long as, as long as, while, because, since, although, though, whether or not, whether, should',
  ),
  ...rows(
    'trigger',
    'phrase',
    'upon, on termination, on expiry, on expiration, on completion, on receipt, on default, on request, on the termination, on the expiry, on the death, on the insolvency, in the event of, in case of, following, after, in the absence of, failing, failing which, in default of, at the request of',
  ),
  ...rows(
    'limit',
    'statement',
    'unless, unless and until, except where, except when, except if, except that, save that, save where, provided that, provided however that, provided further that, provided, to the extent that, to the extent, only if, only when, only after, other than where, until, however that',
  ),
  ...rows(
    'limit',
    'phrase',
    'except, except as, except for, except with, except by, save as, save for, save with, save and except, subject to, subject always to, not exceeding, not more than, no more than, up to, upto, up to a maximum of, notwithstanding, other than, only with, only on, only by, to the maximum extent, to the fullest extent, without prejudice to',
  ),
  ...rows('without', 'phrase', 'without'),
  ...rows(
    'without',
    'nothing',
    'at its sole discretion, at its sole and absolute discretion, at its discretion, at its absolute discretion, at their sole discretion, at their discretion, at our sole discretion, at our discretion, at his sole discretion, at his discretion, in its sole discretion, in its sole and absolute discretion, in its discretion, in its absolute discretion, in their sole discretion, in our sole discretion, in our discretion, in your discretion, at your discretion, in his sole discretion, at the sole discretion, at the discretion, at the sole and absolute discretion, at the absolute discretion, in the sole discretion, in the discretion, at the option, at the sole option, on the option, at its option, at its sole option, at its convenience, for its convenience, for convenience, for any reason, for any reason whatsoever, for any or no reason, for no reason, with or without cause, with or without notice, with or without reason, unilaterally, as it deems fit, as it thinks fit, as it may deem fit, as deemed fit, with immediate effect, if any',
  ),
  ...rows(
    'time',
    'nothing',
    'at any time, at any point of time, at any point in time, at any moment, from time to time, at all times, at all reasonable times, forthwith, immediately, promptly, on demand, in perpetuity, perpetually, for ever, forever, per month, per annum, annually, monthly, daily, in advance, every month, each month',
  ),
  ...rows(
    'time',
    'phrase',
    'within, not later than, no later than, on or before, by the end of, prior to, before, for a period of, for a further period of, at least, during, for the next',
  ),
]
