import { describe, expect, test } from 'vitest'
import { normalize } from '../../grammar/normalize.ts'
import { segment } from '../segment/clauses.ts'
import { contractKind } from './contract-kind.ts'
import { withTypes } from './with-types.ts'

function kindOf(words: string): string {
  const { text, clauses } = segment(words)
  return contractKind(text, withTypes(clauses)).type
}

test('what is told of guests and a deposit by a caterer lets no rooms', () => {
  const terms =
    'Terms\n\nDeposit. A deposit of the whole bill is paid twelve days before the event date.\n\nGuests. The guest count and the menu may be changed until then. The caterer charges for guests above the guest count.\n\nDelay. The caterer may cancel the booking when the deposit is late.'
  expect(kindOf(terms)).toBe('service_agreement')
})

describe('a title that names the kind', () => {
  test.each([
    ['MASTER SERVICES AGREEMENT', 'master_service_agreement'],
    ['FRAMEWORK AGREEMENT FOR CONSULTING SERVICES', 'master_service_agreement'],
    ['SOFTWARE AS A SERVICE AGREEMENT', 'software_as_a_service_agreement'],
    ['SHARE SUBSCRIPTION AND SHAREHOLDERS’ AGREEMENT', 'shareholders_agreement'],
    ['SHARE PURCHASE AGREEMENT', 'purchase_agreement'],
    ['AGREEMENT FOR SALE OF FLAT NO. 302', 'purchase_agreement'],
    ['AGREEMENT TO SELL', 'purchase_agreement'],
    ['DEED OF ABSOLUTE SALE', 'sale_deed'],
    ['AGREEMENT FOR SALE OF USED CONSTRUCTION MACHINERY', 'sale_of_goods_agreement'],
    ['AGREEMENT FOR THE SALE OF COTTON YARN', 'sale_of_goods_agreement'],
    ['AGREEMENT OF LEAVE AND LICENSE', 'leave_and_licence_agreement'],
    ['CO-WORKING SPACE AGREEMENT', 'leave_and_licence_agreement'],
    ['SUB-LEASE DEED', 'lease_agreement'],
    ['RENT AGREEMENT', 'lease_agreement'],
    ['DEED OF MUTUAL RELEASE AND SETTLEMENT', 'settlement_agreement'],
    ['RECRUITMENT AGENCY AGREEMENT', 'service_agreement'],
    ['SALES AGENCY AGREEMENT', 'agency_agreement'],
    ['SECURITY SERVICES AGREEMENT', 'service_agreement'],
    ['AGREEMENT FOR MARKETING SERVICES', 'marketing_agreement'],
    ['SPONSORSHIP LETTER', 'marketing_agreement'],
    ['IT OUTSOURCING SERVICES AGREEMENT', 'outsourcing_agreement'],
    ['COMPREHENSIVE ANNUAL MAINTENANCE CONTRACT', 'maintenance_agreement'],
    ['VENDOR AGREEMENT FOR SUPPLY OF STATIONERY', 'vendor_agreement'],
    ['MARKETPLACE SELLER AGREEMENT', 'vendor_agreement'],
    ['MASTER SUPPLY AGREEMENT', 'supply_agreement'],
    ['AGREEMENT FOR STRUCTURAL CONSULTANCY', 'consultancy_agreement'],
    [
      'MUTUAL CONFIDENTIALITY AND EXCLUSIVITY AGREEMENT\nProposed acquisition of Neem Foods Private Limited',
      'non_disclosure_agreement',
    ],
    ['DATA PROCESSING TERMS', 'data_processing_agreement'],
    ['TRADE MARK LICENCE AGREEMENT', 'licence_agreement'],
    ['LIMITED LIABILITY PARTNERSHIP AGREEMENT', 'partnership_deed'],
    ['TERMS OF SERVICE', 'terms_of_service'],
    ['TERMS FOR RIDERS', 'terms_of_service'],
    ['PRIVACY NOTICE', 'privacy_policy'],
    ['UNIT FRANCHISE AGREEMENT', 'franchise_agreement'],
    ['DEALERSHIP AGREEMENT', 'distribution_agreement'],
    ['DEED OF GUARANTEE', 'loan_agreement'],
    ['CONSORTIUM AGREEMENT', 'joint_venture_agreement'],
    ['PURCHASE ORDER', 'purchase_agreement'],
    ['TRAINING BOND', 'employment_agreement'],
    ['SERVICE BOND', 'employment_agreement'],
    ['APPOINTMENT ORDER', 'employment_agreement'],
    ['AGREEMENT FOR ARCHITECTURAL SERVICES', 'consultancy_agreement'],
    ['CABIN LICENCE', 'leave_and_licence_agreement'],
    ['ACCOMODATION AGREEMENT', 'leave_and_licence_agreement'],
    ['DESIGN PARTNER AGREEMENT', 'service_agreement'],
    ['AGREEMENT OF BILL DISCOUNTING', 'loan_agreement'],
    ['DEBENTURE INVESTMENT AGREEMENT', 'loan_agreement'],
    ['SUBSCRIBER TERMS', 'software_as_a_service_agreement'],
    ['SECURITIES SUBSCRIPTION AGREEMENT', 'shareholders_agreement'],
    ['PARTNER AND RESELLER AGREEMENT', 'distribution_agreement'],
    ['SALE OF TEN BUFFALOES', 'sale_of_goods_agreement'],
    ['IT HELP DESK SERVICES AGREEMENT', 'service_agreement'],
    ['AGREEMENT FOR PRODUCTION OF AN ADVERTISING FILM', 'service_agreement'],
    ['DEALER APPOINTMENT LETTER', 'distribution_agreement'],
    ['LETTER OF APPOINTMENT AS TAX CONSULTANT', 'consultancy_agreement'],
    ['APPOINTMENT OF SOLE SELLING AGENT', 'agency_agreement'],
    ['LETTER OF APPOINTMENT AS STORE MANAGER', 'employment_agreement'],
    ['MANAGING DIRECTOR’S SERVICE AGREEMENT', 'employment_agreement'],
    ['BRAND COLLABORATION AGREEMENT', 'marketing_agreement'],
    ['RESEARCH COLLABORATION AGREEMENT', 'joint_venture_agreement'],
    ['CALL CENTRE SERVICES AGREEMENT', 'outsourcing_agreement'],
    ['GENERAL CONDITIONS OF PURCHASE', 'purchase_agreement'],
    ['GENERAL TERMS AND CONDITIONS OF SALE', 'sale_of_goods_agreement'],
    ['BUILDER BUYER AGREEMENT', 'purchase_agreement'],
    ['LICENCE AGREEMENT FOR SHOP NO. 4', 'leave_and_licence_agreement'],
    ['SOFTWARE LICENCE AGREEMENT', 'licence_agreement'],
    ['CAB HIRE AGREEMENT', 'service_agreement'],
    ['SCHEDULE 3: DATA PROTECTION', 'data_processing_agreement'],
    ['MEMORANDUM OF UNDERSTANDING', 'general_contract'],
    ['MANPOWER SUPPLY AGREEMENT', 'service_agreement'],
    ['CHIT FUND AGREEMENT AND SUBSCRIBER UNDERTAKING', 'general_contract'],
    ['FACILITY MANAGEMENT AGREEMENT', 'service_agreement'],
    ['BROKERAGE AGREEMENT', 'agency_agreement'],
    ['COPYRIGHT ASSIGNMENT DEED', 'licence_agreement'],
    ['WEBSITE DEVELOPMENT AGREEMENT', 'service_agreement'],
    ['PERSONAL DATA SHARING AGREEMENT', 'data_processing_agreement'],
    ['DEED OF RECONSTITUTION OF PARTNERSHIP', 'partnership_deed'],
  ])('%s -> %s', (title, type) => {
    const body =
      'This Agreement is made at Pune on 4 May 2026 between Asha Traders and Bela Works.\n\n1. Term\nIt runs for one year.\n\n2. Law\nIndian law applies.'
    expect(kindOf(`${title}\n\n${body}`)).toBe(type)
  })
})

