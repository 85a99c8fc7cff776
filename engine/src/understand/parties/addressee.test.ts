import { describe, expect, test } from 'vitest'
import { understand } from '../contract.ts'
import { writtenBy } from './addressee.ts'
import { signers } from './signatures.ts'

const parties = (text: string) => understand(text, '2026-11-21').parties
const shown = (text: string): string[] => parties(text).map(({ name, definedTerm }) => `${name} | ${definedTerm}`)

describe('whom a letter is from and to', () => {
  test.each([
    [
      'KAVERI CHILLED FREIGHT LLP\nKaveripakkam\n\nTo\nMr. Selva Murugesan\nS/o Murugesan, Ranipet\n(the "Driver")\n\nDear Mr. Selva,\n\nWe, Kaveri Chilled Freight LLP (the "Employer"), are glad to appoint you.',
      ['Mr. Selva Murugesan | Driver', 'Kaveri Chilled Freight LLP | Employer'],
    ],
    [
      'ORBIT LIVE PRIVATE LIMITED\nMumbai\n\nTo\nSorrel Beverages LLP\nMumbai\n\nDear Ms. Rane,\n\nWe are glad that Sorrel Beverages LLP ("Sponsor") joins the festival, which Orbit Live Private Limited ("Organiser") will hold.',
      ['Sorrel Beverages LLP | Sponsor', 'Orbit Live Private Limited | Organiser'],
    ],
    [
      'Date: 1 July 2026\n\nMr Ajit Deshmukh\nBaner, Pune\n\nDear Mr Deshmukh\n\nWe, Sunbeam Academy Trust ("the School"), are pleased to appoint you as Physics Teacher ("the Teacher").',
      ['Sunbeam Academy Trust | School', 'Mr Ajit Deshmukh | Teacher'],
    ],
    [
      'Brightlane Infotech Pvt. Ltd.\nHyderabad\n\nTo,\nMs. Sneha Kulkarni,\nHyderabad\n\nDear Sneha,\n\nWe are pleased to offer you the position of engineer. You will report to the lead. You will be on probation. We shall pay you Rs. 60,000.',
      ['Brightlane Infotech Pvt. Ltd. | We', 'Ms. Sneha Kulkarni | You'],
    ],
    [
      'DECCAN STUDIOS PVT LTD\n\nTo,\nMs. Alka Joshi\n\nSubject: Traineeship\n\nThe Company grants a traineeship. The Trainee shall come at nine. The Trainee will be paid by the Company.',
      ['Ms. Alka Joshi | Trainee', 'DECCAN STUDIOS PVT LTD | null'],
    ],
    [
      'Dear Mr. Rohan Kale,\n\nWe are pleased to appoint you as Engineer at Sahyadri Tools Private Limited (the “Company”), Pune. You shall report to the head. You will be on probation.',
      ['Sahyadri Tools Private Limited | Company', 'Mr. Rohan Kale | You'],
    ],
    [
      'Date: 1 July 2026\n\nOffer Letter\n\nDear Asha Menon,\n\nYou have been selected to work for Lotus Softlabs Private Limited. You will report to the lead. You will be on probation. We are glad to have you. We shall pay you Rs. 60,000.\n\nFor Lotus Softlabs Private Limited\n\nAccepted by,\nAsha Menon',
      ['Asha Menon | You', 'Lotus Softlabs Private Limited | We'],
    ],
    [
      'To,\nMrs. Kavita Joshi\nErandwane, Pune\nSub: Catering\nDear Madam,\nWe confirm your booking. You shall pay half now. You will be served at eight. We may change the menu.\n\nAuthorised Signatory\n\nSunrise Caterers, Shop 4, Laxmi Road, Pune 411030 | Tel 020-24451234',
      ['Mrs. Kavita Joshi | You', 'Sunrise Caterers | We'],
    ],
    [
      'LETTER OF UNDERTAKING\n\nTo\nThe Directors\nTrident Foods Limited\nMumbai\n(the "Discloser")\n\nFrom\nM/s Nilima Packaging, a partnership firm, Vapi\n(the "Recipient")\n\nDear Sirs,\n\nWe undertake as under.',
      ['Trident Foods Limited | Discloser', 'M/s Nilima Packaging | Recipient'],
    ],
  ])('%s', (text, expected) => expect(shown(text).sort()).toEqual([...expected].sort()))
})

