import type { ContractType, Severity } from '@karar/schema'
import type { Detector, Hit } from '../categories/shape/detector.ts'
import { type Contract, understand } from '../understand/contract.ts'
import { frozen } from './frozen.ts'

/** Openings that name the parties of a test contract. */
export const openings = {
  services:
    'SERVICES AGREEMENT\n\nThis Services Agreement is made on 1 December 2026 between Orbis Retail Private Limited, a company incorporated under the Companies Act, 2013 (the "Client"), and Nilgiri Softworks LLP, having its office at Bengaluru (the "Service Provider").\n\nNOW THEREFORE the parties agree as follows:\n\n',
  consultancy:
    'CONSULTANCY AGREEMENT\n\nThis Agreement is made between Meridian Foods Private Limited ("Company") and Ms. Farida Contractor ("Consultant").\n\nNOW THEREFORE the parties agree as follows:\n\n',
  employment:
    'EMPLOYMENT AGREEMENT\n\nThis Employment Agreement is made at Pune between Sahyadri Tools Private Limited (the "Employer") and Mr. Rohan Kale (the "Employee").\n\nNOW THEREFORE the parties agree as follows:\n\n',
  lease:
    'LEASE DEED\n\nThis Lease Deed is made between Mrs. Leela Menon, residing at Kochi (hereinafter referred to as the "Lessor") of the ONE PART and Brightpath Academy LLP (hereinafter referred to as the "Lessee") of the OTHER PART.\n\nNOW THIS DEED WITNESSETH AS FOLLOWS:\n\n',
  supply:
    'SUPPLY AGREEMENT\n\nThis Agreement is between Vistara Appliances Limited (the "Buyer") and Kaveri Castings Private Limited (the "Supplier").\n\nNOW THEREFORE it is agreed as follows:\n\n',
  nda: 'NON-DISCLOSURE AGREEMENT\n\nThis Agreement is between Tarang Labs Private Limited (the "Disclosing Party") and Mr. Anil Deshpande (the "Receiving Party").\n\nNOW THEREFORE the parties agree as follows:\n\n',
  loan: 'LOAN AGREEMENT\n\nThis Loan Agreement is made between Suvidha Finance Limited (the "Lender"), Anvaya Textiles Private Limited (the "Borrower") and Mr. Kiran Shah (the "Guarantor").\n\nNOW THEREFORE the parties agree as follows:\n\n',
  licence:
    'SOFTWARE LICENCE AGREEMENT\n\nThis Agreement is between Aranya Systems Private Limited (the "Licensor") and Deccan Hospitals Limited (the "Licensee").\n\nNOW THEREFORE the parties agree as follows:\n\n',
  saas: 'SOFTWARE AS A SERVICE AGREEMENT\n\nThis Subscription Agreement is between Nimbus Cloud Private Limited (the "Provider") and Palash Foods Private Limited (the "Customer").\n\nNOW THEREFORE the parties agree as follows:\n\n',
  shareholders:
    'SHAREHOLDERS AGREEMENT\n\nThis Agreement is between Udaan Ventures Fund (the "Investor") and Ms. Ira Bose (the "Founder") and Chaiwala Technologies Private Limited (the "Company").\n\nNOW THEREFORE the parties agree as follows:\n\n',
  partnership:
    'PARTNERSHIP DEED\n\nThis Deed of Partnership is made between Mr. Suresh Patel (the "First Partner") and Mr. Imran Qureshi (the "Second Partner").\n\nNOW THIS DEED WITNESSETH AS FOLLOWS:\n\n',
  distribution:
    'DISTRIBUTION AGREEMENT\n\nThis Agreement is between Hindfresh Beverages Limited (the "Company") and Malwa Traders (the "Distributor").\n\nNOW THEREFORE the parties agree as follows:\n\n',
  terms:
    'TERMS OF SERVICE\n\nThese Terms of Service are a contract between Bazaarly Technologies Private Limited ("we", "us" or the "Company") and you, the user ("you" or "User"). By using the site you agree as follows:\n\n',
  dpa: 'DATA PROCESSING AGREEMENT\n\nThis Agreement is between Palash Foods Private Limited (the "Controller") and Nimbus Cloud Private Limited (the "Processor").\n\nNOW THEREFORE the parties agree as follows:\n\n',
} as const

/** A contract of one clause (or of the clauses in `text`, if it is numbered) with named parties; whoever changes it fails. */
export function contractOf(text: string, opening: keyof typeof openings = 'services', type?: ContractType): Contract {
  const body = /^\s*\d+\.\s/.test(text) ? text : `1. ${text}`
  const contract = understand(`${openings[opening]}${body}\n`, '2026-11-21')
  return frozen(type === undefined ? contract : { ...contract, type })
}

/** What the detector finds in such a contract. */
export function findWith(
  detector: Detector,
  text: string,
  opening: keyof typeof openings = 'services',
  type?: ContractType,
): readonly Hit[] {
  const contract = contractOf(text, opening, type)
  if (detector.contracts !== undefined && !detector.contracts.includes(contract.type)) return []
  const read = contract.clauses
    .filter((clause) => detector.gate === undefined || detector.gate.test(clause.text))
    .flatMap((clause) => detector.read?.(clause, contract) ?? [])
  return [...read, ...(detector.readWhole?.(contract) ?? [])]
}

/** The severity of the first finding, or null: what most tests ask. */
export const severityOf = (hits: readonly Hit[]): Severity | null => hits[0]?.severity ?? null

/** The quoted words of a finding, as the document has them. */
export function quoted(detector: Detector, text: string, opening: keyof typeof openings = 'services'): string[] {
  const contract = contractOf(text, opening)
  return findWith(detector, text, opening).map(({ span }) =>
    contract.text.original.slice(contract.text.toOriginal[span.start], contract.text.toOriginal[span.end - 1]! + 1),
  )
}
