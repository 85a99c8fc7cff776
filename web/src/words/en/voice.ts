export default {
  title: 'Quick Voice Queries',
  lead: 'Each opens the chat and asks there.',
  notYet: 'Speaking and listening are not available in this version yet: questions are asked and answered in writing.',
  defaults: [
    'Should I sign this contract?',
    'What are the main risks in this contract?',
    'What are your recommendations?',
    'Tell me about any critical issues',
    'What clauses should I be concerned about?',
    'How can I improve this agreement?',
  ],
} as const
