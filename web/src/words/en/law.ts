export default {
  /** the whole of what `ui` says of compliance in a line; a page that shows it loads these words */
  notice: {
    title: 'What is said of laws, and what is not',
    body: [
      'Karar states sections of Acts and what courts have made of them, as checked on the day that stands beside them. Laws change, and States have laws of their own.',
      'That nothing was found does not mean that a contract complies. Ask a lawyer about the laws that bind your business.',
    ],
  },
  title: 'The law that Karar knows',
  lead: 'Every Act, rule and judgment that an analysis may name, what it says in our words, and from when to when. An analysis states the law of its own day.',
  known: 'Law as known on {{day}}, the day of the last check.',
  stale: 'Law as known on {{day}}. That is more than six months earlier: ask a lawyer what has changed since.',
  on: 'As it stands on',
  search: 'Search acts and sentences',
  show: 'Show',
  all: 'All',
  state: { in_force: 'In force', not_yet: 'Not yet in force', no_longer: 'No longer in force' },
  from: 'from {{day}}',
  until: 'until {{day}}',
  checked: {
    statute_text: 'Checked on {{day}} against the words of the section',
    case_notes: 'Checked on {{day}} against case notes of others; the judgment itself was not read',
    public_pages: 'Checked on {{day}} against public pages of regulators, law firms or the press',
    memory: 'From memory, noted on {{day}}; not looked up yet',
  },
  count_zero: 'Nothing here matches.',
  count_one: '{{shown}} provision',
  count_other: '{{shown}} provisions',
  failed: 'The law could not be loaded. Please try again.',
} as const
