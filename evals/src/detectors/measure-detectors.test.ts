import { detectors, runDetectors, understand } from '@karar/engine/inside'
import { expect, test } from 'vitest'
import { DAY, readAnnotated } from '../annotated.ts'
import { countFound } from './measure-detectors.ts'

const text = 'The Vendor pays all loss. Rent is due on the first. Each party insures itself. The fee is fair.'
const place = (quote: string) => ({ start: text.indexOf(quote), end: text.indexOf(quote) + quote.length })

test('what is found in a marked place counts once; what is found elsewhere is an alarm, or takes a lookalike', () => {
  const side = {
    text,
    issues: [
      { quote: 'The Vendor pays all loss.', severity: 'high' as const },
      { quote: 'Rent is due on the first.', severity: 'medium' as const },
      { quote: 'Nowhere in the text.', severity: 'critical' as const },
    ],
    decoys: [{ quote: 'Each party insures itself.' }, { quote: 'The fee is fair.' }],
  }
  const found = [
    { ...place('pays all loss'), severity: 'high' as const },
    { ...place('The Vendor pays'), severity: 'medium' as const },
    { ...place('Each party insures itself.'), severity: 'high' as const },
    { ...place('The fee is fair.'), severity: 'low' as const },
  ]
  expect(countFound(found, side)).toEqual({ grave: 1, all: 1, falseHigh: 1, decoys: 1 })
})

test('a detector that is left out raises nothing, and the others what they raised before', () => {
  const contract = understand(readAnnotated('tuned').find(({ name }) => name === 'goods-machinery')!.text, DAY)
  const raised = (without: readonly string[]) => runDetectors(contract, without).map(({ source }) => source)
  const [left, ...others] = new Set(raised([]))
  expect(others.length).toBeGreaterThan(0)
  expect(new Set(raised([left!]))).toEqual(new Set(others))
  expect(raised(detectors.map(({ id }) => id))).toEqual([])
})
