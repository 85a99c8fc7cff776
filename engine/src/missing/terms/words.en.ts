import type { ClauseType } from '@karar/schema'
import type { MissingWords } from './missing-words.ts'

/** What any contract may lack. */
export const termsMissing: Partial<Record<ClauseType, MissingWords>> = {
  scope_of_work: {
    reason:
      'Without a scope nobody can say what is owed for the price, and a promise too uncertain to be made certain is void.',
    wording:
      'The services to be performed, their deliverables and dates are set out in Annexure A. Work outside Annexure A needs a signed change order stating price and time.',
    law: ['contract-act-29'],
    otherwise: { reason: 'Without a scope nobody can say what is owed for the price.' },
  },
  payment: {
    reason: 'The price, or the day by which it is paid, is not fixed.',
    wording: 'The fees are as set out in Annexure B. Undisputed invoices are payable within 30 days of receipt.',
    littleHelp: 'Look whether it names the day by which you are paid, or for which work you pay which part.',
  },
  term: {
    reason: 'Nothing says when the contract starts and how long it binds you.',
    wording: 'This Agreement begins on [date] and continues for [12] months unless ended earlier under its terms.',
  },
  termination: {
    reason: 'Without an exit you depend on the other side\u2019s goodwill or on a court to end the contract.',
    wording:
      'Either party may end this Agreement on 30 days\u2019 written notice, or at once if the other commits a material breach and does not cure it within 15 days of notice.',
    littleHelp: 'Look whether you too may end it, on what notice, and what is settled when it ends.',
  },
  limitation_of_liability: {
    reason: 'Nothing caps what you can be made to pay: one mistake could cost more than the contract ever earns.',
    wording:
      'Except for fraud, wilful default and breach of confidentiality, each party\u2019s total liability is limited to the fees paid or payable in the 12 months before the claim. Neither party is liable for indirect or consequential loss.',
    littleHelp:
      'Look whether a limit also holds for you, whether it is a sum, and whether it covers what you indemnify.',
  },
  confidentiality: {
    reason:
      'Business information that changes hands is not protected; India has no statute on trade secrets, so the contract must say it.',
    wording:
      'Each party shall keep the other\u2019s non-public information secret, use it only for this Agreement, and do so for three years after its end. Public, already known, independently developed or legally required disclosures are excepted.',
    otherwise: { reason: 'Business information that changes hands is not protected unless the contract says it.' },
    littleHelp: 'Look whether it also protects what you give.',
  },
  intellectual_property: {
    reason:
      'Whoever creates a work as a contractor owns it until a signed writing assigns it; silence leaves ownership open.',
    wording:
      'On full payment the creator assigns to the client all rights in the deliverables, worldwide and in perpetuity. Each party keeps what it owned before.',
    law: ['copyright-act-17', 'copyright-act-19'],
    otherwise: { reason: 'Silence leaves open who owns what is made.' },
  },
  dispute_resolution: {
    reason: 'Nothing says how a dispute is settled, so the first dispute will be about where to bring it.',
    wording:
      'Disputes not settled in 30 days shall be referred to a sole arbitrator appointed jointly or, failing agreement, by an institution; the seat is [Indian city].',
    otherwise: {
      wording:
        'Disputes not settled in 30 days shall be referred to a sole arbitrator appointed jointly or, failing agreement, by an institution; the seat is [city].',
    },
    littleHelp: 'Look whether somebody other than the other side decides, and by when you get an answer.',
  },
  governing_law: {
    reason:
      'Nothing says which law decides. Within India it is Indian law; with a side abroad, that is the first thing in dispute.',
    wording: 'This Agreement is governed by the laws of India.',
    otherwise: { wording: 'This Agreement is governed by the laws of [country].' },
  },
  jurisdiction: {
    reason: 'Nothing says which courts may hear a case, so it may be brought far from you.',
    wording: 'Courts at [place of performance] have jurisdiction.',
  },
  indemnity: {
    reason: 'Nothing says who bears claims by outsiders that the other side caused.',
    wording:
      'Each party shall indemnify the other against third-party claims to the extent caused by its breach, negligence or infringement, subject to the cap on liability.',
    littleHelp: 'Look whether the other side makes good to you what it causes, and not only you to it.',
  },
  warranties: {
    reason: 'Nobody promises that the work or goods will be fit, or that they may be sold or used.',
    wording:
      'The supplier warrants good title, conformity with the specification and freedom from defects for 12 months; defective items shall be repaired, replaced or refunded.',
    littleHelp: 'Look whether it says what is promised, for how long, and what you get where the promise is broken.',
  },
  force_majeure: {
    reason: 'Delay by events nobody controls would be a breach.',
    wording:
      'A party is excused while an event beyond its reasonable control prevents performance, if it gives prompt notice; after 60 days either party may end this Agreement.',
  },
  deliverables_and_acceptance: {
    reason: 'Nothing says when the work counts as done, so payment can be put off.',
    wording:
      'The client has 15 days to test each deliverable against its specification; it is then accepted unless defects are listed in writing.',
  },
  data_protection: {
    reason: 'Personal data is in play, and whoever owns it answers for the vendor\u2019s leaks.',
    wording:
      'The vendor shall process personal data only on written instructions, keep it secure and confidential, report any breach within 24 hours, and return or delete it at the end.',
    littleHelp:
      'Look whether it limits what is done with the data, and says how they are kept safe and when they are deleted.',
    inKind: {
      employment_agreement: {
        reason: 'Your papers and details are in play, and nothing says what the employer may do with them.',
        wording:
          'The employer shall use the employee\u2019s personal data only for the employment and as law requires, keep it secure, and delete at the end what need not be kept.',
      },
    },
  },
  data_breach_notice: {
    reason: 'You would have hours to report a leak, and the vendor need not tell you of it.',
    wording:
      'The vendor shall notify the customer of any personal data breach within 24 hours of becoming aware, with details, and assist with reports to the authorities.',
  },
  service_levels: {
    reason: 'The service need not be available or supported at any measurable level.',
    wording:
      'The service shall be available 99.5 % of each month; for less, the customer receives a credit of 5 % of the monthly fee for each full percent missed.',
    littleHelp: 'Look whether it gives a figure, and what follows where the figure is missed.',
    inKind: {
      maintenance_agreement: {
        reason: 'Nothing says by when a fault is attended to, or what follows where nobody comes.',
        wording:
          'Faults shall be attended to within [number] hours of a call and set right within [number] days; for each day beyond, a day\u2019s price is credited.',
      },
    },
  },
  refund: {
    reason: 'Nothing says what is returned when the service ends early.',
    wording: 'Prepaid fees for the unused period shall be refunded within 30 days of the end.',
    littleHelp: 'Look whether it says what comes back to you, in which cases, and by which day.',
  },
  subcontracting: {
    reason: 'Somebody you did not choose may do the work.',
    wording:
      'The supplier may subcontract only with written consent and remains liable for its subcontractors as for itself.',
  },
  assignment: {
    reason: 'The contract may be handed over to a stranger.',
    wording:
      'Neither party may assign this Agreement without the other\u2019s written consent, not to be unreasonably withheld.',
  },
  notices: {
    reason: 'Nothing says what counts as formal notice, and from when.',
    wording:
      'Notices shall be in writing, sent to the addresses above by e-mail and speed post, and count from delivery.',
    law: ['general-clauses-act-27'],
  },
  amendment: {
    reason: 'Nothing says that changes need both signatures.',
    wording: 'No change is effective unless in writing and signed by both parties.',
  },
  entire_agreement: {
    reason: 'Earlier papers and talks may still be argued.',
    wording: 'This Agreement is the whole agreement of the parties and replaces earlier understandings on its subject.',
  },
  severability: {
    reason: 'If one clause fails, the rest may be put in doubt.',
    wording: 'If a provision is invalid, the rest remains in force.',
  },
  insurance: {
    reason: 'Nobody has to be insured, so that a large loss may never be paid.',
    wording: null,
    littleHelp: 'Look whether it says who insures what, for how much, and who is paid.',
  },
  audit: { reason: 'You could not check figures or safeguards.', wording: null },
  late_payment_interest: {
    reason: 'Nothing says what a late payment costs the one who pays late.',
    wording: 'Late sums carry interest at 1.5 % a month.',
    littleHelp: 'Look whether it names a rate and the day from which it runs, and holds for whoever pays late.',
  },
  price_change: {
    reason: 'Nothing limits later price rises.',
    wording: 'Fees are fixed for the term; on renewal they may rise by at most 7 % on 60 days\u2019 notice.',
  },
  definitions: { reason: 'Key terms are not defined.', wording: null },
  expenses: {
    reason: 'Nothing says which expenses come back to the one who pays them, and on what proof.',
    wording: 'Reasonable expenses approved beforehand are reimbursed within 30 days against bills.',
  },
  set_off: {
    reason: 'Nothing says whether sums owed may be deducted from sums due.',
    wording: 'Either party may set off only undisputed or finally determined sums due under this Agreement, on notice.',
  },
  source_code_escrow: {
    reason: 'If the supplier closes down, nobody can maintain the software.',
    wording: 'The source code is held by an escrow agent and released if the licensor stops maintaining the software.',
  },
  taxes: {
    reason: 'Nothing says whether the price includes tax and who bears it.',
    wording:
      'Prices exclude GST, which is payable against a valid tax invoice; tax is deducted at source as law requires.',
  },
  exclusivity: {
    reason: 'Nothing says whether the other side may deal with your competitors, or beside you in your area.',
    wording: 'For the term the [principal] appoints nobody else for [territory] while the agreed minimum is reached.',
  },
  minimum_commitment: {
    reason: 'Nobody promises any volume: whoever invests for this contract may never be given work or orders.',
    wording: 'The buyer orders at least [quantity] each [quarter], or pays for the shortfall at [10] % of its price.',
  },
  non_solicitation: {
    reason: 'Nothing keeps the other side from hiring your people, or from going to your clients past you.',
    wording:
      'During the term and for [12] months after it neither party shall solicit the staff whom it met through this Agreement; open advertisements are excepted.',
  },
  liquidated_damages: {
    reason: 'Nothing says what a delay or a breach costs: the loss must be proved each time.',
    wording:
      'For each full week of delay for which it answers the supplier pays [0.5] % of the price of what is late, at most [5] %, in place of other damages for the delay.',
  },
  compliance_with_laws: {
    reason: 'Nothing says who holds the licences and keeps the rules on which this contract depends.',
    wording:
      'Each party holds the licences that its part needs, keeps the law that applies to it, and bears what its own breach costs.',
  },
}
