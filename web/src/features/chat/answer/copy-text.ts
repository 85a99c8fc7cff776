import i18next from 'i18next'
import { clauseName } from '../../../lib/text/clause-name.ts'
import { lawName } from '../../../lib/text/law-name.ts'
import { beyondText, type ShownAnswer } from './beyond-text.ts'

/** An answer to paste elsewhere: its text, each quote with its place, and the law. */
export function copyText(answer: ShownAnswer): string {
  const { citations, law } = beyondText(answer)
  const quotes = citations.map(({ quote, clause_number: number, page }) => {
    const place = number
      ? i18next.t('chat:place', { clause: clauseName(number), page })
      : i18next.t('chat:page', { page })
    return `“${quote}” (${place})`
  })
  return [answer.message_text, ...quotes, ...law.map((line) => `${lawName(line)} ${line.note}`)].join('\n\n')
}
