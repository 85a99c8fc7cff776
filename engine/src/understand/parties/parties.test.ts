import { describe, expect, test } from 'vitest'
import { understand } from '../contract.ts'

const parties = (text: string): string[] =>
  understand(text, '2026-11-21').parties.map(({ name, definedTerm, side }) => `${name} | ${definedTerm} | ${side}`)

describe('who the parties are', () => {
  test.each([
    [
      'Terms\n\nAdvance: An advance of Rs. 50,000 is paid when the date is blocked and does not come back.\n\nGuests: If the client brings fewer guests than were told, the price of a plate may be revised.\n\nDelay: If the balance is late, the caterer may leave the date to others. The caterer may take another dish where one is not to be had.\n',
      ['The Client | Client | customer', 'The Caterer | Caterer | supplier'],
    ],
    [
      'Terms of Purchase\n\nIn these terms “Buyer” refers to Nilgiri Pumps Pvt. Ltd., which has issued the order, while “Vendor” refers to the firm or company in whose favour it is issued.\n\n1. Price. The price is firm for all goods of the order.\n\n2. Quality. Goods are accepted after a check by the Buyer. The Vendor bears the cost of what fails.',
      ['Nilgiri Pumps Pvt. Ltd. | Buyer | buyer', 'The Vendor | Vendor | supplier'],
    ],
    [
      'THIS AGREEMENT is made between Orbis Films, LLC, a Texas company at Dallas, referred to in this Agreement as "Producer" or "Orbis", and Veena Oils, Inc., a Delaware corporation at Austin, referred to in this agreement as "Sponsor" or "Veena".',
      ['Orbis Films, LLC | Producer | supplier', 'Veena Oils, Inc. | Sponsor | customer'],
    ],
    [
      'This is an agreement between yourself (a person or a firm), the buyer of the program described below, hereinafter called the CUSTOMER, on the one part, and Orbis Softworks Private Limited, having its office at Pune, hereinafter called the COMPANY, on the other part.',
      ['You | CUSTOMER | customer', 'Orbis Softworks Private Limited | COMPANY | supplier'],
    ],
    [
      'This Agreement is made between Orbis Retail Private Limited, a company incorporated under the Companies Act, 2013 (the "Client") and Nilgiri Softworks LLP (the "Service Provider").',
      ['Orbis Retail Private Limited | Client | customer', 'Nilgiri Softworks LLP | Service Provider | supplier'],
    ],
    [
      'THIS DEED is made BETWEEN Mrs. Leela Menon, W/o Mr. K. Menon, residing at Kochi, hereinafter referred to as the “LESSOR” (which expression shall include her heirs) of the ONE PART AND M/s Brightpath Academy, a partnership firm, hereinafter called the “LESSEE” of the OTHER PART.',
      ['Mrs. Leela Menon | LESSOR | landlord', 'M/s Brightpath Academy | LESSEE | tenant'],
    ],
    [
      "This Agreement is between IMPCO Technologies Inc., a company incorporated under the laws of Delaware (hereinafter referred to as 'IMPCO', which term includes its successors), and MINDA INDUSTRIES LIMITED, having its registered office at Delhi (hereinafter referred to as 'MIL').",
      ['IMPCO Technologies Inc. | IMPCO | unknown', 'MINDA INDUSTRIES LIMITED | MIL | unknown'],
    ],
    [
      'THIS DEED OF PARTNERSHIP is made BETWEEN Shri Anil Gokhale, residing at Nashik (hereinafter called the party of the FIRST PART); Smt. Rekha Pai, residing at Nashik (hereinafter called the party of the SECOND PART); and Mr. Imran Sayed, residing at Pune (hereinafter called the party of the THIRD PART).',
      [
        'Shri Anil Gokhale | party of the FIRST PART | unknown',
        'Smt. Rekha Pai | party of the SECOND PART | unknown',
        'Mr. Imran Sayed | party of the THIRD PART | unknown',
      ],
    ],
    [
      'THIS AGREEMENT is made on 3 March 2026 BETWEEN KONARK ALLOYS LIMITED, hereinafter referred to\nas "the COMPANY" of the ONE\nPART; AND ANIRBAN DASGUPTA, son of Late Amal Dasgupta, having PAN AFTPB2290L and GSTIN 19AFT, hereinafter referred to as "the\nCONSULTANT" of the OTHER PART.',
      ['KONARK ALLOYS LIMITED | COMPANY | customer', 'ANIRBAN DASGUPTA | CONSULTANT | supplier'],
    ],
    [
      'This Agreement is made between:\n1. Dhwani Events LLP, having its office at Pune (hereinafter referred to as the "Client") of the FIRST PART;\nAND\n2. Mohan Rao professionally known as Bass Mohan, residing at Pune (hereinafter referred to as the "Artist") of the SECOND PART;',
      ['Dhwani Events LLP | Client | customer', 'Mohan Rao | Artist | supplier'],
    ],
    [
      'This Agreement is made between Tez Couriers Private Limited, Pune ("Tez") and Ganesh Pawar, Hadapsar, Pune ("Delivery Partner").',
      ['Tez Couriers Private Limited | Tez | customer', 'Ganesh Pawar | Delivery Partner | supplier'],
    ],
    [
      'THIS DEED is executed at Bengaluru on 22 July 2026\n\nBY\n\nTARANG ANALYTICS LLP, having its office at Bengaluru (the "RECIPIENT");\n\nIN FAVOUR OF\n\nVEGA MOTORS PRIVATE LIMITED, having its office at Pune (the "DISCLOSER").',
      ['TARANG ANALYTICS LLP | RECIPIENT | recipient', 'VEGA MOTORS PRIVATE LIMITED | DISCLOSER | discloser'],
    ],
    [
      'LENDER: Sanchay Finlease Private Limited, a company (the "Lender").\n\nBORROWER: Himgiri Cold Chain Private Limited, CIN U63 (the "Borrower").',
      [
        'Sanchay Finlease Private Limited | Lender | lender',
        'Himgiri Cold Chain Private Limited | Borrower | borrower',
      ],
    ],
    [
      'Customer (Data Fiduciary): Pallav Learning Private Limited, CIN U80 ("Pallav")\n\nProcessor: Meghdoot Cloud Limited, CIN U72 ("Meghdoot")\n\n1. Meghdoot shall process data for Pallav.',
      ['Pallav Learning Private Limited | Pallav | controller', 'Meghdoot Cloud Limited | Meghdoot | processor'],
    ],
    [
      'THIS DEED is made BETWEEN Selvi ANNA THOMAS, daughter of Mr. T. M. Thomas, residing at Salem, hereinafter called the "THIRD PARTNER" and Thiru R. KUMARAN, son of Thiru S. Ramasamy, hereinafter called the "FIRST PARTNER".',
      ['Selvi ANNA THOMAS | THIRD PARTNER | partner', 'Thiru R. KUMARAN | FIRST PARTNER | partner'],
    ],
    [
      'MANGROVE TOOLS PRIVATE LIMITED\n4 Dock Road, Kochi\n\n3 May 2027\n\nTo,\nMs. Leena Thomas\nProprietor, Thomas Trading House\nHill Road, Kochi\n\nDear Ms. Thomas,\n\nWe are glad to appoint you (the "Agent") to sell tools for Mangrove Tools Private Limited (the "Principal").\n\nYou will send orders to us.',
      [
        'Ms. Leena Thomas (Thomas Trading House) | Agent | agent',
        'Mangrove Tools Private Limited | Principal | principal',
      ],
    ],
    [
      'Buyer: Kaveri Looms Limited, a public company ("Buyer").\n\nSupplier: Neem Dye House, a proprietary concern of Mr. Hari Rao, Salem ("Supplier").\n\n1. The Supplier shall deliver.',
      ['Kaveri Looms Limited | Buyer | buyer', 'Neem Dye House | Supplier | supplier'],
    ],
    [
      'Who we are. "We", "us" and the "Operator" mean Banyan Desks Private Limited (CIN U70), Pune.\n\nWho you are. "You" and the "Member" mean Teak Studio LLP, Pune.\n\n1. You shall pay us.',
      ['Banyan Desks Private Limited | Operator | platform', 'Teak Studio LLP | Member | user'],
    ],
    [
      '(a) CORAL TOWERS SERVICES PRIVATE LIMITED, Pune, called the "Client" in this contract; and\n(b) RED SOIL UPKEEP, sole proprietorship of Mr. Ajay More, Pune, called the "Contractor" in this contract.\n\n1. The Contractor shall clean.',
      ['CORAL TOWERS SERVICES PRIVATE LIMITED | Client | customer', 'RED SOIL UPKEEP | Contractor | supplier'],
    ],
    [
      'THIS CONTRACT is made BETWEEN KAVERI CLINICS AND IMAGING PRIVATE LIMITED, a company (the "Company"), and Mr. Arun Das, residing at Kochi (the "Employee").',
      ['KAVERI CLINICS AND IMAGING PRIVATE LIMITED | Company | employer', 'Mr. Arun Das | Employee | employee'],
    ],
    [
      'SHAREHOLDERS AGREEMENT among NEEM HEALTH PRIVATE LIMITED ("Company"); DR. ASHA RAO ("Founder"); and RIVER BEND VENTURES FUND II, an investment fund acting through its manager River Bend Advisors LLP ("Investor").',
      [
        'NEEM HEALTH PRIVATE LIMITED | Company | company',
        'DR. ASHA RAO | Founder | founder',
        'RIVER BEND VENTURES FUND II | Investor | investor',
      ],
    ],
    [
      'DEED OF PARTNERSHIP between Mr. Suresh Patel, Surat ("First Partner") and Mr. Imran Qureshi, Surat ("Second Partner"). The business is carried on as PATEL QURESHI TRADERS (the "Firm").',
      ['Mr. Suresh Patel | First Partner | partner', 'Mr. Imran Qureshi | Second Partner | partner'],
    ],
    [
      'Dated 2 June 2026\nParties\nCoral Media LLP\nLLPIN AAB-1234 ("Publisher") and Ms. Nila Menon ("Author").\n\n1. The Author shall write.',
      ['Coral Media LLP | Publisher | customer', 'Ms. Nila Menon | Author | supplier'],
    ],
    [
      'EMPLOYMENT AGREEMENT between Sahyadri Tools Private Limited ("Company") and Mr. Rohan Kale ("Employee").',
      ['Sahyadri Tools Private Limited | Company | employer', 'Mr. Rohan Kale | Employee | employee'],
    ],
    [
      'SERVICES AGREEMENT\n\nbetween\n\nKaveri Castings Private Limited\n\nand\n\nVistara Appliances Limited\n\n1. Services.',
      ['Kaveri Castings Private Limited | null | unknown', 'Vistara Appliances Limited | null | unknown'],
    ],
    [
      'Client: Orbis Retail Private Limited\nVendor: Nilgiri Softworks LLP\n\n1. The Vendor shall serve.',
      ['Orbis Retail Private Limited | Client | customer', 'Nilgiri Softworks LLP | Vendor | supplier'],
    ],
    [
      'RENT AGREEMENT\n\n1. The Tenant shall pay rent. The Landlord shall repair.\n\n2. The Tenant shall not sublet. The Landlord may enter on notice.',
      ['The Tenant | Tenant | tenant', 'The Landlord | Landlord | landlord'],
    ],
    [
      'AGREEMENT between Mrs. Leela Nair, Kochi ("Owner") and Ms. Asha Roy, Kochi ("Paying Guest").\n\n1. The Paying Guest shall pay monthly.',
      ['Mrs. Leela Nair | Owner | landlord', 'Ms. Asha Roy | Paying Guest | tenant'],
    ],
    [
      'This Agreement is by and between: ORCHID DEVICES LTD., with its office at Haifa. Hereinafter referred to as "Customer" And TAMAR ASSEMBLY LTD. with its office at Acre. Hereinafter referred to as "Contractor."',
      ['ORCHID DEVICES LTD. | Customer | customer', 'TAMAR ASSEMBLY LTD. | Contractor | supplier'],
    ],
    [
      'This Agreement is made between eGanga Corporation, (hereinafter referred to as "EGC") and Formosa Trading, a company of Taipei (hereinafter referred to as the "Distributor").',
      ['eGanga Corporation | EGC | principal', 'Formosa Trading | Distributor | agent'],
    ],
    [
      'This Agreement is between Prakriti Foods Limited ("PFL"), an Indian company, and Arun Pillai ("Talent"), an individual. 1. Talent shall appear.',
      ['Prakriti Foods Limited | PFL | customer', 'Arun Pillai | Talent | supplier'],
    ],
    [
      'This Agreement is made by and among Bharat Motor Media with offices at 300 Civic Centre, Delhi 110002 and eKisan, Inc. ("eKisan") and Harit Media Limited ("HML").',
      ['eKisan, Inc. | eKisan | unknown', 'Harit Media Limited | HML | unknown'],
    ],
    [
      'COOPERATION AGREEMENT\n\nParty A:\n\n  Lotus Search Technology Co., Ltd.\n  Address: Pudong\nParty B:\n  Harbour Homes (Hong Kong) Co., Ltd.\n  Address: Kowloon\n\n1. Party A will serve. Party B will pay.',
      [
        'Lotus Search Technology Co., Ltd. | Party A | unknown',
        'Harbour Homes (Hong Kong) Co., Ltd. | Party B | unknown',
      ],
    ],
  ])('%s', (text, expected) => {
    expect(parties(text)).toEqual(expected)
  })

  test('two terms in one pair of brackets both mean the party', () => {
    const [first, second] = understand(
      'This Agreement is between Banyan Learning Inc. (the "Company") and Cedar Holdings Inc. (referred to as "Marketing Affiliate" or "MA"). 1. MA shall pay.',
      '2026-11-21',
    ).parties
    expect(first?.aliases).not.toContain('ma')
    expect(second).toMatchObject({ definedTerm: 'Marketing Affiliate' })
    expect(second?.aliases).toContain('ma')
  })

  test('the agreement, its date and its terms are not parties', () => {
    expect(
      parties(
        'This Agreement (the "Agreement") is made on 1 May 2027 (the "Effective Date") between A One Limited ("Buyer") and B Two Limited ("Seller") (each a "Party" and together the "Parties") for the goods (the "Products").',
      ),
    ).toEqual(['A One Limited | Buyer | buyer', 'B Two Limited | Seller | seller'])
  })
})

