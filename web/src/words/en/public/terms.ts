export default {
  title: 'Terms of use',
  description:
    'What you may expect of Karar and what Karar expects of you: no legal advice, your contracts stay yours, plans and money back, what is not allowed.',
  headline: 'Terms of use',
  lead: 'These terms hold between you and whoever runs this Karar (the operator). By registering you accept them.',
  parts: [
    {
      title: 'What Karar is',
      body: [
        'Software that reads contracts and says in plain words what they hold. It is not a law firm, gives no legal advice and represents nobody; using it makes no lawyer and client relationship. An analysis can be wrong or incomplete. Have a lawyer review a contract before you sign it or act on an analysis.',
        'A consultation with the human legal team is a service of its own, on the terms that the request names.',
      ],
    },
    {
      title: 'Your account',
      body: [
        'Each account is approved by an administrator before its first use. What you tell of yourself must be true. Keep your password to yourself; what is done with your account counts as done by you until you tell us that somebody else has it.',
        'An account may be suspended where it is used against these terms. Your documents are kept meanwhile, and you may ask for them.',
      ],
    },
    {
      title: 'Your contracts',
      body: [
        'They stay yours. You let the operator keep and read them for as long as that is needed to show you what you asked for, and for nothing else. Upload only what you may show to the operator under the duties of secrecy that you have taken on.',
        'What happens with data is told in the privacy notice.',
      ],
    },
    {
      title: 'Plans and money',
      body: [
        'What each plan allows and costs stands on the page Pricing; taxes come on top. A change of plan takes effect at once. Over a limit you are asked to upgrade, or to wait for the next month where the plan counts by the month.',
        'Paid plans have a {{days}}-day money-back guarantee: write within {{days}} days of paying, and what you paid is returned.',
        'Unlimited means as many contracts as your own business has, under a reasonable-usage policy: an account may keep and upload in an hour only so much that all others are served too.',
      ],
    },
    {
      title: 'What is not allowed',
      body: [
        'To upload what you have no right to, to try to reach what is somebody else’s, to disturb the service or get around its limits, to resell it, or to present an analysis as the advice of a lawyer.',
      ],
    },
    {
      title: 'What the operator answers for',
      body: [
        'The service is given with reasonable care and as it is: nobody promises that an analysis finds everything, or that the service never fails. Except for intent, gross negligence, injury to a person and whatever law does not let anybody exclude, the operator’s liability is limited to what you paid in the twelve months before.',
        'Your rights as a consumer stay as they are.',
      ],
    },
    {
      title: 'The end, changes, and the law',
      body: [
        'You may delete your account at any time. Changes of these terms are told before they take effect; whoever goes on after that accepts them.',
        'These terms are governed by the law of India, and its courts decide.',
      ],
    },
  ],
  privacy: 'Privacy notice',
  pricing: 'Pricing',
} as const