describe('a paper without a telling title', () => {
  test.each([
    [
      'employment_agreement',
      'SUNDARI KNITS PRIVATE LIMITED\nRegd. Office: 14 Avinashi Road, Tiruppur 641602\n\nTo\nMs. Revathi K.\n\nDear Ms. Revathi,\n\nSub: Your joining as Merchandiser\n\nWe are pleased to appoint you from 1 June 2026.\n\n1. Pay\nYour gross salary is Rs. 32,000 a month, with basic pay of Rs. 17,000 and house rent allowance.\n\n2. Probation\nYou will be on probation for six months.\n\n3. Leave\nYou get 18 days of earned leave and 7 of casual leave.\n\n4. Notice\nEither side may end this by one month of notice. Provident fund and gratuity are as by law.',
    ],
    [
      'employment_agreement',
      'This paper is made between me, Ramesh Patel, owner of Patel Garage ("Owner") and Shri Kalu Bhai ("Mechanic").\n\n1. The Mechanic works six days a week from 9 to 6, with weekly off on Tuesday, and overtime is paid double.\n\n2. Monthly wage is Rs. 21,000, paid on the 7th. PF, ESI and bonus are extra.\n\n3. The first three months are probation. Casual leave is 12 days a year.\n\n4. On leaving, wages, leave and gratuity are settled in two days.',
    ],
    [
      'consultancy_agreement',
      'PRAGATI FOODS LLP\nPune 411004\n\n3 July 2026\n\nDr. Meera Joshi\n\nDear Dr. Joshi,\n\nWe are glad to engage you as a food safety consultant for our two plants.\n\nWork. You will visit each plant once a month, advise on hazards and give a written report.\n\nFee. We pay a professional fee of Rs 40,000 a month against your bill. You are an independent contractor and not an employee.\n\nPeriod. This engagement is for a year and either of us may end it by thirty days of notice.',
    ],
    [
      'non_disclosure_agreement',
      'KAVYA CERAMICS\nMorbi 363641\n\nDear Mr. Shah,\n\nBefore we show you our glaze recipes, please confirm the following by signing the copy.\n\n1. You will keep secret all that we disclose to you about the recipes, whether by mouth or on paper ("Confidential Information").\n\n2. You may use the Confidential Information only to judge whether you can make the glaze for us (the "Purpose").\n\n3. This does not cover what is public or what you already knew.\n\n4. You will return all samples and papers when we ask. Disclosure ordered by a court is allowed.',
    ],
    [
      'terms_of_service',
      'Welcome to Chalo Cycle!\n\nChalo Cycle Private Limited, Bengaluru ("we", "us") runs this app. By tapping Ride you agree to what follows.\n\n1. Your account\nYou must be 18 and give a true phone number. Keep your password safe. We may close your account if you misuse the app.\n\n2. Paying\nThe price shown at checkout is taken from your wallet. Refunds reach you in seven days.\n\n3. Changes\nWe may change these terms; we tell you in the app.\n\n4. Complaints\nWrite to our Grievance Officer.',
    ],
    [
      'loan_agreement',
      'NAGJI & SONS, FINANCIERS\n\nRespected Sir,\n\nWe agree to advance Rs. 5,00,000 to you, the borrower, for your shop.\n\n1. Interest is 12% a year on the outstanding sum.\n\n2. Repayment is in 24 monthly instalments by cheque.\n\n3. On default the lender may call for the whole loan.',
    ],
    [
      'lease_agreement',
      'THIS PAPER is written at Salem between Thiru Mani (Landlord) and Tmt. Selvi (Tenant).\n\n1. The Landlord lets out the ground floor on rent for three years.\n\n2. Monthly rent is Rs. 14,000, due on the 5th. Electricity is on the Tenant.\n\n3. The Tenant shall not sub-let. Vacant possession is given back at the end, and the security deposit is then refunded.',
    ],
    [
      'franchise_agreement',
      'THIS AGREEMENT is made between Chai Ghar Private Limited ("Franchisor") and Mr. Das ("Franchisee").\n\n1. The Franchisor grants the Franchisee the right to run one outlet under the Marks.\n\n2. The Franchisee shall pay a royalty of 5% of sales and follow the Manual.',
    ],
    [
      'partnership_deed',
      'THIS INDENTURE made at Surat between Hiral Shah, the First Partner, and Jayesh Mehta, the Second Partner.\n\n1. The partners shall carry on in partnership the trade of textiles under the name of M/s Hiral Textiles (the "Firm").\n\n2. Capital is Rs. 5,00,000 each. Profit and loss are shared equally.\n\n3. No partner shall retire without three months of notice. On dissolution the accounts are settled.',
    ],
    [
      'agency_agreement',
      'PARTNERSHIP AGREEMENT\n\nBetween Orbis Cloud Private Limited ("Orbis") and Veena Tele Services ("Partner").\n\n1. Orbis takes the Partner into its programme as a sales partner who finds customers.\n\n2. The Partner earns a commission of 10% on fees received from customers whom it refers.',
    ],
    [
      'partnership_deed',
      'PARTNERSHIP AGREEMENT\n\nBetween Asha Rao ("First Partner") and Ravi Naik ("Second Partner").\n\n1. The two run a shop, and work through a channel partner in Goa.\n\n2. Profit and loss are shared equally.',
    ],
    [
      'data_processing_agreement',
      'ANNEXURE 4\n\nThis paper is between Surya Clinics ("Data Fiduciary") and Megh Hosting ("Processor").\n\n1. The Processor processes personal data of patients only on the written instruction of the Data Fiduciary.\n\n2. A personal data breach is told within 24 hours.\n\n3. No sub-processor is taken without consent.\n\n4. On the end, personal data is erased.',
    ],
  ])('is a %s', (type, words) => expect(kindOf(words)).toBe(type))
})

