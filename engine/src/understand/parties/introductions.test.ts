import { describe, expect, test } from 'vitest'
import { understand } from '../contract.ts'

const parties = (text: string): string[] =>
  understand(text, '2026-11-21').parties.map(({ name, definedTerm }) => `${name} | ${definedTerm}`)

describe('a party is the name at the head of its introduction, not one in the description behind it', () => {
  test.each([
    [
      'BUYER: Teesta Weaves Limited, CIN L17110, Surat (the "Buyer").\n\nSUPPLIER: Gomti Dyes and Colours, sole proprietorship of Mr. Irfan Siddiqui, Lucknow (the "Supplier").',
      ['Teesta Weaves Limited | Buyer', 'Gomti Dyes and Colours | Supplier'],
    ],
    [
      'This agreement is made between Cauvery Knits, a firm at Erode, through its partner Mr. S. Murugan, from here on called "the Maker"\n\nand\n\nUrban Thread Retail Private Limited, through its buyer Ms. Ira Shah, from here on called "the Brand".',
      ['Cauvery Knits | Maker', 'Urban Thread Retail Private Limited | Brand'],
    ],
    [
      'THIS AGREEMENT is made between M/s Ganga Sugar & Sons (hereinafter to be called as "Employer") through its Authorised Signatory Mr. Rakesh Tyagi and Mr. Sohail Khan S/o Mr. Nadeem Khan (hereinafter to be called as "Employee").',
      ['M/s Ganga Sugar & Sons | Employer', 'Mr. Sohail Khan | Employee'],
    ],
    [
      'Processor: Nila Health Cloud Limited, Kochi ("Processor").\nFiduciary: Palakkad City Hospital, a unit of Vallabha Charitable Trust, Palakkad ("Hospital").',
      ['Nila Health Cloud Limited | Processor', 'Palakkad City Hospital | Hospital'],
    ],
    [
      'among RIVER STONE FAMILY OFFICE LLP (LLPIN AAB-1), Kochi (the "Lender"); HILL BREWS PRIVATE LIMITED (CIN U11; DPIIT recognition DIPP1), of Ranchi (the "Borrower"); and Mr ANIL TUDU, who founded the Borrower (the "Founder").',
      ['RIVER STONE FAMILY OFFICE LLP | Lender', 'HILL BREWS PRIVATE LIMITED | Borrower', 'Mr ANIL TUDU | Founder'],
    ],
    [
      'The Parties\n1. Farida Sheikh, daughter of I. Sheikh, residing at 5, Park Road, Pune ("First Founder")\n2. Tashi Namgyal, son of P. Namgyal, residing at Pune ("Second Founder")\n3. Kite Labs Private Limited, CIN U85, Pune ("Company")',
      ['Farida Sheikh | First Founder', 'Tashi Namgyal | Second Founder', 'Kite Labs Private Limited | Company'],
    ],
    [
      'Between\n\nName: Ramesh Baburao Jadhav\nAddress: 14 Shivaji Nagar, Satara\nPAN: ABKPJ4471K\n(hereinafter called "the Lender")\n\nAnd\n\nName: Kavita Pol\nAddress: Karad\n(hereinafter called "the Borrower")',
      ['Ramesh Baburao Jadhav | Lender', 'Kavita Pol | Borrower'],
    ],
    [
      'ARTICLES between the Governor of Odisha acting through the Director, Archives Wing (hereinafter "the Department"), and M/s Konark Signals, a proprietorship of Shri B. Sahoo, Puri (hereinafter "the Contractor").',
      ['Governor of Odisha | Department', 'M/s Konark Signals | Contractor'],
    ],
    [
      'This Agreement is by and between Nordlys Data ApS, a Danish company ("Customer") and Trichur Codeworks LLP ("Developer").',
      ['Nordlys Data ApS | Customer', 'Trichur Codeworks LLP | Developer'],
    ],
    [
      'These terms are between Silmapilk OÜ, a company registered in Estonia ("Silmapilk", "we") and Gulmarg Crafts Private Limited ("Customer", "you").',
      ['Silmapilk OÜ | Silmapilk', 'Gulmarg Crafts Private Limited | Customer'],
    ],
    [
      'This lease is between Shri M. Soni S/o Late Shri G. Soni (hereinafter called the FIRST PARTY/LANDLORD) and Shri Ankit Verma (hereinafter called the SECOND PARTY/TENANT).',
      ['Shri M. Soni | LANDLORD', 'Shri Ankit Verma | TENANT'],
    ],
    [
      'THIS DEED is made BY Sri K. MURTHY, aged 66 years, and his wife Smt. G. LALITHA, aged 61 years, both residing at Mysuru, hereinafter jointly called the "VENDORS" of the ONE PART;\n\nIN FAVOUR OF\n\nSmt. KAVITHA RAJ, residing at Mysuru, hereinafter called the "PURCHASER".',
      ['Sri K. MURTHY and Smt. G. LALITHA | VENDORS', 'Smt. KAVITHA RAJ | PURCHASER'],
    ],
    [
      'This deed is made between:\n(a) Harish Joshi, aged 50, of Almora;\n(b) Kamla Joshi, of Almora; and\n(c) Pooran Bisht, of Ranikhet,\nhereinafter collectively called the "Partners".',
      ['Harish Joshi | null', 'Kamla Joshi | null', 'Pooran Bisht | null'],
    ],
  ])('%s', (text, expected) => expect(parties(text)).toEqual(expected))
})

