/** A count in the room of a badge: 99+ above 99. */
export function badgeText(count: number): string {
  return count > 99 ? '99+' : String(count)
}