test.each([
  [
    'the form of a deed',
    'This Agreement is made between Orbis Retail LLP of the FIRST PART (the "Client") and Mr. Rohan Kale of the SECOND PART (the "Vendor").',
  ],
  [
    'the foot of a filed page',
    'This Agreement is made between Orbis Retail LLP (the "Client")\n\nSource: PARETA CORP, 10-Q, 5/14/2018\n\nand Mr. Rohan Kale (the "Vendor").',
  ],
])('%s names no party', (_, opening) => {
  const text = `AGREEMENT\n\n${opening}\n\n1. Fees. The Client shall pay.\n\n2. Law. Indian law applies.`
  expect(parties(text).map((party) => party.split(' | ')[0])).toEqual(['Orbis Retail LLP', 'Mr. Rohan Kale'])
})

describe('parties that a paper labels, describes or heads', () => {
  const named = (text: string): string[] =>
    understand(text, '2026-11-21').parties.map(({ name, definedTerm }) => `${name} | ${definedTerm}`)

  test('labels in a list, in bold or with a plural in brackets name their parties', () => {
    expect(
      named(
        '# DESIGN AGREEMENT\n\n**Between:**\n\n- **Client:** Orbis Retail Private Limited, Pune\n- **Freelancer:** Asha Menon, Kochi\n\n## 1. WORK\n\nThe Freelancer shall draw the labels. The Client shall pay Rs. 40,000.\n',
      ),
    ).toEqual(['Orbis Retail Private Limited | Client', 'Asha Menon | Freelancer'])
    expect(
      named(
        'LOAN AGREEMENT\n\n- Lender: Nilgiri Finance Limited (CIN U12345)\n- Borrower(s): Mango Tree Bakery Limited\n\n1. Loan\nThe Borrower shall repay the loan to the Lender.\n',
      ),
    ).toEqual(['Nilgiri Finance Limited | Lender', 'Mango Tree Bakery Limited | Borrower'])
  })

  test('on a form the name stands behind the label that brings the term', () => {
    expect(
      named(
        'DEALER ENROLMENT FORM\n\nDate: 2 May 2026\nLegal Entity Name ("Dealer"): Asha Tea Stores\nAddress: 4 Mill Road, Hubli\n\n1. Stock\nThe Dealer shall keep stock.\n',
      )[0],
    ).toBe('Asha Tea Stores | Dealer')
  })

  test('whoever comes has no name, whatever the words about him end on', () => {
    expect(
      named(
        'This policy is entered into between Orbis Labs LLP, Mumbai (hereinafter referred to as “ORBIS”), and any developer, partner or entity accessing or using the ORBIS Data Interfaces (“Developer”).\n\n1. Access\nThe Developer shall keep the keys safe.\n',
      ),
    ).toEqual(['Orbis Labs LLP | ORBIS', 'The Developer | Developer'])
  })

  test('a firm whose term is its name has that name, though its address is left open', () => {
    expect(
      named(
        'CHANNEL AGREEMENT\n\nAsha Menon, residing at Kochi, hereinafter referred to as the "Referrer" of the One Part.\n\nBetween\n\nM/S LOTUSLOANS AGENCY LOTUSLOANS company registered office at ____________ hereinafter referred to as "LOTUSLOANS AGENCY" of the Other Part.\n\n1. Referral. The Referrer shall refer clients.\n',
      ),
    ).toEqual(['Asha Menon | Referrer', 'M/s LOTUSLOANS AGENCY | LOTUSLOANS AGENCY'])
  })

  test('an order names its supplier by a label, and the buyer at its head', () => {
    expect(
      named(
        'PURCHASE ORDER\n\nORBIS BUILDERS PVT. LTD.\n\nPO No.: 17\nSupplier: M/s Lotus Steel Traders, Odhav\n\nTerms:\n1) Bars must meet the standard.\n2) Our engineer decides.\n3) You send the bill with the goods.\n',
      ),
    ).toEqual(['M/s Lotus Steel Traders | Supplier', 'ORBIS BUILDERS PVT. LTD. | null'])
  })

  test('terms of a business that has a name speak to the client, who has none', () => {
    const { parties } = understand(
      'Terms\n\nThese terms govern your engagement with Lotus Pixel Works, a studio. By engaging Lotus you agree to them.\n\n1. The Client refers to whoever engages Lotus.\n2. Lotus shall draw the pages. Lotus may pause the work.\n3. The Client shall pay. The Client is responsible for texts.\n',
      '2026-11-21',
    )
    expect(parties.find(({ aliases }) => aliases.includes('you'))?.definedTerm).toBe('Client')
  })
})

