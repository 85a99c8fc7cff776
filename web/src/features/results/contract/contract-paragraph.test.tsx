import { expect, test } from 'vitest'
import { draw } from '../../../lib/testing/draw.tsx'
import { ContractParagraph } from './contract-paragraph.tsx'

const drawn = (text: string) =>
  draw(
    <ContractParagraph
      text={text}
      paragraph={{ start: 0, end: text.length, number: '', bodyStart: 0, heading: false }}
      marks={[]}
      hits={[]}
      place={null}
      query=""
    />,
    ['results'],
  )

test('the cells of a table’s row keep their distance, and other lines run on as they did', async () => {
  expect(await drawn('Delivery\t2\t50,000')).toMatch(/data-row="true">Delivery\t2\t50,000</)
  expect(await drawn('The fee is 2 lakh.')).not.toContain('data-row')
})

test('words that are struck through have a line through them and no signs to be seen, marked or not', async () => {
  const text = 'Rent is ~~Rs. 9,000~~ Rs. 8,000 ~~.'
  const shown = await drawn(text)
  expect(shown).toContain('<s>Rs. 9,000</s>')
  const sign = /<span class="[^"]*sign[^"]*">~~<\/span>/g
  expect(shown.match(sign)).toHaveLength(2)
  expect(shown.replace(sign, '').match(/~~/g)).toHaveLength(1)
  // the same words, so that places and search hold
  expect(shown.replace(/<style.*?<\/style>|<[^>]*>/gs, '')).toContain(text)
})
