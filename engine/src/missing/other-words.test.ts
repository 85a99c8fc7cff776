import type { ClauseType, ContractType } from '@karar/schema'
import { describe, expect, test } from 'vitest'
import { contractOf } from '../testing/contract-of.ts'
import { tableOf } from '../testing/table-of.ts'

const missingIn = (text: string, type: ContractType): readonly ClauseType[] =>
  tableOf(contractOf(text, 'services', type))

describe('a clause that is there in plain or old words is not missing', () => {
  test.each<[string, ContractType, ClauseType]>([
    ['1. How long. It runs for three years from 1 March 2026.', 'supply_agreement', 'term'],
    ['1. Period. Start: 1 June 2026. End: 31 May 2028.', 'service_agreement', 'term'],
    [
      '1. Return. Rs. 4,00,000 is returned in ten parts, one by the 5th of each of ten months.',
      'loan_agreement',
      'term',
    ],
    ['1. Hush. What is shown stays private for four years.', 'non_disclosure_agreement', 'term'],
    ['1. How it ends. The Hospital can stop the work on any day.', 'service_agreement', 'termination'],
    ['1. Calling in. If two parts are missed the whole loan falls due at once.', 'loan_agreement', 'termination'],
    ['1. Early. You may repay before time without any charge.', 'loan_agreement', 'termination'],
    ['1. Law. The law is Indian.', 'service_agreement', 'governing_law'],
    ['1. Quarrel. First the two elders sit; after that court at Nashik.', 'service_agreement', 'dispute_resolution'],
    ['1. Private. The customer books are kept private by both.', 'service_agreement', 'confidentiality'],
    [
      '1. Limit. Neither shall be called to pay more than Rs. 15,00,000 in a year.',
      'supply_agreement',
      'limitation_of_liability',
    ],
    [
      '1. Loss. Ceiling for both: commission of twelve months, for every claim.',
      'agency_agreement',
      'limitation_of_liability',
    ],
    ['1. Loss. Neither side owes the other for lost bookings.', 'service_agreement', 'limitation_of_liability'],
    [
      '1. Loss. Our total liability to you is one month\u2019s subscription.',
      'service_agreement',
      'limitation_of_liability',
    ],
    ['1. Outsiders. If a third person makes a claim, the party at fault bears it.', 'service_agreement', 'indemnity'],
    ['1. Excuse. Landslide and bandh excuse both sides while they last.', 'service_agreement', 'force_majeure'],
    ['1. Excuse. Events beyond a party\u2019s control excuse it.', 'supply_agreement', 'force_majeure'],
    ['1. Help. The Agency may send another contractor for part of the work.', 'service_agreement', 'subcontracting'],
    ['1. Words. All that you write for our articles belongs to us.', 'service_agreement', 'intellectual_property'],
    ['1. Faults. A faulty piece is repaired free of charge.', 'supply_agreement', 'warranties'],
    ['1. Look. The House shall weigh each lot within ten days.', 'supply_agreement', 'inspection_and_returns'],
    ['1. Peril. Title and risk go over to the Buyer on unloading.', 'supply_agreement', 'title_and_risk'],
    ['1. Speed. A call is attended within four hours.', 'maintenance_agreement', 'service_levels'],
    ['1. Speed. Breakdown calls will be responded to within 36 hrs.', 'maintenance_agreement', 'service_levels'],
    [
      '1. Leaks. If records are leaked the Vendor tells us the same day.',
      'software_as_a_service_agreement',
      'data_breach_notice',
    ],
    ['1. Going out. The name of a partner may be struck off for fraud.', 'partnership_deed', 'expulsion'],
    ['1. Votes. What the partners do not agree is decided by majority.', 'partnership_deed', 'deadlock'],
    ['1. Coming in. The owner may come in to look at the rooms.', 'lease_agreement', 'landlord_entry'],
    [
      '1. Cameras. Films of the cameras in the lobby are wiped after 30 days.',
      'employment_agreement',
      'data_protection',
    ],
    ['1. Money out. Petrol is paid against bills.', 'employment_agreement', 'expenses'],
    [
      '1. Loss. Neither party is liable for any indirect loss, including, without limitation, lost trade.',
      'service_agreement',
      'limitation_of_liability',
    ],
    [
      '1. Peace. The parties waive all claims against each other for consequential loss.',
      'service_agreement',
      'limitation_of_liability',
    ],
    ['1. Law. This Agreement is controlled by the laws of the State of Goa.', 'service_agreement', 'governing_law'],
    [
      '1. Where. A suit may be brought in a court of competent jurisdiction in Nashik.',
      'service_agreement',
      'dispute_resolution',
    ],
    ['1. Way. The Buyer bears all risk of loss from the gate of the works.', 'supply_agreement', 'title_and_risk'],
    [
      '1. Gaps. For each hour of downtime a day of the fee is credited.',
      'software_as_a_service_agreement',
      'service_levels',
    ],
  ])('%s', (text, type, present) => {
    expect(missingIn(text, type)).not.toContain(present)
  })
})

