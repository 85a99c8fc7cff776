/** RFC 4180. A field that a spreadsheet would take for a formula gets an apostrophe in front, which it hides. */
export function csvField(value: string | number | null): string {
  const text = value === null ? '' : String(value)
  const harmless = typeof value === 'string' && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