describe('side words do not outweigh the title', () => {
  test.each([
    [
      'service_agreement',
      'HOUSEKEEPING SERVICES AGREEMENT\n\nBetween City Hospital (the "Client") and Nirmal Services (the "Agency").\n\n1. The Agency shall depute twelve persons. The Agency shall pay their wages, provident fund and ESI. The Agency keeps the register.\n\n2. The Client pays the Agency monthly against its bill.',
    ],
    [
      'sale_deed',
      'SALE DEED\n\nThis deed is made between Shri Ratan Lal (the "Vendor") and Smt. Kamla (the "Purchaser").\n\n1. The Vendor doth hereby sell and convey to the Purchaser the land of survey no. 14 in village Bhadra. The Vendor declares that there is no encumbrance.\n\n2. The Vendor has received the price.',
    ],
    [
      'vendor_agreement',
      'BAZAAR SELLER TERMS\n\nBetween Bazaar Online Private Limited ("we") and Meena Crafts ("you").\n\n1. You may list your goods on our site and app. You fix your price. We may take down a listing.\n\n2. We keep a commission and pay you weekly.',
    ],
    [
      'software_as_a_service_agreement',
      'CLOUD SUBSCRIPTION AGREEMENT\n\nBetween Tally Nimbus ("Supplier") and Rao Traders ("Customer").\n\n1. The Supplier processes personal data of the Customer’s staff. Personal data stays in India.\n\n2. Uptime is 99.5% a month. Subscription fees are paid yearly.',
    ],
    [
      'employment_agreement',
      'EMPLOYMENT AGREEMENT\n\nBetween Orbit Labs ("Company") and Ms. Nair ("Executive").\n\n1. The Executive shall keep confidential information secret. Confidential information includes designs. She shall return confidential information.\n\n2. Inventions belong to the Company.\n\n3. Her salary is Rs. 90,000 a month.',
    ],
  ])('%s', (type, words) => expect(kindOf(words)).toBe(type))
})

