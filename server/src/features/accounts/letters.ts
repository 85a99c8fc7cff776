import type { Letter } from '../../lib/mail/letter.ts'
import { plainFileName, plainName, withoutControls } from '../../lib/mail/plain.ts'

/** What each letter has to be told. */
export interface LetterFacts {
  waiting: { applicant: string; company: string }
  approved: Record<never, never>
  reactivated: Record<never, never>
  rejected: Record<never, never>
  suspended: Record<never, never>
  upgraded: { plan: string }
  password_changed: Record<never, never>
  two_step_enabled: Record<never, never>
  two_step_disabled: Record<never, never>
  recovery_code_used: { left: number }
  new_device: { device: string; address: string }
  deleted: { documents: number }
  enquiry: { name: string; company: string; email: string; phone: string; message: string }
  /** a letter that waits since before it told the urgency has none */
  consultation_received: { document: string; link: string; urgency?: ConsultationFacts['urgency'] }
  consultation_wanted: ConsultationFacts
  consultation_moved: ConsultationStep
  consultation_message: { document: string; link: string }
  consultation_reply: { requester: string; document: string }
}
interface ConsultationStep {
  step: 'assigned' | 'in_progress' | 'completed' | 'cancelled'
  document: string
  lawyer: string
  /** the path of the requester's own list */
  link: string
}
interface ConsultationFacts {
  requester: string
  company: string
  email: string
  document: string
  urgency: 'low' | 'medium' | 'high'
  /** the requester's own words */
  description: string
  contact: string
}
export type LetterKind = keyof LetterFacts

type Body = Omit<Letter, 'to'>

