import { words } from '../text/words.ts'
import { plainName } from './plain.ts'

/** A message to one person, before it is set as plain text and as HTML. */
export interface Letter {
  to: { name: string; email: string }
  subject: string
  /** each a paragraph of plain text */
  paragraphs: readonly string[]
  /** the one thing to do; its address is a page of ours */
  action?: { label: string; url: string }
  /** what stands below the action, smaller */
  afterword?: string
}

/** The letter for programs and people that read plain text. */
export function asText({ to, paragraphs, action, afterword }: Letter): string {
  const parts = [words.mail.greeting(plainName(to.name)), ...paragraphs]
  if (action) parts.push(`${action.label}:\n${action.url}`)
  if (afterword) parts.push(afterword)
  return `${[...parts, words.mail.signature].join('\n\n')}\n`
}

const ink = 'color:#1a1c18'
const quiet = 'color:#474a42;font-size:14px'

/**
 * The letter as HTML: one column, colours of the house, no picture and nothing that is fetched from anywhere. A word that is wider
 * than a phone is broken, by the older of the two properties in programs that do not know the newer.
 */
export function asHtml({ to, subject, paragraphs, action, afterword }: Letter): string {
  const paragraph = (text: string, style = ink) =>
    `<p style="margin:0 0 16px;${style}">${escapeHtml(text).replaceAll('\n', '<br>')}</p>`
  const button = action
    ? `<p style="margin:24px 0"><a href="${escapeHtml(action.url)}" style="display:inline-block;padding:12px 20px;background:#0a4d3b;color:#ffffff;text-decoration:none;border-radius:4px;font-weight:600">${escapeHtml(action.label)}</a></p>${paragraph(`${words.mail.orCopy}\n${action.url}`, quiet)}`
    : ''
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:24px;background:#f3f1e8;font-family:'Segoe UI',Helvetica,Arial,sans-serif;font-size:16px;line-height:1.5">
<div style="max-width:560px;margin:0 auto;padding:32px;background:#fdfcf8;border:1px solid #d5d2c3;word-break:break-word;overflow-wrap:anywhere">
<p style="margin:0 0 24px;font-size:22px;font-weight:600;color:#0a4d3b">${words.mail.product}</p>
${[words.mail.greeting(plainName(to.name)), ...paragraphs].map((text) => paragraph(text)).join('\n')}
${button}
${afterword ? paragraph(afterword, quiet) : ''}
${paragraph(words.mail.signature, quiet)}
</div>
</body>
</html>
`
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Names come from people: none of their characters may become markup. */
function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character)
}
