import type { ContractType } from '@karar/schema'

/** Words that a kind of contract comes back to: names of its parties first, then what it deals in. Singular, lower case. */
interface ContractWords {
  readonly type: ContractType
  readonly parties: string
  readonly subjects: string
}

export const contractWords: readonly ContractWords[] = [
  {
    type: 'employment_agreement',
    parties: 'employee, employer, appointee, trainee, intern, apprentice, workman',
    subjects:
      'employment, salary, wage, probation, gratuity, designation, provident fund, allowance, earned leave, casual leave, sick leave, weekly off, basic pay, cost to company, ctc, bonus, esi, joining, last working day, resignation, relieving, overtime, holiday, maternity, reporting manager, duty hour, internal committee, shift, leave, your employment',
  },
  {
    type: 'consultancy_agreement',
    parties: 'consultant, advisor, adviser, freelancer, architect, retainer, designer, auditor',
    subjects:
      'consultancy, independent contractor, advice, engagement, advise, retainer fee, professional fee, not an employee, her own hours, report, study',
  },
  {
    type: 'service_agreement',
    parties:
      'service provider, contractor, client, agency, developer, transporter, carrier, operator, studio, caterer, photographer, decorator',
    subjects:
      'service, catering, menu, guest count, event date, album, the work, bill, deployed, personnel, manpower, trip, vehicle, shift, guard, consignment, milestone, deliverable, collection, invoice',
  },
  {
    type: 'master_service_agreement',
    parties: 'contractor, client',
    subjects:
      'sow, statement of work, work order, deliverable, order of precedence, call-off, task order, master agreement, change order',
  },
  {
    type: 'software_as_a_service_agreement',
    parties: 'subscriber',
    subjects:
      'subscription, uptime, customer data, authorised user, cloud, hosted, hosting, login, csv, order form, service credit, downtime, software, data export, seat, user, subscription fee, subscription term, feature, platform, api',
  },
  {
    type: 'non_disclosure_agreement',
    parties: 'disclosing party, receiving party, discloser, recipient, receiver',
    subjects:
      'confidential information, the purpose, secret, disclosure, confidential, disclosed, secrecy, discussion, representative, the talk, return or destroy, need to know, already knew, trade secret',
  },
  {
    type: 'partnership_deed',
    parties:
      'partner, the firm, first partner, second partner, managing partner, designated partner, working partner, sleeping partner',
    subjects:
      'partnership, capital account, drawing, profit and, goodwill, dissolution, capital contribution, the llp, interest on capital, retiring partner, each partner',
  },
  {
    type: 'joint_venture_agreement',
    parties: 'jv company, the jv, jvc, lead member, consortium member, consortium',
    subjects:
      'joint venture, alliance, collaboration, joint, profit share, cost share, joint account, contribution, steering committee, bid, tender, project',
  },
  {
    type: 'shareholders_agreement',
    parties: 'founder, investor, shareholder, promoter',
    subjects:
      'equity share, share, reserved matter, drag-along, tag-along, drag along, tag along, pre-emption, vested, vesting, board, director, articles of association, right of first refusal, shareholding, fully diluted, preference share, leaver',
  },
  {
    type: 'vendor_agreement',
    parties: 'vendor, seller panel, merchant, empanelled',
    subjects:
      'rate contract, vendor code, canteen, listing, marketplace, settlement cycle, purchase order, supply, inspection, catalogue',
  },
  {
    type: 'supply_agreement',
    parties: 'supplier, manufacturer, grower',
    subjects:
      'supply, purchase order, forecast, lot, specification, raw material, batch, shipment, consignment, delivery, lead time, rejection, tonne, manufacture',
  },
  {
    type: 'distribution_agreement',
    parties: 'distributor, dealer, stockist, reseller, sub-distributor, dealership',
    subjects:
      'territory, stock, retailer, scheme, price list, resale, margin, sub-dealer, outlet, secondary sales, distributorship',
  },
  {
    type: 'franchise_agreement',
    parties: 'franchisor, franchisee',
    subjects: 'franchise, franchise fee, royalty, manual, outlet, the system, brand, unit franchise, the mark',
  },
  {
    type: 'agency_agreement',
    parties:
      'the agent, commission agent, principal, sub-agent, channel partner, sales partner, referral partner, referrer, the associate',
    subjects:
      'commission, territory, agency agreement, the agency, del credere, solicit order, introduced, principal may, agent, referral, referral fee, payout, prospect, lead',
  },
  {
    type: 'licence_agreement',
    parties: 'licensor, licensee',
    subjects:
      'royalty, licensed software, licensed product, licensed mark, licensed material, licensed patent, patent, sublicence, sub-licence, trade mark, source code, edition, copyright, field of use, licence granted, the software, installation, the work',
  },
  {
    type: 'lease_agreement',
    parties: 'lessor, lessee, landlord, tenant, landlady',
    subjects:
      'rent, lease, demised premise, demised, monthly rent, tenancy, sub-let, electricity, arrear, premise, security deposit, building, vacant possession, maintenance charge',
  },
  {
    type: 'leave_and_licence_agreement',
    parties: 'licensor, licensee, resident, occupant, guest',
    subjects:
      'licence fee, licensed premise, leave and licence, maharashtra rent control, competent authority, premise, room, deposit, electricity, key, society, bed, warden, visitor, desk, cabin, lock-in, occupancy fee, co-working, coworking',
  },
  {
    type: 'purchase_agreement',
    parties: 'purchaser, seller, buyer, allottee, vendee',
    subjects:
      'purchase price, closing, earnest money, the price, sale, possession, completion, asset, the machine, sale deed, balance price, installation, advance, flat, business, apartment, allotment, booking amount, plot, tower, carpet area, registration charge, total consideration',
  },
  {
    type: 'sale_of_goods_agreement',
    parties: 'seller, buyer',
    subjects:
      'the good, delivery, sale of goods act, lorry receipt, dispatch, bill of lading, consignment, despatch, quality, inspection, piece, goods once sold, quotation, quoted price, unit price, ex-work, freight, unloading, taxable value, warranty, invoice',
  },
  {
    type: 'sale_deed',
    parties: 'vendee, vendor, purchaser',
    subjects:
      'schedule property, doth, sale deed, absolute owner, encumbrance, sub-registrar, village, taluk, survey no, conveyed, convey, boundary, absolute, sale consideration, hereditament, land',
  },
  {
    type: 'loan_agreement',
    parties: 'borrower, lender, guarantor, co-borrower',
    subjects:
      'loan, repayment, instalment, emi, outstanding, disbursement, prepayment, interest, cheque, rate of interest, principal amount, pledge, hypothecation, default, disbursed, foreclosure',
  },
  {
    type: 'data_processing_agreement',
    parties:
      'processor, data fiduciary, data controller, sub-processor, data processor, data exporter, controller, fiduciary',
    subjects:
      'personal data, data principal, processing, data protection, personal data breach, instruction, digital personal data, data subject, anonymised',
  },
  {
    type: 'terms_of_service',
    parties: 'member, user, the app, the site, the platform',
    subjects:
      'your account, grievance officer, these term, sign up, we may, you, your, checkout, app, in-app, tap, wallet, password, website, community, listing, booking',
  },
  {
    type: 'privacy_policy',
    parties: 'we collect, we use, we share, we keep',
    subjects:
      'cookie, privacy, this policy, your data, your information, personal information, consent, third party, delete, this page, grievance, data protection board, what we, notice, analytic',
  },
  {
    type: 'settlement_agreement',
    parties: 'claimant, complainant, plaintiff, defendant, mediator, respondent',
    subjects:
      'settlement, settlement amount, settlement sum, the suit, the dispute, release, withdraw, full and final, withdrawal, no admission, suit, complaint, claim, petition, compromise',
  },
  {
    type: 'outsourcing_agreement',
    parties: 'job worker, outsourcer, bpo, service provider, provider',
    subjects:
      'outsourcing, outsourced, job work, service level, transition, process, ticket, desk, shift, agent, call, sla, back office, processed, help desk, voice',
  },
  {
    type: 'maintenance_agreement',
    parties: 'contractor, maintenance contractor',
    subjects:
      'maintenance, preventive maintenance, spare, spare part, breakdown, annual maintenance, amc, visit, equipment, call, hour, repair, downtime, engineer, replacement, servicing',
  },
  {
    type: 'marketing_agreement',
    parties: 'brand, sponsor, influencer, creator, advertiser, the artist, ambassador',
    subjects:
      'campaign, marketing, advertising, advertisement, post, reel, media, content, promotion, sponsorship, event, social media, endorsement, follower, instagram, hashtag, publicity, logo, media budget',
  },
]
