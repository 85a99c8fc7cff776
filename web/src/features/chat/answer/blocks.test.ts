import { expect, test } from 'vitest'
import { blocksOf } from './blocks.ts'

const p = (text: string) => ({ kind: 'paragraph', text })
const list = (...items: string[]) => ({ kind: 'list', items })

test.each([
  ['', []],
  ['Yes.', [p('Yes.')]],
  ['Yes.\n\nIt ends.', [p('Yes.'), p('It ends.')]],
  ['Two:\n- one\n- two\n\nThen.', [p('Two:'), list('one', 'two'), p('Then.')]],
  ['Two:\n\n- one\n\n- two', [p('Two:'), list('one', 'two')]],
  ['Half of a list\n\n- o', [p('Half of a list'), list('o')]],
  ['- not-a-list-', [list('not-a-list-')]],
  ['5 - 3 is 2', [p('5 - 3 is 2')]],
])('%j', (text, blocks) => {
  expect(blocksOf(text)).toEqual(blocks)
})
