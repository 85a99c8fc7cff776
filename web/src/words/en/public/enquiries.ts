export default {
  title: 'Enquiries to sales',
  none: 'Nobody has written yet. What comes by the form on the page Contact sales stands here.',
  failed: 'The enquiries could not be loaded',
  answered: 'Answered {{moment}}',
  mark: 'Mark as answered',
  delete: 'Delete',
  sure: 'Delete what {{name}} wrote, for good?',
  sureMore: 'The message of {{name}} ({{email}}) and how to reach them are lost for everybody.',
  keep: 'Keep',
  remove: 'Delete for good',
  subject: 'Your message to Karar',
} as const
