import { expect, test } from 'vitest'
import { understand } from '../../contract.ts'
import { signers } from './signatures.ts'

const shown = (text: string): string[] =>
  understand(text, '2026-11-21').parties.map(({ name, definedTerm }) => `${name} = ${definedTerm}`)

test.each<[string, string, string[]]>([
  [
    'by the word of the role over the signature',
    'This agreement is made between Teesta Kilns Limited ("Maker") and the party named on the signature page (the "Dealer"). The Dealer shall pay. The Maker shall deliver.\n\nDealer: Lumen Bricks Private Limited\nBy: Ram\n',
    ['Teesta Kilns Limited = Maker', 'Lumen Bricks Private Limited = Dealer'],
  ],
  [
    'each person of the signature page',
    'This agreement is made by Teesta Kilns, Inc., a Delaware corporation (the "Company"), and each of the persons set forth on the signature page hereto (each, an "Investor"). The Investor shall vote.\n\nTEESTA KILNS, INC.\nBy: A. Rao\nLUMEN FUND, L.P.\nBy: B. Sen Name: B. Sen Title: Managing Director LUMEN MASTER FUND, LTD. By: B. Sen\n',
    ['Teesta Kilns, Inc. = Company', 'LUMEN FUND, L.P. and LUMEN MASTER FUND, LTD. = Investor'],
  ],
  [
    'in full, where the text has short names alone',
    `1. Work. TKL shall deliver. TKL shall pay. TKL may cancel. TKL agrees. TKL shall provide tools.\n\n2. More. OSR shall pay. OSR shall return it. OSR may terminate. OSR agrees. OSR shall keep it.\n\nFor and on behalf of TKL Bricks Limited\n\nFor and on behalf of Orbis Steel Rolling Limited\n`,
    ['TKL Bricks Limited = TKL', 'Orbis Steel Rolling Limited = OSR'],
  ],
])('who signs is named %s', (_, text, wanted) => {
  expect(shown(text)).toEqual(wanted)
})

test('a post, a date or a role before the name of who signs is not part of it', () => {
  expect(
    signers(
      'Date: April 8, 2020 ORBIS CAPITAL LP By: A Name: A. Rao Title: Authorized Signatory ORBIS GP LTD. By: A Developer LUMEN SOFT, Inc. By: B Title: Managing Director Teesta Fund II, LLC By: C',
    ),
  ).toEqual(['ORBIS CAPITAL LP', 'ORBIS GP LTD.', 'LUMEN SOFT, Inc.', 'Teesta Fund II, LLC'])
})
