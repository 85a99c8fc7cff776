const day = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })

/** '2026-11-21' as '21 Nov 2026', the way dates are written in India. */
export const formatDay = (iso: string): string => day.format(new Date(`${iso.slice(0, 10)}T00:00:00Z`))
