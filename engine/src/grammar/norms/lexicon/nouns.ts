/** Behind 'no', what somebody is spared: 'assumes no liability', 'makes no warranty'. */
export const burdens =
  'liability responsibility obligation duty warranty warranties representation representations guarantee guarantees assurance cost costs expense expenses charge charges compensation damages interest'

/** Behind 'no', what somebody does without: 'shall have no claim', 'shall raise no objection'. */
export const claims = 'claim claims recourse remedy remedies objection objections demand demands dispute'

/** What somebody hopes to get: 'no refund will be given' shields the one who would have given it. */
export const benefits =
  'refund refunds compensation claim claims damages interest payment payments reimbursement liability request requests complaint complaints dispute allowance allowances increment bonus commission credit credits correspondence correction corrections return returns cancellation cancellations'

/** Those of whom contracts speak without their being a party; besides words that end as theirs do. */
export const persons =
  'person persons staff personnel agent agents guest guests student students trustee trustees engineer architect heirs candidate candidates individual individuals party parties company firm bank principal platform institution organisation organization association society corporation authority government agency management committee board council school college university hospital hotel team llp insured client clients customer customers patient patients athlete celebrity spouse people anyone everyone nobody somebody'

/** Endings of words for persons: 'the consignor', 'the allottee', 'the applicant'. */
export const personEndings = 'or ors er ers ee ees ant ants ist ists man men'

/** Words that end so and are things. */
export const notPersons =
  'order orders letter letters matter matters number numbers paper papers offer offers transfer transfers power powers waiver waivers tender tenders manner factor factors error errors other others server servers computer computers register registers cover counter water weather quarter quarters chapter chapters remainder calendar fee fees guarantee guarantees warrant covenant covenants grant grants labor color favor minor major prior further later former either neither rather over under after never paper layer meter parameter perimeter shelter filter printer folder container trailer header footer buffer banner sticker voucher vouchers checker clear career barrier frontier door floor interior exterior sector sectors elevator generator generators refrigerator indicator monitor motor tractor reactor tee committee committees degree degrees coffee tree trees agreement restaurant plant plants constant instant amount want relevant significant important compliant dormant list lists assist consist exist resist persist insist twist checklist'

/** Things that are said to do what persons do: 'this Agreement shall provide', 'the notice shall state'. */
export const things =
  'agreement contract deed clause clauses section sections paragraph schedule annexure appendix exhibit provision provisions notice notices invoice invoices policy policies statement document documents insurance payment payments termination expiry term terms fee fees rate rates title price prices interest law laws act rules regulation regulations arbitration award decision liability obligation obligations right rights ownership risk property period services service goods product products software system website site premises event events failure delay breach default clauses warranty warranties consent approval acceptance receipt signature amendment waiver assignment date time amount sum sums cost costs charges tax taxes deposit salary rent information data material materials report reports work works file files plan rise nothing anything something everything which this that these those it there'

/** Matters of verbs whose subject does them on purpose, whoever it is. */
export const purposeful = new Set([
  'end',
  'suspend',
  'pay',
  'give-back',
  'give',
  'take',
  'sell',
  'tell',
  'keep',
  'decide',
  'look',
  'dispute',
  'compete',
  'answer-for',
  'give-up',
])
