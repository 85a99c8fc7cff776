/** The dark squares of a QR code as one SVG path, a bar for each run of them; `size` is its side in squares. */
export function qrPath(rows: readonly (readonly boolean[])[]): { path: string; size: number } {
  const bars = rows.flatMap((row, y) =>
    row.flatMap((dark, x) => {
      if (!dark || row[x - 1]) return []
      const end = row.indexOf(false, x)
      const length = (end === -1 ? row.length : end) - x
      return [`M${x} ${y}h${length}v1h-${length}z`]
    }),
  )
  return { path: bars.join(''), size: rows.length }
}
