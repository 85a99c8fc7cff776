import { describe, expect, test } from 'vitest'
import { confidentialityRules } from './confidentiality/rules.ts'
import { dataRules } from './data/rules.ts'
import { draftingRules } from './drafting/rules.ts'
import { employmentRules } from './employment/rules.ts'
import { ipRules } from './ip/rules.ts'
import { propertyRules } from './property/rules.ts'
import { findWith, type openings } from './testing.ts'
import { venturesRules } from './ventures/rules.ts'

type Opening = keyof typeof openings
const rules = [
  ...ipRules,
  ...confidentialityRules,
  ...employmentRules,
  ...propertyRules,
  ...dataRules,
  ...draftingRules,
  ...venturesRules,
]
const categoriesIn = (text: string, opening: Opening): string[] =>
  rules.filter((rule) => findWith(rule, text, opening).length > 0).map(({ category }) => category)

describe('wordings that a careful lawyer would mark', () => {
  test.each<[category: string, Opening, string]>([
    [
      'ip_overreach',
      'consultancy',
      'The Consultant hereby irrevocably assigns to the Company all right, title and interest in any intellectual property whatsoever that the Consultant owns, including works conceived prior to this engagement.',
    ],
    [
      'ip_overreach',
      'employment',
      'Any invention, design or software that you make, whether during or outside office hours and whether or not using company resources, shall be the sole property of the Company.',
    ],
    [
      'ip_overreach',
      'employment',
      'All inventions made by the Executive within twelve months following cessation of employment shall be deemed to have been made during employment and shall vest in the Employer.',
    ],
    [
      'ip_overreach',
      'services',
      'All Intellectual Property of the Service Provider, including its pre-existing tools, frameworks and know-how used in the Services, shall stand transferred to the Client upon execution hereof.',
    ],
    [
      'ip_overreach',
      'consultancy',
      'The Company shall be the absolute owner of everything that the Consultant creates during the term, even if unrelated to the Services.',
    ],
    [
      'ip_overreach',
      'saas',
      'The Provider shall own all right, title and interest in the Customer Data and any insights, models or derivatives thereof.',
    ],
    [
      'ip_overreach',
      'services',
      'Title to the deliverables shall pass to the Client immediately on creation irrespective of whether the invoices are paid.',
    ],
    [
      'ip_overreach',
      'licence',
      'Any improvement made by the Licensee to the Licensed Software shall automatically belong to the Licensor free of cost.',
    ],
    [
      'service_bond_overreach',
      'employment',
      'The Employee agrees to serve the Company for not less than thirty-six months from the date of joining and, in the event of earlier exit, to pay a sum of Rs. 5,00,000/- as liquidated damages.',
    ],
    [
      'service_bond_overreach',
      'employment',
      'You shall deposit your original degree certificates and mark sheets with the HR department, which will be released only upon completion of three years.',
    ],
    [
      'service_bond_overreach',
      'employment',
      'If you leave the organisation before completing two years, you shall be liable to pay six months\u2019 gross salary to the Company irrespective of the reason for leaving.',
    ],
    [
      'service_bond_overreach',
      'employment',
      'The Employee has executed a bond for INR 3 lakh valid for 30 months, which shall be enforceable even where the Employer dismisses the Employee.',
    ],
    [
      'service_bond_overreach',
      'employment',
      'As security for the training bond the Employee shall hand over three post-dated cheques.',
    ],
    [
      'service_bond_overreach',
      'employment',
      'The Employee shall not be entitled to resign during the first two years of service under any circumstances.',
    ],
    [
      'wage_deduction',
      'employment',
      'The Company shall be at liberty to recover from the Employee\u2019s salary any damage or loss suffered by it in its sole discretion.',
    ],
    [
      'wage_deduction',
      'employment',
      'Three late marks in a month shall attract deduction of one full day\u2019s salary and a fine of Rs. 1,000.',
    ],
    [
      'wage_deduction',
      'employment',
      'A refundable security amount of Rs. 25,000 will be deducted from your first three salaries.',
    ],
    [
      'wage_deduction',
      'employment',
      'If the Employee absconds, the Employer may withhold and forfeit all unpaid salary and dues.',
    ],
    [
      'wage_deduction',
      'employment',
      'The cost of recruitment, training and uniform shall be recovered from your salary if you leave within one year.',
    ],
    [
      'statutory_benefit_denied',
      'employment',
      'The Employee shall not be eligible for gratuity, provident fund, ESI or any other statutory benefit.',
    ],
    [
      'statutory_benefit_denied',
      'employment',
      'Female employees who become pregnant during the first two years shall be deemed to have resigned from service.',
    ],
    [
      'statutory_benefit_denied',
      'employment',
      'Being a fixed-term appointment, you shall have no claim to gratuity, bonus or leave encashment.',
    ],
    [
      'statutory_benefit_denied',
      'employment',
      'The consolidated salary covers all statutory dues including PF, gratuity and bonus and no further amount shall be payable on any account.',
    ],
    [
      'statutory_benefit_denied',
      'employment',
      'No paid leave of any kind is admissible during the term of employment.',
    ],
    [
      'excessive_working_hours',
      'employment',
      'The normal working hours are from 8.00 a.m. to 9.00 p.m., Monday to Sunday, without any weekly off.',
    ],
    [
      'excessive_working_hours',
      'employment',
      'You may be required to work beyond normal hours, on weekends and holidays, and shall not be entitled to any overtime or extra remuneration.',
    ],
    ['excessive_working_hours', 'employment', 'The Employee shall render a minimum of 72 hours of work every week.'],
    [
      'excessive_working_hours',
      'employment',
      'The Employee shall work for 14 hours daily on all seven days of the week.',
    ],
    [
      'employment_surveillance',
      'employment',
      'You agree that the Company may install monitoring software on your personal mobile phone and access your messages at any time.',
    ],
    [
      'employment_surveillance',
      'employment',
      'The Company may track the Employee\u2019s GPS location at all hours, including when off duty.',
    ],
    [
      'unregistered_or_unstamped',
      'lease',
      'The lease shall be for a term of nine (9) years commencing from 1 February 2027.',
    ],
    [
      'unregistered_or_unstamped',
      'lease',
      'The parties have agreed that this Lease Deed shall not be registered and shall be notarised only.\n\n2. The term of this lease is five years.',
    ],
    [
      'unregistered_or_unstamped',
      'lease',
      'The Lessor lets and the Lessee takes the said premises on lease for thirty six months.',
    ],
    [
      'eviction_without_notice',
      'lease',
      'If the rent remains unpaid for seven days the Lessor shall have the right to lock the premises and throw out the belongings of the Lessee.',
    ],
    [
      'eviction_without_notice',
      'lease',
      'On any breach the lease shall stand determined forthwith and the Lessor may re-enter without notice and without the intervention of any court.',
    ],
    [
      'eviction_without_notice',
      'lease',
      'The Lessee agrees to waive the right to any notice of termination and shall not contest eviction in any court.',
    ],
    [
      'landlord_overreach',
      'lease',
      'The Lessor or his agents may visit and inspect the demised premises at any hour without prior intimation to the Lessee.',
    ],
    [
      'landlord_overreach',
      'lease',
      'The Lessee shall pay an interest-free security deposit equal to twelve months\u2019 rent.',
    ],
    [
      'landlord_overreach',
      'lease',
      'In the event of delay in rent, the Lessor is entitled to cut off electricity and water supply to the premises.',
    ],
    [
      'landlord_overreach',
      'lease',
      'All repairs, including major structural repairs to the roof and walls, shall be carried out by the Lessee at his own cost.',
    ],
    ['landlord_overreach', 'lease', 'The security deposit shall be returned only after the Lessor finds a new tenant.'],
    [
      'overbroad_non_solicitation',
      'employment',
      'For a period of four years from the date of separation, you shall not, directly or indirectly, approach, solicit or do business with any client, vendor or prospective client of the Company.',
    ],
    [
      'overbroad_non_solicitation',
      'services',
      'The Client shall not, for three years after expiry of this Agreement, employ or engage any person who is or has been an employee of the Service Provider.',
    ],
    [
      'overbroad_confidentiality',
      'employment',
      'The Employee shall not disclose any information of the Company, whether or not confidential, to any person in perpetuity.',
    ],
    [
      'overbroad_confidentiality',
      'nda',
      'The Recipient\u2019s obligations hereunder shall survive in perpetuity and shall bind the Receiving Party forever as to all Confidential Information.',
    ],
    [
      'overbroad_confidentiality',
      'nda',
      'The Receiving Party shall not disclose Confidential Information under any circumstances, even where disclosure is required by a court or regulator.',
    ],
    [
      'missing_confidentiality_exceptions',
      'nda',
      'The Receiving Party shall at all times hold the Confidential Information in strict confidence and shall not disclose the same to any third party whatsoever.',
    ],
    [
      'exclusivity_without_commitment',
      'supply',
      'The Supplier shall manufacture and supply the goods exclusively for the Buyer and shall not sell them to anyone else, but the Buyer is not bound to place any minimum order.',
    ],
    [
      'exclusivity_without_commitment',
      'consultancy',
      'During the term the Consultant shall not render services to any other person, and shall be paid only for tasks allotted from time to time.',
    ],
    [
      'perpetual_or_overbroad_licence',
      'terms',
      'By posting content you grant us a worldwide, perpetual, irrevocable, royalty-free and sub-licensable right to use, modify and sell your content for any purpose whatsoever.',
    ],
    [
      'perpetual_or_overbroad_licence',
      'saas',
      'The Provider may use Customer Content to train and improve its artificial intelligence models.',
    ],
    [
      'moral_rights_waiver',
      'consultancy',
      'The Consultant waives, to the fullest extent permitted by law, all moral rights under section 57 of the Copyright Act, 1957.',
    ],
    [
      'ip_ownership_unclear',
      'services',
      'The Service Provider shall design, develop and deliver an e-commerce website and mobile app for the Client for a lump sum of Rs. 8,00,000.',
    ],
    [
      'non_disparagement_gag',
      'employment',
      'The Employee shall not, at any time during or after employment, make any negative or critical comment about the Company or its directors on any platform, whether true or not.',
    ],
    [
      'non_disparagement_gag',
      'employment',
      'The Employee agrees not to file any complaint with any government authority or labour court against the Company.',
    ],
    [
      'non_disparagement_gag',
      'terms',
      'Users shall not publish negative reviews about the Platform and shall be liable to pay Rs. 50,000 for each such review.',
    ],
    [
      'data_use_without_consent',
      'terms',
      'We may share, sell or otherwise use your personal information with any third party for any purpose without further notice to you.',
    ],
    [
      'data_use_without_consent',
      'terms',
      'You irrevocably consent to the collection and use of your personal data and such consent cannot be withdrawn.',
    ],
    [
      'cross_border_data_transfer',
      'saas',
      'The Provider may store, process and transfer Customer Data to servers located in any country at its discretion.',
    ],
    [
      'missing_breach_notice',
      'saas',
      'The Provider shall inform the Customer of a data breach within sixty (60) days of confirming it.',
    ],
    [
      'processor_terms_missing',
      'dpa',
      'The Processor will receive and process personal data of the customers of the Controller for analytics.',
    ],
    ['unsigned_or_incomplete_document', 'services', 'The Client shall pay a monthly fee of Rs. [●] plus GST.'],
    [
      'unsigned_or_incomplete_document',
      'lease',
      'The rent shall be Rs. ________/- (Rupees ____________ only) per month.',
    ],
    [
      'unsigned_or_incomplete_document',
      'services',
      'This Agreement shall remain in force from [start date] to [end date].',
    ],
    ['unsigned_or_incomplete_document', 'services', 'The fees shall be as mutually agreed, TBD.'],
    [
      'partner_expulsion',
      'partnership',
      'The First Partner shall have absolute power to expel the Second Partner from the firm without notice and his share in the capital shall stand forfeited to the firm.',
    ],
    [
      'partner_expulsion',
      'partnership',
      'The Managing Partner may, in his sole discretion, remove any partner forthwith.',
    ],
    [
      'minority_oppression',
      'shareholders',
      'The Investor may require the Founder to sell all his shares to any buyer at such price as the Investor may determine.',
    ],
    [
      'minority_oppression',
      'shareholders',
      'If the Founder ceases to be employed for any reason, the Investor may acquire all his vested shares at nominal value.',
    ],
    ['internal_inconsistency', 'services', 'The term of this Agreement shall be two (3) years.'],
    ['internal_inconsistency', 'services', 'The total fee is Rs. 4,50,000 (Rupees Four Lakh Fifteen Thousand only).'],
    [
      'ip_overreach',
      'employment',
      'The Employee hereby assigns to the Employer all inventions, present and future, whether or not they relate to the Employer\u2019s business.',
    ],
    [
      'ip_overreach',
      'services',
      'The Client shall be entitled to all intellectual property of the Service Provider existing before this Agreement, which shall vest absolutely in the Client.',
    ],
    [
      'ip_overreach',
      'consultancy',
      'The Consultant\u2019s prior inventions and background technology shall become the exclusive property of the Company.',
    ],
    [
      'ip_overreach',
      'consultancy',
      'Ownership in the work product shall vest in the Company immediately upon creation, even if the Company has not paid the fees.',
    ],
    [
      'service_bond_overreach',
      'employment',
      'In consideration of the training, the Employee shall remain in employment for a minimum of five years, failing which he shall pay Rs. 8,00,000 to the Company.',
    ],
    [
      'service_bond_overreach',
      'employment',
      'The Employee\u2019s passport and original certificates shall remain in the custody of the Employer throughout the bond period.',
    ],
    [
      'service_bond_overreach',
      'employment',
      'The Employee shall, on leaving before three years, pay the Employer Rs. 10 lakh, whether the exit is by resignation or by termination by the Employer.',
    ],
    [
      'wage_deduction',
      'employment',
      'The Employer shall be entitled to deduct from wages any shortage of cash or stock noticed at the store.',
    ],
    [
      'wage_deduction',
      'employment',
      'Management reserves the right to impose a fine of up to Rs. 2,000 from your salary for each instance of indiscipline.',
    ],
    [
      'wage_deduction',
      'employment',
      'Any absence without permission for a day shall entail deduction of three days\u2019 salary as penalty.',
    ],
    [
      'statutory_benefit_denied',
      'employment',
      'The Employee shall not claim any maternity benefit during the first two years of employment.',
    ],
    ['statutory_benefit_denied', 'employment', 'You waive your right to receive gratuity and bonus under any law.'],
    [
      'statutory_benefit_denied',
      'employment',
      'The services of the Employee shall stand terminated if she gets married or conceives during the contract period.',
    ],
    [
      'excessive_working_hours',
      'employment',
      'The Employee shall be available for work round the clock on all days and no overtime shall be payable.',
    ],
    ['excessive_working_hours', 'employment', 'Working hours shall be twelve hours per day, six days per week.'],
    [
      'eviction_without_notice',
      'lease',
      'The Lessor may, without prior notice, take back possession of the demised premises and put his own lock thereon if the rent is in arrears.',
    ],
    [
      'eviction_without_notice',
      'lease',
      'Should the Lessee overstay, the Lessor shall be at liberty to break open the lock and remove the Lessee\u2019s articles at the Lessee\u2019s cost.',
    ],
    [
      'landlord_overreach',
      'lease',
      'The Lessor keeps a duplicate key and may enter the flat at any time in the absence of the Lessee.',
    ],
    ['landlord_overreach', 'lease', 'The refundable deposit shall be Rs. 5,00,000, being ten months\u2019 rent.'],
    [
      'overbroad_non_solicitation',
      'consultancy',
      'For five years after the end of this Agreement the Consultant shall not solicit, canvass or accept work from any customer of the Company anywhere in the world.',
    ],
    [
      'overbroad_non_solicitation',
      'employment',
      'You shall not for 36 months after leaving hire any employee of the Company.',
    ],
    [
      'overbroad_confidentiality',
      'consultancy',
      'The Consultant shall keep all information secret for ever and shall not use the general skill and knowledge acquired during the engagement.',
    ],
    [
      'exclusivity_without_commitment',
      'distribution',
      'The Distributor shall purchase the Products exclusively from the Company and shall not stock products of any other manufacturer, while the Company is free to appoint other distributors in the territory.',
    ],
    [
      'perpetual_or_overbroad_licence',
      'saas',
      'The Customer hereby grants to the Provider an irrevocable and perpetual right to use, copy, sublicense and commercially exploit Customer Data.',
    ],
    [
      'data_use_without_consent',
      'terms',
      'By registering you agree that your data may be shared with our partners and advertisers for their marketing purposes.',
    ],
    ['data_use_without_consent', 'terms', 'We reserve the right to sell user data to third parties.'],
    [
      'cross_border_data_transfer',
      'dpa',
      'The Processor may transfer personal data outside India to any of its group companies worldwide without the Controller\u2019s consent.',
    ],
    [
      'missing_breach_notice',
      'dpa',
      'In case of a personal data breach the Processor may, if it deems necessary, inform the Controller.',
    ],
    [
      'unsigned_or_incomplete_document',
      'employment',
      'Your annual CTC will be Rs. XX,XX,XXX and your date of joining is __/__/2026.',
    ],
    ['unsigned_or_incomplete_document', 'supply', 'The price per unit is to be filled in by the Buyer later.'],
    ['unsigned_or_incomplete_document', 'loan', 'The Lender shall advance a sum of Rs.............. to the Borrower.'],
    [
      'partner_expulsion',
      'partnership',
      'A partner may be expelled by a majority of partners without assigning any reason and the expelled partner shall have no claim on goodwill or capital.',
    ],
    [
      'minority_oppression',
      'shareholders',
      'The majority shareholders may cause the Company to allot fresh shares to themselves at such price as they deem fit without offering them to the minority.',
    ],
    [
      'minority_oppression',
      'shareholders',
      'Upon ceasing to be an employee for any reason, the Founder shall transfer all shares, whether vested or unvested, to the Investor at Rs. 1 in aggregate.',
    ],
    ['internal_inconsistency', 'lease', 'The lock-in period shall be eighteen (12) months.'],
    [
      'unregistered_or_unstamped',
      'lease',
      'The Lessor hereby demises the premises unto the Lessee for a term of five years from the commencement date on a monthly rent.',
    ],
    [
      'ip_overreach',
      'employment',
      'All intellectual property created by the Employee at any time, including work done before joining or after leaving the Employer, shall belong exclusively to the Employer.',
    ],
    [
      'ip_overreach',
      'consultancy',
      'The Consultant agrees that the Company will own everything he has ever created in the field of design, including his existing portfolio and background IP.',
    ],
    [
      'ip_overreach',
      'services',
      'Any and all intellectual property developed by the Service Provider during the term, whether or not in connection with the Services, is hereby assigned to the Client.',
    ],
    [
      'ip_overreach',
      'consultancy',
      'The rights in the work shall stand assigned to the Company from the moment of creation notwithstanding non-payment of any fee.',
    ],
    [
      'ip_overreach',
      'employment',
      'You agree to assign to the Employer every invention you conceive for a period of one year after your employment ends.',
    ],
    [
      'service_bond_overreach',
      'employment',
      'The Employee undertakes to work with the Employer for at least 4 years. If he resigns earlier he shall pay Rs. 6 lakh as compensation.',
    ],
    [
      'service_bond_overreach',
      'employment',
      'The Employee is required to sign a service bond of three years; breach of the bond shall make him liable to pay Rs. 4,00,000 without any deduction for the period served.',
    ],
    [
      'service_bond_overreach',
      'employment',
      'The Employee shall submit all original mark sheets and a signed blank cheque to the Employer at the time of joining.',
    ],
    [
      'service_bond_overreach',
      'employment',
      'The minimum service commitment is thirty months and an employee exiting sooner shall reimburse twelve months\u2019 CTC.',
    ],
    [
      'wage_deduction',
      'employment',
      'In case of poor performance the Employer may withhold up to 60% of the monthly salary.',
    ],
    [
      'wage_deduction',
      'employment',
      'Losses arising from customer complaints shall be recovered from the Employee\u2019s salary.',
    ],
    ['wage_deduction', 'employment', 'A penalty of Rs. 200 per day will be deducted for coming late.'],
    [
      'wage_deduction',
      'employment',
      'The Employer may deduct such sums as it considers appropriate from the salary of the Employee towards any damage.',
    ],
    [
      'wage_deduction',
      'employment',
      'The Employee shall pay Rs. 30,000 to the Employer as a caution deposit at the time of joining, recoverable from his salary.',
    ],
    [
      'statutory_benefit_denied',
      'employment',
      'The Employer shall not be liable to contribute to provident fund or ESI in respect of the Employee.',
    ],
    [
      'statutory_benefit_denied',
      'employment',
      'The Employee is on a fixed-term contract and shall not be entitled to gratuity, paid leave or maternity benefits available to permanent employees.',
    ],
    [
      'statutory_benefit_denied',
      'employment',
      'No maternity leave will be granted in the first three years of service.',
    ],
    ['statutory_benefit_denied', 'employment', 'The Employee\u2019s gratuity shall stand forfeited if he resigns.'],
    [
      'unregistered_or_unstamped',
      'lease',
      'The lease shall be for a period of three years and the parties agree that it need not be registered.',
    ],
    [
      'unregistered_or_unstamped',
      'lease',
      'The Lessor hereby grants a lease of the shop for 60 months starting 1 April 2027.',
    ],
    [
      'eviction_without_notice',
      'lease',
      'If the Lessee defaults in payment of rent for any month, the Lessor may forthwith terminate the lease, re-enter the premises and dispose of the Lessee\u2019s belongings.',
    ],
    [
      'eviction_without_notice',
      'lease',
      'The Lessor shall have the right to evict the Lessee at any time without giving any notice.',
    ],
    [
      'eviction_without_notice',
      'lease',
      'The Lessor can change the locks and deny entry to the Lessee without approaching any court.',
    ],
    [
      'landlord_overreach',
      'lease',
      'The Lessor shall be entitled to enter upon the premises whenever he pleases without permission of the Lessee.',
    ],
    [
      'landlord_overreach',
      'lease',
      'The Lessee shall pay a security deposit of Rs. 9,00,000.\n\n2. The rent shall be Rs. 75,000 per month.',
    ],
    [
      'landlord_overreach',
      'lease',
      'The Lessor may disconnect the electricity and water connection if the Lessee delays rent.',
    ],
    [
      'landlord_overreach',
      'lease',
      'The deposit shall be refunded at the sole discretion of the Lessor as and when convenient to him.',
    ],
    [
      'excessive_working_hours',
      'employment',
      'The Employee\u2019s working day is from 9 am to 10 pm, six days a week, with no overtime.',
    ],
    [
      'excessive_working_hours',
      'employment',
      'The Employee shall work as many hours as the Employer may require and is not entitled to overtime.',
    ],
    ['excessive_working_hours', 'employment', 'The Employee shall work 11 hours each day.'],
    [
      'overbroad_non_solicitation',
      'consultancy',
      'The Consultant shall not for a period of 3 years after termination deal with or accept assignments from any past, present or prospective client of the Company.',
    ],
    [
      'overbroad_confidentiality',
      'consultancy',
      'Confidential Information means all information whatsoever disclosed by the Company whether or not it is confidential or already in the public domain.',
    ],
    ['overbroad_confidentiality', 'nda', 'The obligations of the Receiving Party shall continue in perpetuity.'],
    [
      'missing_confidentiality_exceptions',
      'services',
      'The Service Provider shall maintain strict confidentiality of all information of the Client and shall not disclose it to anyone.',
    ],
    [
      'exclusivity_without_commitment',
      'services',
      'During the term the Service Provider shall not provide similar services to any other person, though the Client does not guarantee any volume of work.',
    ],
    [
      'perpetual_or_overbroad_licence',
      'consultancy',
      'The Consultant grants the Company a perpetual right to use his name, photograph and voice in any media throughout the world.',
    ],
    [
      'ip_ownership_unclear',
      'consultancy',
      'The Consultant shall develop software modules for the Company. The intellectual property therein shall vest in accordance with law.',
    ],
    [
      'moral_rights_waiver',
      'services',
      'The Service Provider waives all moral rights in the creative works and shall not object to any alteration or distortion.',
    ],
    [
      'employment_surveillance',
      'employment',
      'The Employer may at any time access the personal e-mail accounts and WhatsApp messages of the Employee.',
    ],
    [
      'data_use_without_consent',
      'employment',
      'The Employer may use and share the Employee\u2019s personal data with any third party for any purpose without consent.',
    ],
    [
      'data_use_without_consent',
      'saas',
      'The Provider may sell Customer personal data to third parties for marketing.',
    ],
    [
      'cross_border_data_transfer',
      'services',
      'The Service Provider may store the personal data of the Client\u2019s customers on servers anywhere in the world.',
    ],
    ['unsigned_or_incomplete_document', 'services', 'The total consideration shall be INR [amount to be inserted].'],
    [
      'unsigned_or_incomplete_document',
      'employment',
      'Your date of joining shall be ____________ and your salary shall be Rs. ____________.',
    ],
    ['internal_inconsistency', 'services', 'The Client shall pay Rs. 75,000 (Rupees Fifty Seven Thousand only).'],
    [
      'partner_expulsion',
      'partnership',
      'The majority partners shall be entitled to expel any partner without giving any reason or hearing, and on expulsion his capital contribution shall be forfeited.',
    ],
    [
      'minority_oppression',
      'shareholders',
      'The Founder hereby waives any right to move the National Company Law Tribunal for oppression or mismanagement.',
    ],
    [
      'minority_oppression',
      'shareholders',
      'The Company may issue further shares to the Investor at any price without offering them to the Founder.',
    ],
    [
      'non_disparagement_gag',
      'consultancy',
      'The Consultant shall never make any statement, true or false, that may harm the reputation of the Company, and this obligation shall be perpetual.',
    ],
    [
      'ip_overreach',
      'consultancy',
      'To the extent that any of the Consultant\u2019s pre-existing software is incorporated in the Deliverables, title to it shall pass to the Company.',
    ],
    [
      'ip_overreach',
      'employment',
      'Anything you invent or write while you are employed with us, in your personal time or otherwise, is the property of the Employer.',
    ],
    [
      'ip_overreach',
      'licence',
      'The Licensee shall assign to the Licensor, without any consideration, every modification or enhancement of the Software that it develops.',
    ],
    [
      'service_bond_overreach',
      'employment',
      'You are required to complete a lock-in of 36 months with the Company; if you resign earlier, an amount of Rs. 3,50,000 is payable by you towards liquidated damages.',
    ],
    [
      'service_bond_overreach',
      'employment',
      'The Employer shall retain the Employee\u2019s original documents, including degree certificate, till the completion of the agreed tenure.',
    ],
    [
      'service_bond_overreach',
      'employment',
      'The bond of Rs. 5 lakh shall become payable irrespective of whether the employment is ended by the Employee or by the Employer.',
    ],
    [
      'wage_deduction',
      'employment',
      'Any loss or damage to company property shall be made good by the Employee and may be recovered out of his salary without notice.',
    ],
    [
      'wage_deduction',
      'employment',
      'Rs. 5,000 per month will be retained from your salary as security and released after two years of service.',
    ],
    [
      'wage_deduction',
      'employment',
      'If you leave without serving notice, you shall forfeit your full and final dues including earned salary.',
    ],
    [
      'statutory_benefit_denied',
      'employment',
      'You will not be covered by the Employees\u2019 Provident Fund and you agree not to claim gratuity.',
    ],
    [
      'statutory_benefit_denied',
      'employment',
      'As the pay is consolidated, no bonus, gratuity or leave with wages shall be given.',
    ],
    [
      'statutory_benefit_denied',
      'employment',
      'If the Employee becomes pregnant, the Employer may terminate the employment.',
    ],
    [
      'excessive_working_hours',
      'employment',
      'You shall work from Monday to Sunday for a minimum of 70 hours per week.',
    ],
    [
      'excessive_working_hours',
      'employment',
      'No overtime wages shall be paid for work beyond the normal hours or on holidays.',
    ],
    [
      'eviction_without_notice',
      'lease',
      'Upon failure to vacate, the Lessor shall be entitled to enter the premises, remove the Lessee\u2019s belongings and put his own lock.',
    ],
    [
      'eviction_without_notice',
      'lease',
      'The Lessor reserves the right to dispossess the Lessee summarily for any breach of these terms.',
    ],
    [
      'landlord_overreach',
      'lease',
      'The Lessor shall at all times have unrestricted access to the premises without notice.',
    ],
    [
      'landlord_overreach',
      'lease',
      'In case of non-payment of rent by the 5th the water and power supply of the Lessee shall be stopped.',
    ],
    ['landlord_overreach', 'lease', 'The Lessee shall deposit fifteen months\u2019 rent as interest-free security.'],
    ['unregistered_or_unstamped', 'lease', 'This lease is for seven years and is executed on plain paper.'],
    ['unregistered_or_unstamped', 'lease', 'The period of the lease shall be 3 years from 01.04.2027 to 31.03.2030.'],
    [
      'overbroad_non_solicitation',
      'employment',
      'After leaving the Employer, the Employee shall never solicit or accept work from any of its clients, whether or not he dealt with them.',
    ],
    [
      'overbroad_confidentiality',
      'consultancy',
      'The Consultant\u2019s obligation of confidentiality shall be perpetual and survive termination for ever.',
    ],
    [
      'missing_confidentiality_exceptions',
      'nda',
      'The Recipient shall keep secret and confidential everything it learns from the Disclosing Party and shall not reveal it to anyone.',
    ],
    [
      'exclusivity_without_commitment',
      'supply',
      'The Supplier shall supply its entire production only to the Buyer, who may buy from other suppliers and is under no obligation to place orders.',
    ],
    [
      'perpetual_or_overbroad_licence',
      'terms',
      'You give us an irrevocable, perpetual licence to use, publish and sublicense everything in your content.',
    ],
    [
      'non_disparagement_gag',
      'employment',
      'You shall not post anything critical of the Company on social media or review sites at any time.',
    ],
    [
      'non_disparagement_gag',
      'employment',
      'The Employee shall not approach the media, police or any labour authority with a complaint against the Employer.',
    ],
    [
      'data_use_without_consent',
      'terms',
      'By continuing to use the app you agree that we may disclose your information to advertisers and other third parties for marketing.',
    ],
    [
      'data_use_without_consent',
      'terms',
      'We may process data of persons below 18 years and track their behaviour; we collect data about children for advertising.',
    ],
    [
      'cross_border_data_transfer',
      'saas',
      'Personal data may be transferred to, stored in and processed in any jurisdiction where the Provider or its affiliates operate.',
    ],
    ['missing_breach_notice', 'dpa', 'The Processor is not obliged to notify the Controller of security incidents.'],
    ['unsigned_or_incomplete_document', 'lease', 'The rent shall be Rs. XXXXX per month for a term of ___ years.'],
    ['unsigned_or_incomplete_document', 'services', 'The Service Provider shall be paid [Amount] within [●] days.'],
    [
      'partner_expulsion',
      'partnership',
      'The senior partner may at his absolute discretion terminate the partnership of any other partner with immediate effect and forfeit his capital.',
    ],
    [
      'minority_oppression',
      'shareholders',
      'The Investor shall be entitled to compel the Founder to transfer his shares on such terms as the Investor deems fit.',
    ],
    [
      'minority_oppression',
      'shareholders',
      'The Founder shall exercise all voting rights strictly as directed by the Investor.',
    ],
    ['internal_inconsistency', 'services', 'Either party may terminate on sixty (90) days\u2019 notice.'],
    [
      'ip_overreach',
      'services',
      'Client shall exclusively own all Work Product, including any Contractor tools and libraries developed before the Effective Date.',
    ],
    [
      'ip_overreach',
      'saas',
      'All data submitted by the Customer, together with any derivative models, shall vest in the Provider.',
    ],
    [
      'ip_overreach',
      'employment',
      'The Employer shall be entitled to every work of authorship of the Employee regardless of whether it relates to the Employer\u2019s business, and the same shall vest in the Employer.',
    ],
    [
      'service_bond_overreach',
      'employment',
      'The Employee covenants that he will not leave the services of the Employer for five years and shall, in breach, pay a penalty of Rs. 15 lakh.',
    ],
    [
      'service_bond_overreach',
      'employment',
      'The Employee has deposited his original passport with the Employer as a security for service.',
    ],
    [
      'wage_deduction',
      'employment',
      'The Employer may adjust against the Employee\u2019s salary all recruitment and training costs.',
    ],
    [
      'wage_deduction',
      'employment',
      'Any cash shortage, theft or breakage shall be debited to the wages of the Employee.',
    ],
    [
      'statutory_benefit_denied',
      'employment',
      'The Employee expressly gives up all benefits under the Code on Social Security, including gratuity.',
    ],
    [
      'statutory_benefit_denied',
      'employment',
      'The Employee shall not be enrolled in provident fund and shall receive no gratuity.',
    ],
    ['excessive_working_hours', 'employment', 'The Employee shall work twelve hours a day without a weekly holiday.'],
    [
      'eviction_without_notice',
      'lease',
      'The Lessee shall be liable to immediate eviction without notice on non-payment of rent.',
    ],
    [
      'eviction_without_notice',
      'lease',
      'On default the Lessor is authorised to take forcible possession and sell the articles lying in the premises.',
    ],
    ['landlord_overreach', 'lease', 'The Lessor may inspect the premises at any time of day or night.'],
    ['landlord_overreach', 'lease', 'On default the Lessor may discontinue water, electricity and lift services.'],
    [
      'unregistered_or_unstamped',
      'lease',
      'The term of this lease shall be 4 (four) years with effect from 1 June 2027.',
    ],
    ['unregistered_or_unstamped', 'lease', 'The parties agree not to register this Lease Deed.'],
    [
      'missing_confidentiality_exceptions',
      'consultancy',
      'The Consultant shall not divulge any confidential information of the Company to any person during or after the term.',
    ],
    [
      'overbroad_non_solicitation',
      'services',
      'For three (3) years after termination the Service Provider shall not directly or indirectly solicit or do business with any customer of the Client.',
    ],
    [
      'exclusivity_without_commitment',
      'licence',
      'The Licensee shall not deal in any other brand, but the Licensor may appoint other licensees in the territory.',
    ],
    ['minority_oppression', 'shareholders', 'The Investor may drag the Founder into a sale at any price it accepts.'],
    [
      'partner_expulsion',
      'partnership',
      'Any partner may be removed by a resolution of the majority without notice or hearing.',
    ],
    [
      'cross_border_data_transfer',
      'saas',
      'The Customer agrees that its personal data may be hosted outside India in any location that the Provider chooses.',
    ],
    [
      'data_use_without_consent',
      'saas',
      'The Provider may use personal data of the Customer\u2019s users for any purpose it deems fit.',
    ],
    [
      'non_disparagement_gag',
      'consultancy',
      'The Consultant shall not at any time make any derogatory statement about the Company, and shall pay Rs. 1,00,000 for each breach.',
    ],
    ['unsigned_or_incomplete_document', 'supply', 'The price of each unit shall be INR _____ exclusive of taxes.'],
    [
      'ip_overreach',
      'consultancy',
      'Background IP of the Consultant shall also stand assigned to the Company along with the Deliverables.',
    ],
    [
      'service_bond_overreach',
      'employment',
      'The Employee must not quit before 24 months; if he does, he must pay a bond amount of Rs. 2,50,000.',
    ],
    [
      'service_bond_overreach',
      'employment',
      'The degree certificates of the Employee in original shall be kept in the custody of the Employer.',
    ],
    ['wage_deduction', 'employment', 'The Employer may impose fines for misconduct and recover the same from wages.'],
    [
      'wage_deduction',
      'employment',
      'The Employer is free to withhold salary for any month in which targets are missed.',
    ],
    [
      'statutory_benefit_denied',
      'employment',
      'The Employee shall have no right to gratuity, bonus, leave encashment or any other benefit under any statute.',
    ],
    [
      'statutory_benefit_denied',
      'employment',
      'The Employee undertakes not to become pregnant during the first two years, failing which the employment shall end.',
    ],
    ['eviction_without_notice', 'lease', 'If rent is delayed by ten days, the Lessor may lock the premises.'],
    [
      'eviction_without_notice',
      'lease',
      'The Lessor may terminate this lease at any time without notice and take immediate possession.',
    ],
    ['landlord_overreach', 'lease', 'The Lessor can enter the house any time without informing the Lessee.'],
    ['landlord_overreach', 'lease', 'The Lessee shall bear all municipal taxes and property tax of the premises.'],
    [
      'excessive_working_hours',
      'employment',
      'Working hours shall be from 8 a.m. to 8 p.m. on all seven days of the week.',
    ],
    [
      'excessive_working_hours',
      'employment',
      'The salary is inclusive of overtime and the Employee shall not claim any extra pay for extra hours.',
    ],
    [
      'overbroad_confidentiality',
      'employment',
      'The Employee\u2019s duty of confidentiality shall continue forever after employment.',
    ],
    [
      'missing_confidentiality_exceptions',
      'nda',
      'The Receiving Party undertakes to keep the Confidential Information strictly confidential.',
    ],
    [
      'overbroad_non_solicitation',
      'employment',
      'The Employee shall not for 3 years after employment contact any customer, supplier or investor of the Employer.',
    ],
    ['unsigned_or_incomplete_document', 'services', 'The fee is Rs. ____ per month and the term is ____ months.'],
    [
      'minority_oppression',
      'shareholders',
      'The Founder waives his rights under Sections 241 to 244 of the Companies Act, 2013.',
    ],
    [
      'partner_expulsion',
      'partnership',
      'The continuing partners may expel a partner at any time and the expelled partner\u2019s capital shall be forfeited.',
    ],
  ])('%s in a contract of %s: %s', (category, opening, text) => {
    expect(categoriesIn(text, opening)).toContain(category)
  })
})

