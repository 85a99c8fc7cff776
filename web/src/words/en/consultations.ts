export default {
  title: 'Talk to Legal Team',
  about: 'About {{name}}. The legal team reads this document and its analysis.',
  description: 'What is it about?',
  descriptionHint:
    'Your question, and what the team should know: who you are in this contract, and by when you must sign.',
  contact: 'How can the team reach you?',
  contactHint: 'A phone number or an e-mail address, and when you can be reached.',
  urgencyLabel: 'How soon do you need an answer?',
  urgency: {
    high: { name: 'High', time: '4 to 8 hours' },
    medium: { name: 'Medium', time: '24 to 48 hours' },
    low: { name: 'Low', time: '3 to 5 days' },
  },
  grants: {
    notIncluded:
      'Your plan, {{plan}}, does not include a lawyer’s consultation. You can ask all the same; sending the request costs nothing.',
    addOn:
      'On your plan, {{plan}}, a consultation is an add-on: {{price}} for {{minutes}} minutes, taxes extra. Sending the request costs nothing.',
    included:
      'Your plan, {{plan}}, includes {{minutes}} minutes with a lawyer. After that it is {{price}} per hour, taxes extra.',
    includedHour:
      'Your plan, {{plan}}, includes 1 hour with a lawyer. After that it is {{price}} per hour, taxes extra.',
  },
  incomplete: 'Please fill in all required fields',
  failed: 'Failed to submit legal consultation request. Please try again.',
  cancel: 'Cancel',
  send: 'Send the request',
  sent: {
    title: 'Your request has been sent',
    body: 'The legal team will contact you within 24 to 48 hours.',
    aim: 'For the urgency that you chose, they aim at {{time}}.',
    done: 'Done',
  },
  own: {
    title: 'Your requests about this document',
    failed: 'Your earlier requests could not be loaded',
    more: 'Show earlier ones',
    status: {
      pending: 'Waiting for the team',
      assigned: 'Assigned to a lawyer',
      in_progress: 'In progress',
      completed: 'Completed',
      cancelled: 'Cancelled',
    },
  },
} as const
