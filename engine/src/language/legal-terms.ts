/** Words of lawyers with their meaning in plain English. */
export const legalTermWords = {
  indemnity: {
    term: 'Indemnity',
    meaning: 'A promise to make good somebody else’s loss, however it came about, as far as the words reach.',
  },
  lockIn: { term: 'Lock-in', meaning: 'A time in which the contract cannot be left, or only against payment.' },
  liquidatedDamages: {
    term: 'Liquidated damages',
    meaning: 'A sum fixed beforehand for a breach. In India a court grants a reasonable amount up to it, not more.',
  },
  nonCompete: {
    term: 'Non-compete',
    meaning:
      'A ban on working or trading against the other side. After the contract has ended such bans are mostly void in India.',
  },
  nonSolicitation: { term: 'Non-solicitation', meaning: 'A ban on luring away the other side’s staff or customers.' },
  personalGuarantee: {
    term: 'Personal guarantee',
    meaning: 'Somebody’s promise to pay from their own property if the debtor does not.',
  },
  lien: { term: 'Lien', meaning: 'A right to keep somebody’s property until they have paid.' },
  forfeit: { term: 'Forfeit', meaning: 'To lose money or a right for good.' },
  consequentialLoss: {
    term: 'Consequential loss',
    meaning: 'Loss further down the chain, such as lost business, rather than the harm itself.',
  },
  limitationOfLiability: { term: 'Limitation of liability', meaning: 'A ceiling on what a party can be made to pay.' },
  forceMajeure: {
    term: 'Force majeure',
    meaning: 'Events that nobody controls, such as flood or war, which excuse delay while they last.',
  },
  arbitration: {
    term: 'Arbitration',
    meaning: 'A private judge decides the dispute in place of a court. The decision binds like a judgment.',
  },
  exclusiveJurisdiction: {
    term: 'Exclusive jurisdiction',
    meaning: 'Only the courts of the place that is named may hear a case.',
  },
  withoutPrejudice: { term: 'Without prejudice', meaning: 'What is said or done here takes away no other right.' },
  terminationForConvenience: {
    term: 'Termination for convenience',
    meaning: 'Ending the contract without having to give a reason.',
  },
  materialBreach: {
    term: 'Material breach',
    meaning: 'A breach that goes to the heart of the bargain, so that the other side may end it.',
  },
  curePeriod: { term: 'Cure period', meaning: 'Time to put a breach right before the other side may act on it.' },
  setOff: { term: 'Set-off', meaning: 'Deducting what one claims from what one owes.' },
  assignment: { term: 'Assignment', meaning: 'Handing the contract, or a right under it, over to somebody else.' },
  moralRights: {
    term: 'Moral rights',
    meaning: 'An author’s right to be named and to object to distortion of the work.',
  },
  intellectualProperty: { term: 'Intellectual property', meaning: 'Rights in works, inventions, brands and designs.' },
  royalty: { term: 'Royalty', meaning: 'Payment for the use of a right, often a share of sales.' },
  sublicence: { term: 'Sublicence', meaning: 'Permission given by somebody who has only permission themselves.' },
  probation: { term: 'Probation', meaning: 'A trial period, in which the work can end at shorter notice.' },
  gratuity: { term: 'Gratuity', meaning: 'A sum that an employer owes by law at the end of long service.' },
  noticePeriod: { term: 'Notice period', meaning: 'How long before the end the other side must be told.' },
  severability: { term: 'Severability', meaning: 'If one clause fails, the others stay in force.' },
  entireAgreement: {
    term: 'Entire agreement',
    meaning: 'Only what is written here counts: earlier promises and e-mails fall away.',
  },
  waiver: { term: 'Waiver', meaning: 'Giving up a right.' },
  warranty: { term: 'Warranty', meaning: 'A promise that something is as it is said to be.' },
  representation: { term: 'Representation', meaning: 'A statement of fact that the other side relies on.' },
  novation: { term: 'Novation', meaning: 'A new contract or party put in the place of the old one.' },
  escrow: { term: 'Escrow', meaning: 'Something held by a third person until a condition is met.' },
  stampDuty: { term: 'Stamp duty', meaning: 'A tax on documents. An unstamped paper may not be used in court.' },
  jointAndSeveral: { term: 'Joint and several', meaning: 'Each of several people can be made to pay the whole.' },
  holdHarmless: {
    term: 'Hold harmless',
    meaning: 'To keep somebody free from loss and claims, much like an indemnity.',
  },
  injunction: { term: 'Injunction', meaning: 'A court’s order to do something, or to stop.' },
  confidentialInformation: {
    term: 'Confidential information',
    meaning: 'What must be kept secret; how much that covers is for the contract to say.',
  },
  deemed: { term: 'Deemed', meaning: 'Treated as if it were so, whether or not it is.' },
  bestEndeavours: { term: 'Best endeavours', meaning: 'Trying hard, without a promise that it works out.' },
} as const
