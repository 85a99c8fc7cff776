/** Text as it stands between the tags of HTML or XML, its straight quotation marks set as a printer sets them. */
export function sheetText(text: string): string {
  const set = text
    .replaceAll(/(^|[\s(])"/g, '$1\u201c')
    .replaceAll('"', '\u201d')
    .replaceAll("'", '\u2019')
  return set.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
