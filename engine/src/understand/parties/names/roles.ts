/** The side of a bargain that a party stands on: what the legal reference calls the reader. */
export type Side =
  | 'employer'
  | 'employee'
  | 'customer'
  | 'supplier'
  | 'landlord'
  | 'tenant'
  | 'discloser'
  | 'recipient'
  | 'licensor'
  | 'licensee'
  | 'lender'
  | 'borrower'
  | 'guarantor'
  | 'controller'
  | 'processor'
  | 'buyer'
  | 'seller'
  | 'principal'
  | 'agent'
  | 'partner'
  | 'investor'
  | 'founder'
  | 'platform'
  | 'user'
  | 'company'
  | 'unknown'

/** Names that contracts give their parties, with the side each stands on. Longer names first where one holds another. */
export const roleSides: readonly (readonly [name: string, side: Side])[] = [
  ['employer', 'employer'],
  ['employee', 'employee'],
  ['appointee', 'employee'],
  ['executive', 'employee'],
  ['trainee', 'employee'],
  ['intern', 'employee'],
  ['candidate', 'employee'],
  ['workman', 'employee'],
  ['service recipient', 'customer'],
  ['client', 'customer'],
  ['customer', 'customer'],
  ['subscriber', 'customer'],
  ['procurer', 'customer'],
  ['sponsor', 'customer'],
  ['advertiser', 'customer'],
  ['hirer', 'customer'],
  ['renter', 'customer'],
  ['student', 'customer'],
  ['insured', 'customer'],
  ['policyholder', 'customer'],
  ['consignor', 'customer'],
  ['consignee', 'customer'],
  ['shipper', 'customer'],
  ['sender', 'customer'],
  ['exhibitor', 'customer'],
  ['traveller', 'customer'],
  ['traveler', 'customer'],
  ['service provider', 'supplier'],
  ['consultant', 'supplier'],
  ['contractor', 'supplier'],
  ['sub-contractor', 'supplier'],
  ['subcontractor', 'supplier'],
  ['freelancer', 'supplier'],
  ['vendor', 'supplier'],
  ['supplier', 'supplier'],
  ['agency', 'supplier'],
  ['provider', 'supplier'],
  ['developer', 'supplier'],
  ['manufacturer', 'supplier'],
  ['advisor', 'supplier'],
  ['adviser', 'supplier'],
  ['servicing agent', 'supplier'],
  ['outsourcing partner', 'supplier'],
  ['designer', 'supplier'],
  ['architect', 'supplier'],
  ['carrier', 'supplier'],
  ['transport operator', 'supplier'],
  ['insurer', 'supplier'],
  ['organiser', 'supplier'],
  ['organizer', 'supplier'],
  ['bidder', 'supplier'],
  ['tenderer', 'supplier'],
  ['quotationer', 'supplier'],
  ['transporter', 'supplier'],
  ['truck owner', 'supplier'],
  ['lorry owner', 'supplier'],
  ['fleet owner', 'supplier'],
  ['host', 'supplier'],
  ['photographer', 'supplier'],
  ['caterer', 'supplier'],
  ['artist', 'supplier'],
  ['tutor', 'supplier'],
  ['teacher', 'supplier'],
  ['instructor', 'supplier'],
  ['trainer', 'supplier'],
  ['author', 'supplier'],
  ['professional', 'supplier'],
  ['talent', 'supplier'],
  ['athlete', 'supplier'],
  ['performer', 'supplier'],
  ['spokesperson', 'supplier'],
  ['endorser', 'supplier'],
  ['influencer', 'supplier'],
  ['creator', 'supplier'],
  ['landlord', 'landlord'],
  ['landlady', 'landlord'],
  ['lessor', 'landlord'],
  ['tenant', 'tenant'],
  ['lessee', 'tenant'],
  ['occupant', 'tenant'],
  ['disclosing party', 'discloser'],
  ['discloser', 'discloser'],
  ['receiving party', 'recipient'],
  ['recipient', 'recipient'],
  ['licensor', 'licensor'],
  ['licensee', 'licensee'],
  ['lender', 'lender'],
  ['bank', 'lender'],
  ['creditor', 'lender'],
  ['financier', 'lender'],
  ['borrower', 'borrower'],
  ['debtor', 'borrower'],
  ['co-borrower', 'borrower'],
  ['guarantor', 'guarantor'],
  ['surety', 'guarantor'],
  ['data fiduciary', 'controller'],
  ['controller', 'controller'],
  ['data controller', 'controller'],
  ['data exporter', 'controller'],
  ['data processor', 'processor'],
  ['processor', 'processor'],
  ['data importer', 'processor'],
  ['buyer', 'buyer'],
  ['purchaser', 'buyer'],
  ['vendee', 'buyer'],
  ['allottee', 'buyer'],
  ['transferee', 'buyer'],
  ['seller', 'seller'],
  ['transferor', 'seller'],
  ['farmer', 'seller'],
  ['grower', 'seller'],
  ['franchisor', 'principal'],
  ['principal', 'principal'],
  ['facilitator', 'principal'],
  ['franchisee', 'agent'],
  ['distributor', 'agent'],
  ['dealer', 'agent'],
  ['dealership', 'agent'],
  ['reseller', 'agent'],
  ['agent', 'agent'],
  ['referrer', 'agent'],
  ['buying agent', 'agent'],
  ['selling agent', 'agent'],
  ['commission agent', 'agent'],
  ['direct selling agent', 'agent'],
  ['direct selling associate', 'agent'],
  ['dsa', 'agent'],
  ['sub-dsa', 'agent'],
  ['broker', 'agent'],
  ['stockist', 'agent'],
  ['associate', 'agent'],
  ['affiliate', 'agent'],
  ['marketing affiliate', 'agent'],
  ['managing partner', 'partner'],
  ['first partner', 'partner'],
  ['second partner', 'partner'],
  ['third partner', 'partner'],
  ['fourth partner', 'partner'],
  ['continuing partner', 'partner'],
  ['outgoing partner', 'partner'],
  ['incoming partner', 'partner'],
  ['retiring partner', 'partner'],
  ['sleeping partner', 'partner'],
  ['working partner', 'partner'],
  ['senior partner', 'partner'],
  ['junior partner', 'partner'],
  ['active partner', 'partner'],
  ['dormant partner', 'partner'],
  ['existing partner', 'partner'],
  ['new partner', 'partner'],
  ['partner', 'partner'],
  ['investor', 'investor'],
  ['founder', 'founder'],
  ['founders', 'founder'],
  ['co-founder', 'founder'],
  ['promoter', 'founder'],
  ['promoters', 'founder'],
  ['platform', 'platform'],
  ['we', 'platform'],
  // who runs a chit fund
  ['foreman', 'platform'],
  ['user', 'user'],
  ['member', 'user'],
  ['you', 'user'],
  ['visitor', 'user'],
  ['guest', 'user'],
  ['paying guest', 'tenant'],
  ['rider', 'user'],
  ['parent', 'user'],
  ['guardian', 'user'],
  ['owner', 'unknown'],
  ['driver', 'unknown'],
  ['volunteer', 'unknown'],
  ['donor', 'unknown'],
  ['company', 'company'],
  ['firm', 'company'],
  ['corporation', 'company'],
  ['organisation', 'company'],
  ['organization', 'company'],
  ['school', 'company'],
  ['college', 'company'],
  ['institute', 'company'],
  ['institution', 'company'],
  ['university', 'company'],
  ['hospital', 'company'],
  ['clinic', 'company'],
  ['hotel', 'company'],
  ['club', 'company'],
  ['association', 'company'],
  ['foundation', 'company'],
  ['party a', 'unknown'],
  ['party b', 'unknown'],
  ['party c', 'unknown'],
  ['first party', 'unknown'],
  ['second party', 'unknown'],
  ['third party', 'unknown'],
  ['publisher', 'unknown'],
]
const sideByRole = new Map(roleSides)
/** Roles of a clause on secrets. */
export const ofSecrets = /^(?:recipient|discloser|(?:receiving|disclosing) party)$/