describe('terms in the words that drafters use', () => {
  test.each([
    [
      'VELLAR VOICE SERVICES LIMITED, Kochi. It runs contact centres. In this paper: the Processor.\n\nSNEHA DIAGNOSTICS PRIVATE LIMITED, Palakkad. In this paper: the Data Fiduciary.',
      ['VELLAR VOICE SERVICES LIMITED | Processor', 'SNEHA DIAGNOSTICS PRIVATE LIMITED | Data Fiduciary'],
    ],
    [
      'The parties\nPamba Paper Exports Private Limited, Olavakkode, Palakkad (the Customer)\nNoyyal Desk Services LLP, Coimbatore (the Provider)',
      ['Pamba Paper Exports Private Limited | Customer', 'Noyyal Desk Services LLP | Provider'],
    ],
    [
      'Coorg Homestays Association, a society, Kodagu. "Client".\nKaveri Compost Works, sole proprietorship of Mrs M. Bopaiah, Kodagu. "Contractor".\n\n1. The Contractor shall collect.',
      ['Coorg Homestays Association | Client', 'Kaveri Compost Works | Contractor'],
    ],
    [
      'This agreement is between:\n\nRajwada Foods Private Limited, Indore, which we call the Client; and\n\nDr. Anu Chitnis, food technologist, whom we call the Consultant.',
      ['Rajwada Foods Private Limited | Client', 'Dr. Anu Chitnis | Consultant'],
    ],
    [
      'Chamba Light Studio, a partnership of Ms. P. Thakur and Mr. I. Gujjar, Chamba. We call it the "Studio".\nDeodar Stays Private Limited, Chamba. We call it the "Client".',
      ['Chamba Light Studio | Studio', 'Deodar Stays Private Limited | Client'],
    ],
    [
      'The Sponsor is Mahua Foods Private Limited, a start-up at Ranchi.\n\nThe Laboratory is Vindhya Institute of Food Chemistry, a society at Sagar.',
      ['Mahua Foods Private Limited | Sponsor', 'Vindhya Institute of Food Chemistry | Laboratory'],
    ],
    [
      'Lender: Malabar Finvest LLP, Kozhikode\nBorrower: Uru Boatworks Private Limited, Beypore\nObligor: Mr. Abdul Latheef, director of the Borrower\nPrincipal: Rs. 85,00,000\n\n1. The Lender shall lend.',
      ['Malabar Finvest LLP | Lender', 'Uru Boatworks Private Limited | Borrower', 'Mr. Abdul Latheef | Obligor'],
    ],
  ])('%s', (text, expected) => expect(parties(text)).toEqual(expected))
})

describe('names as papers of all countries write them', () => {
  test.each([
    [
      'This Agreement is made by and between ORBIS GAS COMPANY, a Delaware Corporation, hereinafter referred to as "Transporter" and NILA POWER COMPANY, a Kentucky Corporation, hereinafter referred to as "Shipper."',
      ['ORBIS GAS COMPANY | Transporter', 'NILA POWER COMPANY | Shipper'],
    ],
    [
      'This Agreement is entered into by Tunga Pipelines Limited Partnership (Carrier) and BELA PIPELINE COMPANY (Sender).',
      ['Tunga Pipelines Limited Partnership | Carrier', 'BELA PIPELINE COMPANY | Sender'],
    ],
    [
      'This Agreement is between orbisworld.com, Inc., with its office at Chennai ("Orbisworld"), and NetBazaar, a Delaware corporation, located at New York ("Client").',
      ['orbisworld.com, Inc. | Orbisworld', 'NetBazaar | Client'],
    ],
    [
      'This Agreement is between Tunga / NSO Long-Short Fund, a Delaware statutory trust ("Client"), and Nila plc, a public company limited by shares ("Agent").',
      ['Tunga / NSO Long-Short Fund | Client', 'Nila plc | Agent'],
    ],
    [
      'This Agreement is made between ORBIS FOODS PRIVATE LIMITED ("Company") and [ABC COMPANY / FIRM] ("Service Provider").',
      ['ORBIS FOODS PRIVATE LIMITED | Company', 'The Service Provider | Service Provider'],
    ],
    [
      'This deed is between Nila Learning UK Limited of Orbis House, London ("Company") and (2) Brett Howard of [address removed] (the "Executive").',
      ['Nila Learning UK Limited | Company', 'Brett Howard | Executive'],
    ],
    [
      'This agreement is between Galaxicom and Orbis Entertainment Inc.\n\nGalaxicom shall host the pages. Galaxicom bills each month.',
      ['Galaxicom | null', 'Orbis Entertainment Inc. | null'],
    ],
    [
      'This agreement is between Orbis, Inc. 111 W. Lemon Ave. Monrovia (hereinafter called "ORBIS"), and Nila International GmbH Ringstrasse 17 Ingelheim (hereinafter called "NILA").',
      ['Orbis, Inc. | ORBIS', 'Nila International GmbH | NILA'],
    ],
  ])('%s', (text, expected) => expect(parties(text)).toEqual(expected))
})