const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`
const notYou = (url: string) =>
  `If this was not you, set a new password at once: open ${url}/login and choose Forgot Password. That ends every session.`

/** Where things are. */
interface Addresses {
  /** of the pages */
  url: string
  /** of the operator's people: nobody reads answers to a letter */
  support: string
}

/** The letters of the accounts, in English. Another language is another object of this shape. */
export const letters: { [Kind in LetterKind]: (addresses: Addresses, facts: LetterFacts[Kind]) => Body } = {
  waiting: ({ url }, { applicant, company }) => ({
    subject: 'A registration is waiting for approval',
    paragraphs: [`${plainName(applicant)} of ${plainName(company)} has registered and is waiting for approval.`],
    action: { label: 'Open Pending Approvals', url: `${url}/admin` },
  }),
  approved: ({ url }) => ({
    subject: 'Your Karar account is approved',
    paragraphs: ['Your account is approved. You can sign in now and upload your first contract.'],
    action: { label: 'Sign in', url: `${url}/login` },
  }),
  reactivated: ({ url }) => ({
    subject: 'Your Karar account is active again',
    paragraphs: ['Your account is active again. Your documents and analyses are as you left them.'],
    action: { label: 'Sign in', url: `${url}/login` },
  }),
  rejected: ({ support }) => ({
    subject: 'Your registration at Karar',
    paragraphs: [`Your registration was not approved. Please write to ${support} if you think that this is a mistake.`],
  }),
  suspended: ({ support }) => ({
    subject: 'Your Karar account is suspended',
    paragraphs: [
      `Your account has been suspended, and you have been signed out everywhere. Your documents are kept. Please write to ${support} about it.`,
    ],
  }),
  upgraded: ({ url }, { plan }) => ({
    subject: `Your plan is now ${plan}`,
    paragraphs: [`Your account has been changed to the plan ${plan}. It holds from now on.`],
    action: { label: 'Open Karar', url },
  }),
  password_changed: ({ url }) => ({
    subject: 'Your Karar password was changed',
    paragraphs: ['The password of your account was changed, and all other sessions were ended.', notYou(url)],
  }),
  two_step_enabled: ({ url }) => ({
    subject: 'Two-step sign-in is on',
    paragraphs: ['From now on, signing in also asks for a code of your authenticator app.', notYou(url)],
  }),
  two_step_disabled: ({ url }) => ({
    subject: 'Two-step sign-in is off',
    paragraphs: ['Signing in no longer asks for a code of an authenticator app.', notYou(url)],
  }),
  recovery_code_used: ({ url }, { left }) => ({
    subject: 'A recovery code was used',
    paragraphs: [
      `One of your recovery codes was used in place of your authenticator app. ${left === 0 ? 'None is' : `${count(left, 'is', 'are')}`} left. You can make new ones under Your account.`,
      notYou(url),
    ],
  }),
  new_device: ({ url }, { device, address }) => ({
    subject: 'New sign-in to your Karar account',
    paragraphs: [
      `Your account was signed in to on a device that is new to us: ${plainName(device)}, from ${address}.`,
      notYou(url),
    ],
    action: { label: 'See where you are signed in', url: `${url}/account?tab=sessions` },
  }),
  enquiry: ({ url }, { name, company, email, phone, message }) => ({
    subject: 'A message to sales',
    paragraphs: [
      `${plainName(name)} of ${plainName(company)} writes by the form on the public pages. We promise an answer within 24 hours.`,
      `How to reach them:\n${withoutControls([email, phone].filter(Boolean).join(', '))}`,
      `What they write:\n${withoutControls(message)}`,
    ],
    action: { label: 'Open Enquiries', url: `${url}/admin?tab=enquiries` },
  }),
  consultation_received: ({ url }, { document, link, urgency = 'medium' }) => ({
    subject: 'Your request to the legal team',
    paragraphs: [
      `We have received your request about "${plainFileName(document)}". The legal team will contact you within 24 to 48 hours.${aim(urgency)}`,
      'You see how it stands, and can write to the team, in your list of requests.',
    ],
    action: { label: 'Open the request', url: `${url}${link}` },
  }),
  consultation_wanted: ({ url }, { requester, company, email, document, urgency, description, contact }) => ({
    subject: `A request to the legal team (${urgency} urgency)`,
    paragraphs: [
      `${plainName(requester)} of ${plainName(company)} (${email}) asks for a consultation about "${plainFileName(document)}". Urgency: ${urgency}, to be answered within ${answeredWithin[urgency]}.`,
      `What it is about:\n${withoutControls(description)}`,
      `How to reach them:\n${withoutControls(contact)}`,
    ],
    action: { label: 'Open Legal Requests', url: `${url}/admin?tab=requests` },
  }),
  consultation_moved: ({ url }, { step, document, lawyer, link }) => {
    const { subject, sentence } = steps[step](`"${plainFileName(document)}"`, plainName(lawyer))
    return { subject, paragraphs: [sentence], action: { label: 'Open the request', url: `${url}${link}` } }
  },
  consultation_message: ({ url }, { document, link }) => ({
    subject: 'A message from the legal team',
    paragraphs: [`The legal team has written to you about your request on "${plainFileName(document)}".`],
    action: { label: 'Read it and answer', url: `${url}${link}` },
  }),
  consultation_reply: ({ url }, { requester, document }) => ({
    subject: 'A message about a request to the legal team',
    paragraphs: [`${plainName(requester)} has written about the request on "${plainFileName(document)}".`],
    action: { label: 'Open Legal Requests', url: `${url}/admin?tab=requests` },
  }),
  deleted: (_addresses, { documents }) => ({
    subject: 'Your Karar account was deleted',
    paragraphs: [
      `Your account was deleted, and with it ${count(documents, 'document', 'documents')} with files and analyses. This cannot be undone.`,
    ],
  }),
}

const steps: Record<
  ConsultationStep['step'],
  (document: string, lawyer: string) => { subject: string; sentence: string }
> = {
  assigned: (document, lawyer) => ({
    subject: 'A lawyer was assigned to your request',
    sentence: `Your request to the legal team about ${document} was assigned to ${lawyer}.`,
  }),
  in_progress: (document, lawyer) => ({
    subject: 'Your request is being worked on',
    sentence: `${lawyer} has begun to work on your request to the legal team about ${document}.`,
  }),
  completed: (document) => ({
    subject: 'Your request to the legal team is completed',
    sentence: `Your request to the legal team about ${document} is completed. What was written, and the time that was spent on it, stay in your list of requests.`,
  }),
  cancelled: (document) => ({
    subject: 'Your request to the legal team was cancelled',
    sentence: `Your request to the legal team about ${document} was cancelled. You can send a new one at any time.`,
  }),
}

/** How soon a request to the legal team is answered, by urgency. */
const answeredWithin = { high: '4 to 8 hours', medium: '24 to 48 hours', low: '3 to 5 days' }

/** What the dialog adds as well: who chose 3 to 5 days is not promised two. */
const aim = (urgency: ConsultationFacts['urgency']) =>
  urgency === 'medium' ? '' : ` For the urgency that you chose, they aim at ${answeredWithin[urgency]}.`

/** The letter with the link that shows that an address is the person's. */
export function confirmationLetter(link: string, occasion: 'registered' | 'asked'): Body {
  const action = { label: 'Confirm this address', url: link }
  if (occasion === 'asked') {
    return {
      subject: 'Confirm your address for Karar',
      paragraphs: ['Please confirm that this address is yours.'],
      action,
      afterword: 'The link works for seven days.',
    }
  }
  return {
    subject: 'Your registration at Karar',
    paragraphs: [
      'We have received your registration. An administrator approves each account before its first use; we write to you as soon as that is done.',
      'Please confirm that this address is yours. The administrator sees whether you did.',
    ],
    action,
    afterword:
      'The link works for seven days. If you did not register, do not open it, and you need do nothing else: the account cannot be used without approval.',
  }
}

/** The letter with the link to set a new password. */
export function resetLetter(link: string): Body {
  return {
    subject: 'Set a new password for Karar',
    paragraphs: ['You asked for a link to set a new password.'],
    action: { label: 'Set a new password', url: link },
    afterword:
      'The link works once, within one hour. If you did not ask for it, you need do nothing: your password stays as it is.',
  }
}