/** 'Second Founder', 'Lender 2', 'Guarantor No. 1' */
const NUMBERED = /^(?:first|second|third|fourth|fifth|sixth|other|1st|2nd|3rd) | ?(?:no\.? ?)?[0-9]{1,2}$| [a-d]$/g
/** 'Authorised Distributor', 'Unit Franchisee', 'Successful Bidder': what sort of one, and no other side. */
const QUALIFIED =
  /^(?:authori[sz]ed|exclusive|non-exclusive|approved|appointed|registered|unit|area|regional|successful|selected|empanell?ed|intending|proposed|prospective) /
/** The side that a defined term or role names; 'unknown' where it names none. */
export function sideOf(term: string): Side {
  const plain = term.toLowerCase().replace(/^the /, '').trim()
  const counted = plain.replace(NUMBERED, '')
  const bare = plain.replace(QUALIFIED, '')
  return (
    sideByRole.get(plain) ??
    sideByRole.get(plain.replace(/s$/, '')) ??
    sideByRole.get(counted) ??
    sideByRole.get(counted.replace(/s$/, '')) ??
    (bare === plain ? undefined : sideByRole.get(bare.replace(/s$/, ''))) ??
    'unknown'
  )
}

const opposite: Partial<Record<Side, Side>> = {
  employer: 'employee',
  employee: 'employer',
  customer: 'supplier',
  supplier: 'customer',
  landlord: 'tenant',
  tenant: 'landlord',
  discloser: 'recipient',
  recipient: 'discloser',
  licensor: 'licensee',
  licensee: 'licensor',
  lender: 'borrower',
  borrower: 'lender',
  guarantor: 'lender',
  controller: 'processor',
  processor: 'controller',
  buyer: 'seller',
  seller: 'buyer',
  principal: 'agent',
  agent: 'principal',
  investor: 'founder',
  founder: 'investor',
  platform: 'user',
  user: 'platform',
  partner: 'partner',
}
export const oppositeOf = (side: Side): Side => opposite[side] ?? 'unknown'

/** Sides that usually sign what the other side wrote: where nobody is chosen, the contract is read for them. */
export const weakerSides: readonly Side[] = [
  'employee',
  'tenant',
  'guarantor',
  'borrower',
  'user',
  'recipient',
  'agent',
  'licensee',
  'supplier',
  'founder',
  'processor',
  'buyer',
]