test('a letter without a title by which somebody answers for a debt is of the family of loans', () => {
  const letter =
    'The Manager\n\nDear Sir,\n\nI agree to pay what Gopal Stores owes to you.\n\nMy liability on this guarantee shall not exceed Rs. 2,00,000.'
  expect(kindOf(letter)).toBe('loan_agreement')
  expect(kindOf(letter.replace('on this guarantee', 'for the shop'))).not.toBe('loan_agreement')
})

describe('what is no contract of any kind known here', () => {
  test.each([
    [''],
    ['Shopping list: rice, dal, two bulbs.'],
    ['THE WEATHER IN JUNE\n\nThe rains came late. The river was low, and people waited at the ghats.'],
  ])('%j stays a general contract', (words) => expect(kindOf(words)).toBe('general_contract'))
})

test('a name in the letterhead is not a title', () => {
  const words =
    'MADRAS LEASE AND LOAN FINANCE PRIVATE LIMITED\n12 Mount Road, Chennai 600002\n\nEMPLOYMENT AGREEMENT\n\nThis Employment Agreement is made between the Company and Mr. Kumar (the "Employee").\n\n1. Salary\nThe Employee gets a salary of Rs. 50,000.'
  expect(kindOf(words)).toBe('employment_agreement')
})

test('who a party is stands apart from what the paper is', () => {
  const words =
    'SALE OF OLD LOOMS\n\nSeller: Rewa Weaves, a partnership firm dealing under a franchise, Mhow.\nBuyer: Lease Loom House, Dewas.\n\n1. The goods\nTwelve looms. Delivery is at Mhow against the price.'
  expect(kindOf(words)).toBe('sale_of_goods_agreement')
})

