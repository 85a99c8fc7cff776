import { describe, expect, test } from 'vitest'
import { readDocument } from '../../index.ts'
import { readingLimits } from '../../limits.ts'
import { column, makePdf, type PdfPage } from '../../testing/make-pdf.ts'

const textOf = async (...pages: PdfPage[]) => (await readDocument(makePdf(pages))).text

/** The borders of a table with these edges. */
const borders = (xs: number[], ys: number[]): NonNullable<PdfPage['rules']> => [
  ...xs.map((x): [number, number, number, number] => [x, ys[0]!, x, ys.at(-1)!]),
  ...ys.map((y): [number, number, number, number] => [xs[0]!, y, xs.at(-1)!, y]),
]

const rent = [
  'The Licensee pays the fee on',
  'the fifth of each month by',
  'bank transfer, and no part of',
  'it is ever given back.',
]
const loss = ['The Licensor answers for no', 'loss of goods that are kept', 'in the shop.']

describe('tables with drawn borders', () => {
  test('cells beside each other stay apart where their lines stand at different heights', async () => {
    const items = [
      { x: 60, y: 116, text: '1.' },
      ...column(90, 92, ['Fee and', 'deposit'], { leading: 17 }),
      ...column(160, 90, rent),
      { x: 60, y: 172, text: '2.' },
      { x: 90, y: 172, text: 'Goods' },
      ...column(160, 161, loss, { leading: 12 }),
    ]
    const text = await textOf({ items, rules: borders([50, 85, 155, 330], [76, 146, 200]) })
    expect(text).toBe(`1.\tFee and deposit\t${rent.join(' ')}\n2.\tGoods\t${loss.join(' ')}`)
  })

  test('two languages side by side are not read into each other, the longer one going on below', async () => {
    const left = [...column(60, 90, [...rent, ...loss]), ...column(60, 205, [...loss, ...rent])]
    const right = [
      ...column(320, 90, ['Kirayedar har mahine ki paanch', 'tareekh ko kiraya dega.'], { leading: 17 }),
      ...column(320, 205, ['Maalik nuksan ka zimmedar nahin', 'hoga aur na hi uska noukar.'], { leading: 17 }),
    ]
    const text = await textOf({ items: [...left, ...right], rules: borders([50, 310, 540], [76, 188, 310]) })
    expect(text.split('\n')).toEqual([
      `${[...rent, ...loss].join(' ')}\tKirayedar har mahine ki paanch tareekh ko kiraya dega.`,
      `${[...loss, ...rent].join(' ')}\tMaalik nuksan ka zimmedar nahin hoga aur na hi uska noukar.`,
    ])
  })

  test('a cell that goes on over two rows, or over two columns, leaves every row its own words', async () => {
    const items = [
      ...[60, 160, 260].map((x, i) => ({ x, y: 90, text: ['Milestone', 'Payment', 'Condition'][i]! })),
      ...[160, 205].map((x, i) => ({ x, y: 110, text: ['Share', 'Rupees'][i]! })),
      ...[60, 160, 205].map((x, i) => ({ x, y: 130, text: ['On signing', '20%', '2,00,000'][i]! })),
      ...column(60, 150, ['Supply and', 'inspection']),
      ...[160, 205].map((x, i) => ({ x, y: 150, text: ['50%', '5,00,000'][i]! })),
      ...column(260, 130, ['Against a guarantee of', 'the same amount, which', 'stands until handover.']),
    ]
    // the line below 'supply' is a blank to be filled in, and parts nothing
    const rules: NonNullable<PdfPage['rules']> = [
      ...borders([50, 155, 255, 400], [76, 116, 170]),
      ...([
        [155, 96, 255, 96],
        [50, 136, 255, 136],
        [200, 96, 200, 170],
        [62, 155, 120, 155],
      ] as [number, number, number, number][]),
    ]
    expect((await textOf({ items, rules })).split('\n')).toEqual([
      'Milestone\tPayment\tCondition',
      '\tShare\tRupees',
      'On signing\t20%\t2,00,000\tAgainst a guarantee of the same amount, which stands until handover.',
      'Supply and inspection\t50%\t5,00,000',
    ])
  })

  test('words of two cells that come as one run are parted at the border', async () => {
    const items = [
      { x: 60, y: 90, text: 'Deposit Held by the owner until the' },
      ...column(103, 104, ['machine is back, and then', 'given back within a week.']),
      { x: 60, y: 140, text: 'Diesel' },
      ...column(103, 140, ['By the hirer.']),
    ]
    const text = await textOf({ items, rules: borders([50, 100, 330], [76, 128, 150]) })
    expect(text).toBe(
      'Deposit\tHeld by the owner until the machine is back, and then given back within a week.\nDiesel\tBy the hirer.',
    )
  })

  test('a row that the end of a page cuts goes on behind the heads that are repeated', async () => {
    const head = [
      { x: 60, y: 90, text: 'No.' },
      { x: 110, y: 90, text: 'Terms' },
    ]
    const first = [...head, { x: 60, y: 112, text: '1.' }, ...column(110, 112, rent.slice(0, 3))]
    const second = [
      ...head,
      ...column(110, 112, [rent[3]!, ...loss]),
      { x: 60, y: 175, text: '2.' },
      ...column(110, 175, loss),
    ]
    const xs = [50, 100, 330]
    const pages = [
      { items: first, rules: borders(xs, [76, 98, 160]) },
      { items: second, rules: borders(xs, [76, 98, 163, 220]) },
    ]
    const { text, pages: spans } = await readDocument(makePdf(pages))
    const goods = loss.join(' ')
    expect(text).toBe(`No.\tTerms\n1.\t${rent.join(' ')} ${goods}\n2.\t${goods}`)
    expect(text.slice(spans[1]!.start)).toBe(`${rent[3]} ${goods}\n2.\t${goods}`)
  })

  test('what stands above and below a table keeps its place', async () => {
    const items = [
      { x: 60, y: 60, text: 'The fees are these.' },
      ...column(60, 190, ['They are paid in advance.']),
      ...column(60, 90, rent),
      ...column(320, 94, loss, { leading: 15 }),
    ]
    const text = await textOf({ items, rules: borders([50, 310, 540], [76, 146]) })
    expect(text).toBe(`The fees are these.\n\n${rent.join(' ')}\t${loss.join(' ')}\n\nThey are paid in advance.`)
  })

  test('a page on which more is drawn than anybody looks through is read without its borders, and the next one with them', async () => {
    const cells = { items: [...column(60, 90, rent), ...column(320, 94, loss, { leading: 15 })] }
    const rules = borders([50, 310, 540], [76, 146])
    const hatched = Array.from({ length: readingLimits.pageOperators }, (): [number, number, number, number] => [
      5, 5, 9, 5,
    ])
    const row = `${rent.join(' ')}\t${loss.join(' ')}`
    const text = await textOf({ ...cells, rules }, { ...cells, rules: [...rules, ...hatched] }, { ...cells, rules })
    expect(text.split(row)).toEqual(['', expect.stringContaining('in the shop.'), ''])
  })

  test('a line that crosses words parts no cells, and a frame around the page is no table', async () => {
    const plain = await textOf({ items: column(60, 90, rent) })
    expect(await textOf({ items: column(60, 90, rent), rules: borders([50, 100, 540], [76, 146]) })).toBe(plain)
    expect(await textOf({ items: column(60, 90, rent), rules: borders([20, 570], [20, 800]) })).toBe(plain)
  })
})
