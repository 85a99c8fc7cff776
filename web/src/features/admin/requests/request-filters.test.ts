import { expect, test } from 'vitest'
import { requestFilters } from './request-filters.ts'

const of = (address: string) => requestFilters((name) => new URLSearchParams(address).get(name) ?? '')

test.each([
  ['', { status: 'open', urgency: '', q: '' }],
  ['status=overdue&urgency=high&q=%20rao%20', { status: 'overdue', urgency: 'high', q: 'rao' }],
  ['status=all', { status: '', urgency: '', q: '' }],
  ['status=lost&urgency=now', { status: 'open', urgency: '', q: '' }],
])('the address %j asks for %j', (address, filters) => expect(of(address)).toEqual(filters))
