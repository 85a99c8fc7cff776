/** What a protective term is called, and what it does for whoever reads; by the protection's id. */
export const protectionWords = {
  'mutual-liability-cap': {
    title: 'Liability is capped for both sides',
    why: 'What either side can be made to pay has a ceiling you can price.',
  },
  'mutual-indirect-loss': {
    title: 'Neither side owes indirect loss',
    why: 'Remote loss, such as consequential damages, can be claimed from neither side.',
  },
  'mutual-termination': {
    title: 'Either side may leave on notice',
    why: 'You can end the contract without proving fault, with the same notice as the other side.',
  },
  'cure-period': {
    title: 'A breach can be cured before the contract ends',
    why: 'A mistake can be put right within a fixed time before the other side may leave.',
  },
  'mutual-confidentiality': {
    title: 'Secrets are kept by both sides',
    why: 'The duty of secrecy binds the other side as it binds you.',
  },
  'mutual-indemnity': {
    title: 'Each side answers for its own faults',
    why: 'The indemnity runs both ways.',
  },
  'joint-arbitrator': {
    title: 'The arbitrator is chosen jointly or by an institution',
    why: 'Neither side picks the judge of its own case.',
  },
  'written-amendment': {
    title: 'Changes count only in writing and signed',
    why: 'The other side cannot rewrite the contract alone.',
  },
  'prompt-payment': {
    title: 'Payment falls due within 45 days',
    why: 'The time to pay is within the limit that the law sets for micro and small suppliers.',
  },
  'mutual-force-majeure': {
    title: 'Neither side is liable for events beyond control',
    why: 'Delay that nobody could prevent is not a breach.',
  },
  'deposit-refund': {
    title: 'The deposit comes back by a date',
    why: 'The refund of the deposit has a time limit.',
  },
  'consent-to-assign': {
    title: 'Neither side may hand the contract on without consent',
    why: 'You will not find yourself bound to a stranger.',
  },
} as const

export type ProtectionId = keyof typeof protectionWords
