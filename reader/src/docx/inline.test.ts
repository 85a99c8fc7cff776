import { expect, test } from 'vitest'
import { readDocument } from '../index.ts'
import { makeDocx, p, run } from '../testing/make-docx.ts'

const read = (body: string) => readDocument(makeDocx({ body }))
const textOf = async (body: string) => (await read(body)).text

const line = '<w:u w:val="single"/>'
const tab = '<w:r><w:tab/></w:r>'
const linedTab = `<w:r><w:rPr>${line}</w:rPr><w:tab/></w:r>`
const ruled = '<w:tabs><w:tab w:val="left" w:leader="underscore" w:pos="6000"/></w:tabs>'

test('words that are struck through stay to be seen between marks, and the person is told', async () => {
  const struck = (words: string, how = '<w:strike/>') => run(words, how)
  const { text, warnings } = await read(
    p(
      `${run('Mrs. Rao pays ')}${struck('Rs. ')}${struck('10,000', '<w:b/><w:strike/>')}${run('Rs. 12,000')}${struck(' in cash', '<w:dstrike/>')}${run('.')}`,
    ),
  )
  expect(text).toBe('Mrs. Rao pays ~~Rs. 10,000~~Rs. 12,000 ~~in cash~~.')
  expect(warnings).toEqual([expect.stringContaining('struck through')])
  const plain = await read(p(run('Whole', '<w:strike w:val="0"/>')))
  expect([plain.text, plain.warnings]).toEqual(['Whole', []])
  expect(await textOf(p(struck('Gone', '<w:strike w:val="0"/><w:dstrike/>')))).toBe('~~Gone~~')
})

test('a style strikes words through as well, unless the words themselves say otherwise', async () => {
  const style = (type: string, id: string) =>
    `<w:style w:type="${type}" w:styleId="${id}"><w:rPr><w:strike/></w:rPr></w:style>`
  const body =
    p(
      run('Rent ') +
        run('9,000', '<w:rStyle w:val="Gone"/>') +
        run(' 8,000', '<w:rStyle w:val="Gone"/><w:strike w:val="0"/>'),
    ) + p('No more', '<w:pStyle w:val="Old"/>')
  const styles = style('character', 'Gone') + style('paragraph', 'Old')
  const { text } = await readDocument(makeDocx({ body, styles }))
  expect(text).toBe('Rent ~~9,000~~ 8,000\n\n~~No more~~')
})

test('what is struck amid a number or a word stands behind it, and takes nothing of it away', async () => {
  const struck = run('2', '<w:strike/>')
  expect(await textOf(p(`${run('Rs. 1')}${struck}${run('5,000 a month.')}`))).toBe('Rs. 15,000 ~~2~~ a month.')
  expect(await textOf(p(`${run('The tenant')}${run('s', '<w:strike/>')}${run(' pay.')}`))).toBe('The tenant~~s~~ pay.')
})

test('long struck words are marked in pieces on one line each, so that none is taken for words that count', async () => {
  const words = 'The deposit of ~ Rs. 5,000 is kept. '.repeat(60).trim()
  const broken = `<w:r><w:rPr><w:strike/></w:rPr><w:t>First</w:t><w:br/><w:t>second</w:t></w:r>`
  const text = await textOf(p(run(words, '<w:strike/>')) + p(broken) + p(run('x'.repeat(1300), '<w:strike/>')))
  const [long = '', two, letters = ''] = text.split('\n\n')
  expect(two).toBe('~~First~~\n~~second~~')
  for (const each of [long, letters]) {
    const marked = [...each.matchAll(/~~(?=\S)[^~\n]{1,600}~~/g)].map(([piece]) => piece)
    expect(marked.join(' ')).toBe(each)
  }
  expect(long.replaceAll('~~', '').replaceAll('∼', '~')).toBe(words)
})

