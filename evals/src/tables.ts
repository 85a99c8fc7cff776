/** Columns as wide as their widest cell; the first to the left, the others to the right. */
export function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const lines = [head, ...rows.map((row) => row.map(String))]
  const widths = head.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)))
  return lines
    .map((line) =>
      line
        .map((cell, column) => (column === 0 ? cell.padEnd(widths[column]!) : cell.padStart(widths[column]!)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

export const percent = (share: number): string => (share * 100).toFixed(1)

/** A share in per cent, with its numbers. */
export const share = (part: number, whole: number): string =>
  whole === 0 ? '-' : `${percent(part / whole)} (${part}/${whole})`

export const count = <T>(all: readonly T[], holds: (one: T) => boolean): number => all.filter(holds).length
