import { describe, expect, test } from 'vitest'
import { findWith } from '../../../testing/contract-of.ts'
import { missingAnnexure } from './missing-annexure.ts'

const found = (text: string): number => findWith(missingAnnexure, text, 'supply').length

describe('an attachment that is not there', () => {
  test.each([
    '1. The Supplier shall use the racks as Annexure C provides.\n\n2. Fees are in Annexure A.\n\nANNEXURE A\n\nFees: Rs. 10,000\n',
    '1. Test standards are in Schedule III.\n\n2. The goods are in Schedule I.\n\nSCHEDULE I\n\nOne machine\n',
    'The price of the goods is as per Exhibit B, which forms part of this Agreement.',
    '1. The goods are described in the Second Schedule.\n\n2. The price is in the First Schedule.\n\nFIRST SCHEDULE\n\nRs. 4,00,000\n',
    'The Supplier shall follow the code of conduct in Appendix 2 to this Agreement.',
    'Service credits shall be worked out as given in Annexure-II hereto.',
    '1. The goods are as set out in\nExhibit D. The price is in Clause 4.\n\n2. As agreed in Clause 7 Exhibit D binds both.\n',
    '1. Rates are in Annexure A.\n\n2. The crates are to be as in SCHEDULE B - Crates, where it speaks of them.\n\nANNEXURE A\n\nRs. 400\n',
    '1. Rates are in Annexure A.\n\n2. As agreed, see Annexure B and Annexure C. Fees follow.\n\nANNEXURE A\n\nRs. 400\n',
  ])('%s', (text) => {
    expect(found(text)).toBe(1)
  })

  test.each([
    '1. Fees are in Annexure A.\n\nAnnexure A - Fees\n\nRs. 10,000 a month\n',
    '1. The goods are in the Schedule.\n\nTHE SCHEDULE\n\nOne machine\n',
    'The arbitrator shall not fall under the Seventh Schedule to the Arbitration and Conciliation Act, 1996.',
    'The Supplier shall deliver to schedule and shall keep a schedule of deliveries.',
    '1. The goods are in Schedule 1.\n\nSCHEDULE I\n\nOne machine\n',
    '1. Terms.\nPayment Schedule 18 consecutive monthly payments of Rs. 4,000, the first on 3 June 2026.\n',
    '1. Fees are in Schedule B.\n\n2. The seat is Pune.\n\n14\n SCHEDULE B SCHEDULE OF FEES Plan Gold Rs. 4,000 a month for each shop, Plan Silver Rs. 2,000 a month for each shop\n',
    '1. The trays are in Exhibit C of this Agreement.\n\n2. The seat is Pune.\n\n12\n\n4 June 2026 EXHIBIT C Tray Sizes and Colours\n',
    '1. The crates are in Schedule B.\n\n2. The seat is Pune.\n\nSCHEDULE A - The Goods Names: Blue Soap, Green Soap SCHEDULE B - Least Number of Crates a Year: 400\n',
    `1. The vans are as in Schedule "2" attached hereto.\n\n2. The seat is Pune.\n\n${' '.repeat(30)}Schedule "2"\n\nTwo vans\n`,
    'Transactions listed in Schedule III of the Companies Act, 2013 need the consent of both parties.',
  ])('not: %s', (text) => {
    expect(found(text)).toBe(0)
  })

  test('an attachment is called as the contract writes it', () => {
    const [own] = findWith(missingAnnexure, 'The goods are as in Schedule III to this Agreement.', 'supply')
    expect(own?.values).toMatchObject({ annexure: 'Schedule III' })
    const [quoted] = findWith(missingAnnexure, 'The goods are as in Schedule "C", as agreed.', 'supply')
    expect(quoted?.values).toMatchObject({ annexure: 'Schedule C' })
  })
})