describe('who is spoken of and does not contract is no party', () => {
  test.each([
    'They shall set up Tunga Labs Private Limited (the "JV Company") at Kurnool.',
    'WHEREAS the Buyer knows Angadi Fittings Private Limited (the "Target") well.',
    'The Seller shall deliver 1,600 boxes (the "Stores") in MAY 2026 (the "Season").',
    'The Buyer and the Seller are together called the "Members".',
    'The Seller pays a fee (the "Agent Fee") and holds Series E Component Debentures (the "Holdings").',
    'Loans are granted by our partner, Harit Leasing Limited (the "Lending Partner").',
  ])('%s', (sentence) =>
    expect(
      parties(
        `This Agreement is made between Anand Mills Limited (the "Buyer") and Bela Oils LLP (the "Seller").\n\n${sentence}`,
      ),
    ).toEqual(['Anand Mills Limited | Buyer', 'Bela Oils LLP | Seller']),
  )

  test('a heading, a date, a tax number and a licence are not names', () => {
    expect(
      parties(
        'PRIVACY POLICY\n\nEffective from 1 July 2026\n\nPadho Learning Private Limited ("Padho", "we"), GSTIN 08AAACP1234A1Z5, runs the app. It tells you ("you", the student) what we do.\n\n1. You may write to us.',
      ),
    ).toEqual(['Padho Learning Private Limited | Padho', 'You | you'])
  })
})

const inOpening = (text: string): string[] =>
  understand(
    `${text}\n\n1. Term. This agreement runs for one year.\n\n2. Fees. Fees are due monthly.`,
    '2026-11-01',
  ).parties.map(({ name, definedTerm }) => `${name}${definedTerm === null ? '' : ` = ${definedTerm}`}`)