describe('fair wordings, which none of these rules marks', () => {
  test.each<[Opening, string]>([
    [
      'consultancy',
      'The Consultant hereby assigns to the Company all intellectual property in the Deliverables created specifically for the Company under this Agreement upon receipt of payment. The Consultant retains its pre-existing tools.',
    ],
    [
      'services',
      'The Service Provider retains all rights in its Background IP and grants the Client a non-exclusive, perpetual licence to use it as embedded in the Deliverables.',
    ],
    [
      'employment',
      'Inventions that the Employee makes in the course of employment and relating to the business of the Employer belong to the Employer; works created in his own time and without company resources remain with the Employee.',
    ],
    [
      'employment',
      'Where the Company sponsors a certification costing more than Rs. 50,000, the Employee shall repay its actual cost, reduced proportionately each month, if the Employee resigns within twelve months.',
    ],
    [
      'employment',
      'The Company will deduct income-tax at source, employee\u2019s contribution to provident fund and professional tax from the salary.',
    ],
    [
      'employment',
      'Gratuity shall be paid in accordance with the Code on Social Security, 2020, and the Employee is entitled to 18 days of paid leave in a year.',
    ],
    [
      'employment',
      'The Employee shall work 45 hours a week, Monday to Friday, and overtime is compensated as per the applicable Shops and Establishments Act.',
    ],
    [
      'lease',
      'The tenancy is for a period of 11 months from 1 January 2027, and may be renewed for a further 11 months by a fresh deed.',
    ],
    [
      'lease',
      'If the Lessee fails to pay rent for two consecutive months, the Lessor may, after serving thirty days\u2019 notice and if the default is not cured, terminate the lease and seek possession through the competent court.',
    ],
    [
      'lease',
      'The Lessee shall permit the Lessor to inspect the premises at reasonable times on 48 hours\u2019 notice. The Lessor shall attend to structural repairs.',
    ],
    [
      'services',
      'Upon receipt of full payment, the Service Provider hereby assigns to the Client all right, title and interest in the Deliverables, excluding any Pre-Existing Materials.',
    ],
    [
      'saas',
      'The Customer shall own all Customer Data. The Provider shall own the Platform and all improvements to it.',
    ],
    [
      'licence',
      'All rights in the Software, including modifications made by the Licensor, shall belong to the Licensor.',
    ],
    [
      'employment',
      'The Employee shall give the Employer two months\u2019 notice of resignation or pay basic salary in lieu thereof.',
    ],
    [
      'employment',
      'The probation period is six months, during which either party may terminate on 15 days\u2019 notice.',
    ],
    [
      'employment',
      'The joining bonus of Rs. 2,00,000 shall be repaid in full if the Employee resigns within twelve months of joining.',
    ],
    ['employment', 'The salary shall be paid by the 7th of each month after statutory deductions.'],
    [
      'employment',
      'Salary advances will be adjusted in instalments. Leave without pay shall be deducted proportionately.',
    ],
    [
      'employment',
      'In addition to the salary, the Employee is entitled to provident fund, gratuity and maternity leave of 26 weeks.',
    ],
    ['employment', 'The Employee shall not be entitled to leave encashment in excess of 30 days.'],
    [
      'employment',
      'The Employee shall work eight hours a day, from 9.30 a.m. to 6.30 p.m. with one hour for lunch, five days a week.',
    ],
    [
      'lease',
      'On expiry or earlier determination the Lessee shall hand over peaceful vacant possession and the Lessor shall refund the deposit simultaneously.',
    ],
    [
      'lease',
      'In the event of breach not remedied within 30 days of notice, the Lessor may terminate the lease and re-enter upon the premises.',
    ],
    [
      'lease',
      'The monthly rent is Rs. 50,000. The Lessee has paid a refundable interest-free security deposit of Rs. 1,00,000. The Lessor shall pay property tax and society maintenance.',
    ],
    [
      'employment',
      'For a period of twelve months after leaving, the Employee shall not solicit clients with whom he dealt in the preceding year.',
    ],
    [
      'services',
      'During the term and for twelve months thereafter neither party shall solicit for employment the personnel of the other engaged in the Services.',
    ],
    [
      'nda',
      'The obligations under this Agreement shall continue for three years from the date of disclosure; trade secrets remain protected for so long as they remain trade secrets. Exceptions: information in the public domain, already known, independently developed, received from a third party or required by law.',
    ],
    [
      'distribution',
      'The Company appoints the Distributor as its exclusive distributor in Goa, subject to a minimum purchase of 10,000 cases per year.',
    ],
    [
      'terms',
      'We collect your name and e-mail to deliver orders. You may withdraw consent at any time by writing to the grievance officer. We do not sell personal data.',
    ],
    ['services', 'The Client shall pay within thirty (30) days. Time: 10.00 a.m. to 6.00 p.m. Tel: 020-12345678.'],
    [
      'partnership',
      'If a partner commits fraud or material breach, the other partners may, after 30 days\u2019 notice and a hearing, expel such partner by a 75% vote and pay the fair value of the share within 180 days.',
    ],
    [
      'shareholders',
      'The Investor may exercise a drag-along right only at or above fair market value determined by a registered valuer and on the same terms for all shareholders.',
    ],
    [
      'lease',
      'The Lessor hereby demises the premises for a term of five years. This deed shall be registered with the Sub-Registrar and stamp duty shall be borne equally.',
    ],
    [
      'consultancy',
      'The Consultant shall own his prior inventions; nothing in this Agreement transfers them to the Company.',
    ],
    [
      'employment',
      'The Employee shall disclose all inventions made in the course of employment, and these shall belong to the Employer.',
    ],
    ['employment', 'The Employee shall return all documents and property of the Employer upon resignation.'],
    [
      'employment',
      'Either party may end the employment by three months\u2019 notice, failing which salary for the shortfall is payable by the defaulting party.',
    ],
    [
      'employment',
      'The Employer shall reimburse travel expenses. Advances shall be adjusted against the claims submitted.',
    ],
    ['employment', 'The Employee is eligible for a discretionary annual bonus, which is not guaranteed.'],
    ['lease', 'The Lessee shall not be dispossessed except by due process of law.'],
    [
      'employment',
      'The Employee shall be paid overtime at twice the ordinary rate. Statutory deductions apply. The Employee may resign with 30 days\u2019 notice.',
    ],
    [
      'services',
      'Each party retains ownership of its background intellectual property. The Service Provider assigns the Deliverables to the Client on payment.',
    ],
    [
      'lease',
      'The Lessor shall not enter the premises without 24 hours\u2019 notice save in an emergency. The Lessee shall not lock the common gate.',
    ],
    ['supply', 'The Supplier may not sell defective goods to any third party. Prices are fixed.'],
    [
      'employment',
      'The Employee shall keep the Employer\u2019s laptop safe and return it on exit. Salary is paid monthly.',
    ],
    [
      'lease',
      'The Lessee shall not make structural changes without the Lessor\u2019s consent. The Lessor shall repair the roof.',
    ],
    [
      'services',
      'The Service Provider may retain one copy of the Deliverables for its records. Payment is due in 30 days.',
    ],
    [
      'partnership',
      'The partners shall share profits equally. A partner may retire by three months\u2019 notice and be paid his capital account.',
    ],
  ])('in a contract of %s: %s', (opening, text) => {
    expect(categoriesIn(text, opening)).toEqual([])
  })
})
