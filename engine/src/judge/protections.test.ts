import { describe, expect, test } from 'vitest'
import { analyze } from '../analyze.ts'
import { openings } from '../testing/contract-of.ts'

const favours = (text: string, opening: keyof typeof openings = 'services', party?: string): string[] =>
  analyze(
    `${openings[opening]}1. Scope. The parties shall perform this Agreement in good faith and shall cooperate for its purpose throughout its term.\n\n2. Fees. The fees are stated in the annexure to this Agreement and shall be paid in rupees.\n\n3. ${text}\n`,
    { day: '2026-11-21', ...(party === undefined ? {} : { party }) },
  ).key_advantages.map(({ rule_id }) => rule_id!)

describe('what counts as a protection', () => {
  test.each<[string, string]>([
    [
      'The total liability of each party under this Agreement shall not exceed the fees of one year, and each party\u2019s liability ends there.',
      'mutual-liability-cap',
    ],
    [
      'Neither party shall be liable to the other for any indirect or consequential loss under this Agreement.',
      'mutual-indirect-loss',
    ],
    ['Either party may terminate this Agreement by giving sixty days\u2019 notice in writing.', 'mutual-termination'],
    [
      'This Agreement may be terminated by either party for any reason or for none, on ninety days\u2019 written notice.',
      'mutual-termination',
    ],
    [
      'If the Service Provider commits a breach and does not cure it within thirty days, the Client may terminate this Agreement.',
      'cure-period',
    ],
    [
      'If the defaulting party fails to cure such default, or to submit a plan that would cure it, within thirty days of notice, the other party may terminate this Agreement.',
      'cure-period',
    ],
    [
      'The total liability of each party shall not exceed the fees of one year, except for fraud and breach of the confidentiality clause.',
      'mutual-liability-cap',
    ],
    ['No change to this Agreement is valid unless made in writing and signed by both parties.', 'written-amendment'],
    ['The Client shall pay each invoice within thirty days of its receipt.', 'prompt-payment'],
  ])('%s', (text, id) => {
    expect(favours(text)).toContain(id)
  })

  test.each<[string, string]>([
    [
      'Each party may disclose confidential papers of the other where a court orders it, and shall tell the other beforehand.',
      'mutual-confidentiality',
    ],
    [
      'Neither party shall be liable to the other for indirect loss, including but not limited to loss of profit.',
      'mutual-liability-cap',
    ],
    [
      'The total liability of each party shall not exceed the fees of one year. This cap shall not apply to losses from a breach of this Agreement.',
      'mutual-liability-cap',
    ],
    [
      'This Agreement may be terminated by either party at the end of its term upon thirty days\u2019 notice.',
      'mutual-termination',
    ],
    [
      'This Agreement may be terminated by either party with cause upon thirty days\u2019 written notice.',
      'mutual-termination',
    ],
    [
      'This Agreement lasts a year and renews itself unless either party gives thirty days\u2019 notice of termination.',
      'mutual-termination',
    ],
    [
      'Either party may terminate this Agreement on seven days\u2019 notice in case of a natural disaster that lasts.',
      'mutual-termination',
    ],
    [
      'The owner of a logo may withdraw the right to use it where a misuse is not cured within ten days of notice of breach, and the permission then terminates.',
      'cure-period',
    ],
    [
      'If a change of dates is needed, the parties may amend the calendar of payments by a written amendment signed by both parties.',
      'written-amendment',
    ],
    ['The Service Provider shall pay the monthly fee for the tools within fifteen days.', 'prompt-payment'],
    [
      'The Client shall pay each bill within fifteen days, subject to the availability of funds for this head.',
      'prompt-payment',
    ],
    [
      'The Client shall pay the royalty fee quarterly, within thirty days of the end of the next quarter.',
      'prompt-payment',
    ],
  ])('not: %s', (text, id) => {
    expect(favours(text)).not.toContain(id)
  })

  test('prompt payment is no comfort to the one who pays', () => {
    const text = 'The Client shall pay each invoice within thirty days of its receipt.'
    expect(favours(text, 'services', 'Orbis Retail Private Limited')).not.toContain('prompt-payment')
  })
  test('a cure period for the other side alone is no protection of the reader', () => {
    const text =
      'If the Client commits a breach and does not cure it within thirty days, the Service Provider may terminate this Agreement.'
    expect(favours(text)).not.toContain('cure-period')
    expect(favours(text, 'services', 'Orbis Retail Private Limited')).toContain('cure-period')
  })
  test('a clause that lets one side change the terms outweighs the usual words about amendments', () => {
    const text =
      'The Client may amend the terms of this Agreement at any time in its sole discretion without notice. 4. No amendment of this Agreement is valid unless in writing and signed by both parties.'
    expect(favours(text)).not.toContain('written-amendment')
  })
})