describe('the reader of terms of service', () => {
  test.each([
    [
      'These terms are between Patpat Commerce Private Limited ("Patpat", "we") and the individual who registers on the app ("Delivery Partner", "you").',
      'The individual who registers on the app | Delivery Partner',
    ],
    [
      'Purana Lens is run by Film Rentals Private Limited, Kolkata ("Purana Lens", "we"). You are the "Member". You must be 18.',
      'You | Member',
    ],
    [
      'The app is run by Play Works Private Limited, Kohima ("Play", "we"). Anyone who signs up is a "Player" or "you". You need a phone.',
      'Anyone who signs up | Player',
    ],
    [
      'Terms accepted online on 22 June 2026 by Anandvan Shikshan Mandal, Amravati\n\n"Bus", "we" and "us" means Bus Technologies Private Limited, Pune. "School" and "you" means the trust named above.',
      'Anandvan Shikshan Mandal | School',
    ],
  ])('%s', (text, reader) => {
    const found = parties(text)
    expect(found).toHaveLength(2)
    expect(found.map(({ name, definedTerm }) => `${name} | ${definedTerm}`)).toContain(reader)
    expect(found.find(({ name, definedTerm }) => `${name} | ${definedTerm}` === reader)?.aliases).toContain('you')
  })
})

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
  expect(parties(text).map(({ name, definedTerm }) => `${name} = ${definedTerm}`)).toEqual(wanted)
})

test('a post, a date or a role before the name of who signs is not part of it', () => {
  expect(
    signers(
      'Date: April 8, 2020 ORBIS CAPITAL LP By: A Name: A. Rao Title: Authorized Signatory ORBIS GP LTD. By: A Developer LUMEN SOFT, Inc. By: B Title: Managing Director Teesta Fund II, LLC By: C',
    ),
  ).toEqual(['ORBIS CAPITAL LP', 'ORBIS GP LTD.', 'LUMEN SOFT, Inc.', 'Teesta Fund II, LLC'])
})

test('a title over a dotted line is nobody, and brackets belong to a firm', () => {
  const letter =
    'APPOINTMENT LETTER\n\nTo,\n\nShri .....................\n\nDear Sir,\n\nWe are pleased to appoint you as a clerk. You shall report at nine. You shall be paid monthly by us.'
  expect(parties(letter).map(({ name }) => name)).toEqual(['You', 'We'])
  expect(
    shown(
      'This MOU is BETWEEN Orbis Seeds (R&D) Pvt. Ltd., a company with its office at Wardha ("OSL"); AND Mr/Ms ________, residing at ________ (Participant).',
    )[0],
  ).toBe('Orbis Seeds (R&D) Pvt. Ltd. | OSL')
})

test('whoever accepts a letter did not write it', () => {
  const head = 'To,\nMrs. Kavita Joshi\nSub: Catering\nDear Madam,\nWe confirm your booking.'
  const points = 'You shall hand the hall back at ten.\n'.repeat(12)
  const writer = (foot: string) => writtenBy(head, `${head}\n${points}\nAuthorised Signatory\n\n${foot}`)
  const firm = 'Godavari Retail Private Limited\nMob: 98220 11223'
  expect(writer(firm)).toBe('Godavari Retail Private Limited')
  for (const over of [
    'Accepted by:',
    'Received and agreed',
    'CLIENT',
    'cc:',
    'We accept the above',
    'For the Customer',
  ])
    expect(writer(`${over}\n${firm}`), over).toBeNull()
  // the firm to whose manager it is written
  const toFirm = 'To,\nGodavari Retail Private Limited\nSub: Catering\nDear Sir,\nWe confirm your booking.'
  expect(writtenBy('', `${toFirm}\n${points}\n${firm}`)).toBeNull()
})

test('who buys the stamp paper is named there once more, and is no further party', () => {
  const certificate =
    'e-Stamp\nFirst Party : LAKSHMI NARAYAN\nSecond Party : RAMESH KUMAR\nStamp Duty Amount(Rs.) : 500\n\n'
  const deed =
    'RENTAL AGREEMENT\n\nThis Agreement is made between Mr. Lakshmi Narayan, aged 55 years (hereinafter called the OWNER) and Mr. Ramesh Kumar, aged 31 years (hereinafter called the TENANT).\n\n1. The Tenant shall pay Rs. 20,000 a month.'
  expect(shown(certificate + deed)).toEqual(['Mr. Lakshmi Narayan | OWNER', 'Mr. Ramesh Kumar | TENANT'])
})
