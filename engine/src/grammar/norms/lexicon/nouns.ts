/** Behind 'no', what somebody is spared: 'assumes no liability', 'makes no warranty'. */
export const burdens =
  'liability responsibility obligation duty warranty warranties representation representations guarantee guarantees assurance cost costs expense expenses charge charges compensation damages interest'

/** Behind 'no', what somebody does without: 'shall have no claim', 'shall raise no objection'. */
export const claims = 'claim claims recourse remedy remedies objection objections demand demands dispute'

/** What somebody hopes to get: 'no refund will be given' shields the one who would have given it. */
export const benefits =
  'refund refunds compensation claim claims damages interest payment payments reimbursement liability request requests complaint complaints dispute allowance allowances increment bonus commission credit credits correspondence correction corrections return returns cancellation cancellations'

/** Those of whom contracts speak without their being a party. */
export const persons =
  'person persons staff personnel employee employees worker workers agent agents officer officers director directors manager managers representative representatives guest guests visitor visitors student students user users customer customers client clients driver drivers arbitrator arbitrators tribunal trustee trustees auditor auditors engineer architect contractor contractors subcontractor subcontractors occupant occupants member members participant participants tenant tenants buyer buyers purchaser seller sellers vendor vendors supplier suppliers nominee heirs affiliate affiliates candidate candidates applicant applicants owner owners partner partners shareholders subscriber subscribers hirer hirers passenger passengers party parties company firm bank individual individuals licensee licensor lessee lessor landlord employer consultant guarantor surety borrower lender insured insurer distributor dealer franchisee volunteer volunteers trainee trainees'
