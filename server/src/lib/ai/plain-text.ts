/** Of what a model writes, so much is shown. */
const most = 1000

/**
 * The words of a model as text alone: no signs that control or hide, no mark-up, no links that look like ours, and no more
 * than anybody reads. Pages show it as text in any case.
 */
export function plainText(said: string): string {
  return said
    .replace(
      /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\u{e0000}-\u{e007f}]/gu,
      '',
    )
    .replace(/!?\[([^\]]{0,300})\]\([^)]{0,600}\)/g, '$1')
    .replace(/<\/?[a-z!][^>]{0,600}>/gi, '')
    .replace(/(?:https?:\/\/|www\.|javascript:|data:)\S+/gi, '')
    .replace(/[*_`#]{2,}/g, '')
    .replace(/[ \t]+/g, ' ')
    .trim()
    .slice(0, most)
}
