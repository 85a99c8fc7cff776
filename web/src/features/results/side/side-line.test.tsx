import type { Document, Perspective, UnifiedAnalysis } from '@karar/schema'
import { expect, test } from 'vitest'
import { ViewsProvider } from '../../../lib/document-view.ts'
import { draw, wordsOf } from '../../../lib/testing/draw.tsx'
import { SideLine } from './side-line.tsx'

const party = (name: string) => ({ name, role: null, defined_term: null })
const read = (perspective: Perspective, more: { owner?: boolean; phone?: boolean; parties?: string[] } = {}) =>
  draw(
    <ViewsProvider value={{ position: () => null }}>
      <SideLine
        document={{ id: 'one', ...(more.owner && { owner: {} }) } as unknown as Document}
        analysis={
          { parties: (more.parties ?? ['Orbis Retail', 'The Employee']).map(party), perspective } as UnifiedAnalysis
        }
        phone={more.phone ?? false}
      />
    </ViewsProvider>,
    ['results', 'position'],
  ).then(wordsOf)

const guess = { party: 'Orbis Retail', role: 'Client', basis: 'company' } as const

test('a guess says what it rests on, and both parties can be taken at once', async () => {
  expect(await read(guess)).toBe(
    'For Orbis Retail, the client · from your company’s name That is us We are the Employee Change Party',
  )
  expect(await read({ ...guess, basis: 'weaker_party' })).toContain('· taken as the weaker side That is us')
})

test('on a phone it goes without the role', async () =>
  expect(await read(guess, { phone: true })).toMatch(/^For Orbis Retail · from your/))

test('read for nobody, either can be taken', async () =>
  expect(await read({ party: null, role: null, basis: 'none' })).toBe(
    'Read for neither side: “you” is whichever side a clause weighs on We are Orbis Retail We are the Employee Change Party',
  ))

test('once chosen, it can still be changed, and nothing is asked', async () =>
  expect(await read({ ...guess, basis: 'chosen' })).toBe('For Orbis Retail, the client Change Party'))

test('whoever looks at somebody else’s document says nothing for them', async () =>
  expect(await read(guess, { owner: true })).not.toMatch(/That is us|We are/))

test('parties that a contract calls by role alone are not called so twice', async () =>
  expect(await read({ party: 'The Employee', role: 'Employee', basis: 'chosen' })).toBe(
    'For the Employee Change Party',
  ))

test('where a contract names nobody, each says whether they wrote it', async () => {
  const nobody = { parties: ['You', 'We'] }
  expect(await read({ party: 'You', role: null, basis: 'weaker_party' }, nobody)).toBe(
    'For you · taken as the weaker side That is us We wrote it Change Party',
  )
  expect(await read({ party: 'We', role: null, basis: 'company' }, nobody)).toBe(
    'For whoever wrote it · from your company’s name That is us It speaks to us Change Party',
  )
})