test('tildes that are typed beside struck words turn no mark inside out', async () => {
  const struck = (words: string) => run(words, '<w:strike/>')
  const outside = (text: string) => text.replace(/~~(?=\S)[^~\n]{1,600}~~/g, '').replace(/\s+/g, ' ')
  const beside = await textOf(p(`${run('Rent ~~ ')}${struck('9,000')}${run(' 8,000 ~')}${run('~ a month')}`))
  expect(outside(beside)).toBe('Rent ∼∼ 8,000 ∼∼ a month')
  const touching = await textOf(p(`${run('Fee ~')}${struck('9,000')}${run('~8,000')}${run('~~')}`))
  expect(outside(touching)).toBe('Fee ~~8,000∼∼')
  const cell = (content: string) => `<w:tc>${p(content)}</w:tc>`
  const row = await textOf(`<w:tbl><w:tr>${cell(run('~~Fee'))}${cell(struck('9,000') + run('8,000'))}</w:tr></w:tbl>`)
  expect(row).toBe('∼∼Fee\t~~9,000~~8,000')
  expect(await textOf(p(run('~~~ Annexure ~~~')) + p(struck('Gone')))).toBe('~~~ Annexure ~~~\n\n~~Gone~~')
})

test('what is left to be filled in is shown as a blank, whether ruled or tabbed', async () => {
  expect(
    await textOf(
      p(
        `${run('on this ')}${run('       ', line)}${run(' day of ')}${linedTab}${run(' at')}${run(' ', line)}${run('Pune')}`,
      ),
    ),
  ).toBe('on this ________ day of ________ at Pune')
  expect(await textOf(p(`${run('Name:')}${tab}`, ruled) + p(`${run('Age:')}${tab}`))).toBe('Name: ________\n\nAge:')
})

test.each([
  ['hidden', `<w:r><w:rPr><w:vanish/>${line}</w:rPr><w:tab/></w:r>`],
  [
    'part of a field’s instruction',
    `<w:r><w:fldChar w:fldCharType="begin"/></w:r>${linedTab}<w:r><w:fldChar w:fldCharType="end"/></w:r>`,
  ],
])('an underlined tab that is %s is no blank', async (_, hidden) => {
  expect(await textOf(p(`${run('The fee')}${hidden}${run(' is due.')}`))).toBe('The fee is due.')
})

test.each(['1.', '12.3', '(a)', 'iv)'])(
  'the room between the number %s and its heading is no blank, that of a name is one',
  async (number) => {
    const heading = `${run(number)}${linedTab}${run('DEFINITIONS', line)}`
    const inOne = `<w:r><w:t>${number}</w:t><w:tab/><w:t>Name:</w:t><w:tab/></w:r>`
    expect(await textOf(p(heading) + p(inOne, ruled))).toBe(`${number} DEFINITIONS\n\n${number} Name: ________`)
    const names = [`${run(number)}${linedTab}`, `${run(number)}${linedTab}${run(', son of S/o')}`]
    expect(await textOf(names.map((each) => p(each)).join(''))).toBe(
      `${number}________\n\n${number}________, son of S/o`,
    )
    const sums = [' Rupees only', ' Private Limited, the Buyer', ' Days'].map((unit) => run(unit))
    for (const unit of sums) expect(await textOf(p(`${run(number)}${linedTab}${unit}`))).toMatch(`${number}________ `)
    const signed = '<w:r><w:br/><w:t>Name of witness</w:t></w:r>'
    expect(await textOf(p(`${run(number)}${linedTab}${signed}`))).toBe(`${number}________\nName of witness`)
  },
)

test('a field that still asks is a blank; one that a program filled in is read, though it is marked as asking', async () => {
  const field = (content: string, marks = '<w:showingPlcHdr/>') =>
    p(`${run('By: ')}<w:sdt><w:sdtPr>${marks}</w:sdtPr><w:sdtContent>${content}</w:sdtContent></w:sdt>`)
  const asking = [
    run('Choose an item.'),
    run('Click or tap here to enter text.'),
    run('[Name of the tenant]', '<w:rStyle w:val="PlaceholderText"/>'),
    '<w:r/>',
  ]
  for (const content of asking) expect(await textOf(field(content))).toBe('By: ________')
  const filled = ['Asha Rao', 'Rs. 40,000', 'Select Traders LLP', 'Enter Prises and Sons']
  for (const words of filled) expect(await textOf(field(run(words)))).toBe(`By: ${words}`)
  expect(await textOf(field('<w:r><w:sym w:font="Wingdings" w:char="F0FC"/></w:r>'))).toBe('By: ✓')
  expect(await textOf(field(run('Choose an item.'), ''))).toBe('By: Choose an item.')
})