test('terms that speak of a business by its name alone name it beside the one who signs up', () => {
  const terms = `TERMS OF USE
1. You must be 18. You agree to pay the fees to Meadowcart in advance.
2. You shall not resell what you buy from Meadowcart.
3. Prices set by Meadowcart are final, and you accept them.
4. You will ask for refunds from Meadowcart within a day.`
  expect(parties(terms)).toEqual(['You | null | user', 'Meadowcart | null | platform'])
})

describe('papers that name a party elsewhere', () => {
  test.each([
    [
      'TERMS OF USE\n\nThese terms are a binding agreement between you and Nilgiri Softworks LLP, a limited liability partnership.\n\n1. You agree to pay. You must be an adult. You shall keep your account safe. We may close it.',
      ['You', 'Nilgiri Softworks LLP'],
    ],
    [
      'LOAN AGREEMENT\n\nThis agreement is between M/s Kaveri Finvest (hereinafter "Lender") and the Borrower described in the Schedule (hereinafter "Borrower").\n\n1. Loan. The Borrower shall repay the loan.\n\nSCHEDULE\n\nBorrower: Mr. Anil Gokhale, Nashik\nPrincipal: Rs. 5,00,000',
      ['M/s Kaveri Finvest', 'Mr. Anil Gokhale'],
    ],
    [
      'JOINT STATEMENT\n\nThe undersigned agree that the statement is filed for each of them.\n\nORBIS FUND, L.P.\nBy: Orbis Partners, LLC, its general partner\n\nMANGO HOLDINGS, INC.\n\nBy: /s/ A. Rao',
      ['MANGO HOLDINGS, INC.', 'ORBIS FUND, L.P.'],
    ],
    [
      'LICENCE\n\nThis licence is granted by Orbis Tools, Inc. ("Licensor").\n\n1. The Licensee shall pay. The Licensee may use the tools. The Licensee must keep records.\n\nIN WITNESS WHEREOF the parties sign.\n\nORBIS TOOLS, INC.\nBy: ____\n\nMANGO PRINTS, LLC\nBy: ____',
      ['MANGO PRINTS, LLC', 'Orbis Tools, Inc.'],
    ],
    [
      'This Agreement is between Orbis Fox, Inc. ("Fox") and Mango Mobile, Inc. f/k/a Sorrel, Inc. ("Licensee").',
      ['Orbis Fox, Inc.', 'Mango Mobile, Inc.'],
    ],
    [
      `RIGHTS AND DUTIES\n\n${'The Beneficial Owner shall pay. The DP shall keep the account. '.repeat(5)}All shall follow the Bye Laws and Business Rules/Operating Instructions ("Business Rules").`,
      ['Beneficial Owner', 'DP'],
    ],
  ])('%s', (text, names) => {
    expect(
      understand(text, '2026-11-21')
        .parties.map(({ name }) => name)
        .sort(),
    ).toEqual(names.sort())
  })
})
