// All of it without Intl: the first formatter of numbers or of dates takes a slow phone 60 to 120 ms to make, in one go with
// whatever is drawn then. The language itself says how the parts are written: toUTCString, toFixed and their like.

/** Bytes as kilobytes of 1024 with one decimal: 422_502 -> '412.6 KB'. */
export function formatKilobytes(bytes: number): string {
  return `${grouped(bytes / 1024, 1)} KB`
}

/** Rupees with Indian grouping, paise only where there are some: 1250000 -> '₹12,50,000', 999.5 -> '₹999.50'. */
export function formatRupees(amount: number): string {
  return `₹${grouped(amount, Number.isInteger(amount) ? 0 : 2)}`
}

/** As bills have them: 1.5 -> '1.50' */
export function formatTwoDecimals(value: number): string {
  return grouped(value, 2)
}

/** 1250000 -> '12,50,000', with up to three decimals where it has some. */
export function formatNumber(value: number): string {
  return grouped(value, 3).replace(/\.?0+$/, '')
}

/** With so many decimals, and grouped the Indian way: the last three figures, and those before them by twos. */
function grouped(value: number, decimals: number): string {
  const [whole = '', ...fraction] = value.toFixed(decimals).split('.')
  return [whole.replace(/\d(?=(?:\d\d)*\d{3}$)/g, '$&,'), ...fraction].join('.')
}

/** Seconds as minutes and seconds: 78 -> '1:18'. */
export function formatClock(seconds: number): string {
  const rest = Math.floor(seconds % 60)
  return `${Math.floor(seconds / 60)}:${String(rest).padStart(2, '0')}`
}
