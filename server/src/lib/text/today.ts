const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata', dateStyle: 'short' })

/** Today in India, whose law is stated: '2026-11-21'. */
export function todayInIndia(): string {
  return day.format()
}