test.each([
  [
    'a party that is named on another page stands by its role, not under the name of the other',
    'This Agreement is made between Orbis Vet Corporation, a Delaware corporation (the "Company") and the Agent named on the signature page hereof (the "Agent").',
    ['Orbis Vet Corporation = Company', 'The Agent = Agent'],
  ],
  [
    'a blank right before a term is whoever the term says',
    'This Distributor Agreement is between Orbis Optics Inc., a New York corporation, having its place of business at Rochester and [*] ("Distributor").',
    ['The Distributor = Distributor', 'Orbis Optics Inc.'],
  ],
  [
    'who signs for a firm is not who contracts',
    'This Agreement is entered into by and between Asha Rao, director of Orbis Kitchens (hereinafter referred to as "Client") and Mira Sen, director of Lumen Web, LLP (hereinafter referred to as "Company").',
    ['Orbis Kitchens = Client', 'Lumen Web, LLP = Company'],
  ],
  [
    'whom only the recitals speak of is no party',
    'This Agreement is between Orbis Football LLC, a Washington limited liability company ("OFL") and Lumen, Inc., a Delaware corporation ("Sponsor").\n\nR E C I T A L S\n\nA. Under an agreement between Teesta County, Washington ("Teesta County") and OFL, OFL has the right to the advertising.',
    ['Orbis Football LLC = OFL', 'Lumen, Inc. = Sponsor'],
  ],
  [
    'a fund contracts by the word that elsewhere means money',
    'This Agreement is by and among Orbis Municipal Income Fund, a Massachusetts business trust (the "Fund"), and Lumen Fund Advisors, LLC, a registered adviser (the "Investment Adviser").',
    ['Orbis Municipal Income Fund = Fund', 'Lumen Fund Advisors, LLC = Investment Adviser'],
  ],
  [
    'a firm that writes itself small',
    'This agreement is made between Orbis International, a Florida corporation ("the Customer"), and teesta interactive, a Florida corporation ("teesta").',
    ['Orbis International = Customer', 'teesta interactive = teesta'],
  ],
  [
    'who gives a power over all men',
    'KNOW ALL MEN BY THESE PRESENTS, dated as of January 1, 2024, that ORBIS INVESTMENT MANAGEMENT COMPANY, a statutory trust (the "Adviser"), does hereby appoint LUMEN ADVISORY SERVICES COMPANY, a statutory trust ("LASC"), to act as its agent.',
    ['ORBIS INVESTMENT MANAGEMENT COMPANY = Adviser', 'LUMEN ADVISORY SERVICES COMPANY = LASC'],
  ],
  [
    'a place in brackets is no term, and parties may be first and second in small letters',
    'This agreement is made on this [day] between ORBIS AGRITECH PVT. LTD. with its office at Alipur, Jalandhar (Punjab)-144022 (hereinafter called first party which term includes its successors) AND S./Sh. [grower] S/O [father] (hereinafter called second party).',
    ['ORBIS AGRITECH PVT. LTD. = First Party', 'The Second Party = Second Party'],
  ],
  [
    'a card of the tax office and what is sold are no parties',
    'Orbis Tools Ltd. (hereinafter "the Company") hereby appoints the Dealer as its channel partner. The Dealer may sell only the lines of Schedule A ("Authorised Products"). The Dealer shall pay on time. The Dealer shall keep stock.',
    ['Orbis Tools Ltd. = Company', 'The Dealer = Dealer'],
  ],
  [
    'a short name stands in brackets without quotation marks; other short words there name nobody',
    'LUMEN TECHNICAL SERVICES OF 17 Lake Road (LUMEN) certifies that the units (DCQ) bought from TEESTA TEST SYSTEMS LIMITED, Pune (TTS) are used by LUMEN.',
    ['LUMEN TECHNICAL SERVICES = LUMEN', 'TEESTA TEST SYSTEMS LIMITED = TTS'],
  ],
  [
    'a name set with wide spaces, and what stands far before it says nothing of it',
    'The parties shall read this first.\n\nBetween    LUMEN  KILNS  CORPORATION a company of Pune ("LKC")\n\nAND    The party specified as the Dealer on Schedule 1 (the "Dealer")',
    ['LUMEN KILNS CORPORATION = LKC', 'The Dealer = Dealer'],
  ],
  [
    'two firms under one term, and a name right before brackets that call it so',
    'Contract. The Covenanter: Lumen Club and Resorts Inc. (hereinafter referred to as Party A) and between Teesta Pte, Ltd., a company of Singapore and Orbis Soft Limited, a company of Pune (each and both of them "Recipient").',
    ['Lumen Club and Resorts Inc. = Party A', 'Teesta Pte, Ltd. and Orbis Soft Limited = Recipient'],
  ],
  [
    'a role in capitals beside the name of a firm',
    'TRANSPORT CONTRACT\n\nDate 3 May 2026\n\nSENDER LUMEN OIL LIMITED\n\nTAX ID 77\n\nCARRIER TEESTA PIPES LIMITED   TAX ID 88\n\nThe Sender shall pay.',
    ['LUMEN OIL LIMITED = Sender', 'TEESTA PIPES LIMITED = Carrier'],
  ],
])('%s', (_, text, wanted) => {
  expect(inOpening(text)).toEqual(wanted)
})

test('what follows a cover and a table of contents is the opening', () => {
  const contents = Array.from({ length: 120 }, (_, at) => `Matter number ${at} of the schedule ${at}`).join('\n')
  const text = `CONTENTS\n${contents}\n\nAGREEMENT\n\nThis agreement is made and entered into this 3 May 2024 by and between Teesta Foods, Inc., a Pennsylvania corporation ("Teesta") and Lumen Malls, Inc., an Ohio corporation ("Operator").`
  expect(inOpening(text)).toEqual(['Teesta Foods, Inc. = Teesta', 'Lumen Malls, Inc. = Operator'])
})

test('the company of which terms say no more stands across from who signs them, and a bill has a reader', () => {
  expect(
    inOpening(
      'Terms\n\nThe Fleet Owner shall provide vehicles. The Fleet Owner shall bear fuel. Trips are told by the Company. Distance is calculated by the Company.',
    ),
  ).toEqual(['The Fleet Owner = Fleet Owner', 'The Company = Company'])
  expect(
    inOpening(
      'TAX INVOICE\n\nWe declare that these particulars are true. Goods once sold are not taken back. We reserve the right to demand payment of this invoice at any time.',
    ),
  ).toEqual(['You', 'We'])
})
