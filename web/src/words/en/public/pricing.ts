export default {
  title: 'Pricing: pay for the contracts you sign',
  description:
    'What Karar costs: a free plan, three paid ones by the month or the year, what each allows, and how to change. Prices in rupees, taxes extra.',
  headline: 'Pay for the contracts you sign',
  lead: 'Prices in rupees, taxes extra. Change plan any day; {{days}}-day money-back guarantee on paid plans.',
  period: 'Billing period',
  monthly: 'Monthly',
  yearly: 'Yearly',
  save: 'Save {{percent}}%',
  caption: 'The plans, side by side',
  what: 'What you get',
  free: 'Free',
  forEver: 'for ever',
  aMonth: 'a month',
  aYear: 'a year',
  was: '12 months at the monthly price: {{price}}',
  saves: 'You save {{rupees}} ({{percent}}%)',
  yourPlan: 'Your plan',
  recommended: 'Recommended',
  tagline: {
    starter: 'For your first contracts',
    essential: 'For a business that signs every month',
    business: 'For teams with a steady flow',
    enterprise: 'For legal and procurement desks',
  },
  choose: {
    starter: 'Start free',
    essential: 'Choose {{plan}}',
    business: 'Choose {{plan}}',
    enterprise: 'Contact Sales',
  },
  rows: {
    contracts: 'Contracts',
    pages: 'Pages each',
    reading: 'Position, questions and comments',
    report: 'PDF report',
    team: 'Team',
    priority: 'Priority processing',
    support: 'Support',
    lawyer: 'Lawyer',
  },
  inTotal_one: '{{count}} in total',
  inTotal_other: '{{count}} in total',
  perMonth_one: '{{count}} a month',
  perMonth_other: '{{count}} a month',
  unlimited: 'Unlimited',
  noLimit: 'No limit',
  included: 'Included',
  notIncluded: 'Not included',
  withinHour: 'within 1 hour',
  withinMinutes: 'within {{minutes}} minutes',
  support: {
    email: 'E-mail, within {{hours}} hours',
    phone_and_email: 'E-mail and phone',
    account_manager: 'Dedicated account manager',
  },
  lawyer: {
    addOn: '{{price}} for {{minutes}} minutes',
    minutes: '{{minutes}} minutes free, then {{price}} an hour',
    hour: '1 hour free, then {{price}} an hour',
  },
  soon: 'Payment in Karar is not yet implemented; it will come soon.',
  today: {
    visitor:
      'To have a paid plan today, create an account and write to us once it is approved: an administrator changes your plan, and the answer comes within 24 hours.',
    member:
      'To have a paid plan today, choose one and write to us: an administrator changes your plan, and the answer comes within 24 hours.',
  },
  blurbs: [
    {
      title: '{{days}}-day money back',
      body: 'On every paid plan. Write to us within {{days}} days, and what you paid is returned.',
    },
    { title: 'Change any day', body: 'A new plan takes effect at once. Your documents and analyses stay.' },
    {
      title: 'Nothing counted twice',
      body: 'Analyzing the same document again is free, and an analysis that fails is given back.',
    },
  ],
  questions: 'Questions',
  faq: [
    {
      ask: 'What happens at the limit?',
      answer:
        'Your analyses stay open. To analyze another contract, upgrade, or on a plan that counts by the month wait for the next one.',
    },
    {
      ask: 'How do I pay?',
      answer:
        'By card and UPI, once payment in Karar is there. Until then an administrator changes your plan after you write to us.',
    },
    {
      ask: 'Is “unlimited” unlimited?',
      answer:
        'Yes, for the contracts of your own business, under a reasonable-usage policy: an account may keep and upload only so much in an hour that all others are served too.',
    },
    {
      ask: 'Do I still need a lawyer?',
      answer:
        'For anything that matters, yes. Karar tells you what to look at and what to ask for; it does not replace advice.',
    },
  ],
  closing: 'Start with the contract on your desk',
  trial: 'Start Free Trial',
  sales: 'Contact Enterprise Sales',
} as const
