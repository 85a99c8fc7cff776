/** Words of finding, selecting and renaming documents. */
export const find = {
  label: 'Find documents',
  search: 'Search in names and text',
  hint: 'Search in names and text',
  status: 'Status',
  anyStatus: 'Any status',
  band: 'Risk',
  anyBand: 'Any risk',
  bands: {
    high: 'High risk, below 40%',
    medium: 'Medium risk, 40 to 74%',
    low: 'Low risk, 75% and above',
  },
  sort: 'Order',
  sorts: {
    newest: 'Newest first',
    oldest: 'Oldest first',
    name: 'By name',
    score: 'Worst score first',
  },
  found_one: '{{count}} of {{total}} documents',
  found_other: '{{count}} of {{total}} documents',
  inText: 'Found in the text:',
  none: 'Nothing found',
  noneSearched:
    'Every word must be in the file’s name, or begin a word of its text. A text can be searched once it has been analyzed. Try fewer words, or only the beginning of one.',
  noneFiltered: 'No document has this status and risk. Only completed analyses have a risk.',
  showAll: 'Show all documents',
} as const

export const rename = {
  title: 'Rename document',
  name: 'Name',
  nameless: 'Give the document a name.',
  failed: 'The document could not be renamed. Please try again.',
  cancel: 'Cancel',
  submit: 'Rename',
} as const

export const select = {
  label: 'Selected documents',
  one: 'Select {{name}}',
  all: 'Select all shown',
  none: 'Clear selection',
  count_one: '{{count}} selected',
  count_other: '{{count}} selected',
  delete_one: 'Delete {{count}} document',
  delete_other: 'Delete {{count}} documents',
} as const