describe('a mention is not a clause', () => {
  test.each<[string, ContractType, ClauseType]>([
    [
      '1. Loss. The Agency pays every loss, direct or indirect, and there is no upper limit.',
      'service_agreement',
      'limitation_of_liability',
    ],
    [
      '1. Loss. What the Agency owes for losses shall not be restricted to the amount of the Fee.',
      'service_agreement',
      'limitation_of_liability',
    ],
    [
      '1. Delay. The damages for delay are not more than 5% of the price.',
      'supply_agreement',
      'limitation_of_liability',
    ],
    [
      '1. Votes. If this Agreement and the Articles differ, the Articles are altered.',
      'shareholders_agreement',
      'deadlock',
    ],
    ['1. Differences. All disputes are referred to arbitration.', 'shareholders_agreement', 'deadlock'],
    ['1. Calls. Breakdown calls are attended as early as possible.', 'maintenance_agreement', 'service_levels'],
    [
      '1. Targets. The measures are for information; a miss is no breach.',
      'software_as_a_service_agreement',
      'data_breach_notice',
    ],
    ['1. Damage. Damage by fire or flood is outside the scope.', 'maintenance_agreement', 'force_majeure'],
    ['1. Loss. Neither is liable for indirect loss.', 'purchase_agreement', 'indemnity'],
    ['1. Exit. She may leave on ninety days\u2019 notice.', 'employment_agreement', 'leave'],
    [
      '1. Papers. The Vendor hands over the encumbrance certificate and the title papers.',
      'purchase_agreement',
      'warranties',
    ],
    ['1. App. The tracking app on your phone is kept on.', 'employment_agreement', 'data_protection'],
    [
      '1. Work. The Agency, a company organised under the laws of India, sweeps the wards of the Client each day.',
      'service_agreement',
      'governing_law',
    ],
    ['1. Conduct. The Agency shall comply with applicable law.', 'service_agreement', 'governing_law'],
    ['1. Staff. The guards are governed by the rules of the Client.', 'service_agreement', 'governing_law'],
    [
      '1. Indemnity. The Agency indemnifies the Client against any claim, proceeding or arbitration of others, with court costs.',
      'service_agreement',
      'dispute_resolution',
    ],
    [
      '1. Leave. The Agency has the leave of each authority having jurisdiction over the site.',
      'service_agreement',
      'dispute_resolution',
    ],
    [
      '1. Fee. The Client pays a fee of [***] each month. Confidential treatment has been requested for parts of this paper.',
      'service_agreement',
      'confidentiality',
    ],
    [
      '1. Pages. Customer details are shown. The pages shall not infringe any right of privacy.',
      'software_as_a_service_agreement',
      'data_protection',
    ],
    ['1. Tax. The Agency meets each investigation or audit of the tax office.', 'service_agreement', 'audit'],
  ])('%s', (text, type, absent) => {
    expect(missingIn(text, type)).toContain(absent)
  })
})

describe('a clause is asked for where the work calls for it', () => {
  test.each<[string, ContractType, ClauseType, boolean]>([
    ['1. Work. The Agency sweeps the wards.', 'service_agreement', 'intellectual_property', false],
    ['1. Work. The Agency shoots films for the Client.', 'service_agreement', 'intellectual_property', true],
    ['1. Work. The Agency guards the gate.', 'service_agreement', 'deliverables_and_acceptance', false],
    ['1. Work. The Agency builds a mobile app.', 'service_agreement', 'deliverables_and_acceptance', true],
    ['1. Work. The Agency guards the gate.', 'service_agreement', 'data_protection', false],
    ['1. Work. The Agency carries patient records between the wards.', 'service_agreement', 'data_protection', true],
    ['1. Job. He drives the lorry.', 'employment_agreement', 'data_protection', false],
    ['1. Heat. The forgings are hardened.', 'outsourcing_agreement', 'data_breach_notice', false],
    ['1. Voice. The agents work in the call centre.', 'outsourcing_agreement', 'data_breach_notice', true],
    ['1. Sale. The flat is sold for Rs. 60,00,000.', 'purchase_agreement', 'limitation_of_liability', false],
    ['1. Shelf. Sellers may put goods on the marketplace.', 'vendor_agreement', 'title_and_risk', false],
    ['1. Grant. The Author licenses the book against a royalty of 8%.', 'licence_agreement', 'audit', true],
    ['1. Grant. The Owner licenses the song for Rs. 50,000.', 'licence_agreement', 'audit', false],
    ['1. Find. The Agent finds buyers for the tea.', 'agency_agreement', 'delivery', false],
    ['1. Peace. The claims are released for Rs. 5,00,000.', 'settlement_agreement', 'limitation_of_liability', false],
  ])('%s %s: %s', (text, type, clause, asked) => {
    expect(missingIn(text, type).includes(clause)).toBe(asked)
  })
})