test.each([
  [
    'Thank you for writing. This letter, once you have signed it, is the service agreement between us.',
    'service_agreement',
  ],
  ['What follows is our consultancy agreement with you, and it replaces earlier talks.', 'consultancy_agreement'],
])('a letter says in passing what it is: %s', (words, type) =>
  expect(kindOf(`Dear Ms. Rao,\n\n${words}\n\n1. Fee\nThe fee is Rs. 40,000.`)).toBe(type),
)

test.each([
  [
    'TAX INVOICE\n\nTerms & Conditions\n\n1. Goods once sold are not taken back.\n\n2. Freight and unloading are extra.',
    'sale_of_goods_agreement',
  ],
  [
    'TERMS OF ENGAGEMENT\n\n1. Our advice\nWe advise you.\n\n2. Confidentiality\nWhat you tell us stays secret.',
    'consultancy_agreement',
  ],
  [
    'Reading Room Rules\n\n1. Seats\nSeats are booked by the month.\n\n2. Silence\nPlease keep silent.',
    'terms_of_service',
  ],
  [
    'CHANNEL PARTNER AGREEMENT\n\n1. Appointment\nThe Channel Partner brings buyers and earns a commission of 2 %.\n\n2. Commission\nCommission is due on registration.',
    'agency_agreement',
  ],
  [
    'MERCHANT PARTNER AGREEMENT\n\n1. Listing\nThe shop is listed.\n\n2. Payments & daily settlement\nMoney is sent each day.',
    'vendor_agreement',
  ],
  [
    'KITCHEN ENROLMENT FORM\n\nPayment Settlement\nThe seller of the services pays a service fee for each delivery service.\n\n2. Services\nThe service provider performs the services.',
    'service_agreement',
  ],
  [
    'ORBIS ACQUISITIONS\n\nScope of work for the website\n\n1. Service\nThe developer develops the web application and delivers each milestone.',
    'service_agreement',
  ],
])('a paper that only its matter tells, and headings of clauses that do not: %s', (words, type) =>
  expect(kindOf(words)).toBe(type),
)

// The limit is a guard against super-linear time (a quadratic reading takes minutes), not a benchmark.
test.each([
  'this agreement for ',
  'appoints a ',
  'a-a-',
  'grants the licence ',
  'sale of the ',
  'is the service ',
  'SALE OF\n',
])(
  'hostile text of %j repeated is read in linear time',
  (part) => {
    const long = part.repeat(Math.ceil(1_600_000 / part.length))
    const { text, clauses } = { text: normalize(long), clauses: [] }
    expect(contractKind(text, clauses).type).toBe('general_contract')
  },
  20_000,
)
