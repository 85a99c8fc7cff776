/** Words of the ways in beside a file: photos of pages, and text. */
export const ways = {
  photos: 'Photos of the pages',
  camera: 'Take a photo',
  paste: 'Paste text',
} as const

export const photos = {
  title: 'Photos of a contract',
  hint: 'They become one document, a page each, in this order. Lay the paper flat, in even light, with all four edges in the picture.',
  list: 'Pages in their order',
  page: 'Page {{number}}',
  count_zero: 'No photo yet',
  count_one: '{{count}} page',
  count_other: '{{count}} pages',
  opening_one: 'Opening {{count}} photo',
  opening_other: 'Opening {{count}} photos',
  up: 'Move page {{number}} up',
  down: 'Move page {{number}} down',
  turn: 'Turn page {{number}} by a quarter',
  remove: 'Take page {{number}} out',
  add: 'Add photos',
  addCamera: 'Take another photo',
  name: 'Name of the document',
  unnamed: 'Photos of a contract',
  cancel: 'Cancel',
  send: 'Upload as one document',
  unopened_one: '{{names}} cannot be opened as a picture. Take or save it once more, as JPG or PNG.',
  unopened_other: '{{names}} cannot be opened as pictures. Take or save them once more, as JPG or PNG.',
  heic_one:
    '{{names}} is a HEIC photo, which this browser cannot open. Save it as JPG, or choose it on the iPhone itself, which turns it into JPG. With Settings, Camera, Formats, Most Compatible the phone takes JPG from the start.',
  heic_other:
    '{{names}}: HEIC photos cannot be opened by this browser. Save them as JPG, or choose them on the iPhone itself, which turns them into JPG. With Settings, Camera, Formats, Most Compatible the phone takes JPG from the start.',
  tooMany: 'A document can have {{limit}} photos at most; the others were left out.',
  discard: {
    title: 'Throw these photos away?',
    body_one: '{{count}} photo has not been uploaded. What was taken with the camera just now may be nowhere else.',
    body_other: '{{count}} photos have not been uploaded. What was taken with the camera just now may be nowhere else.',
    keep: 'Keep them',
    confirm: 'Throw away',
  },
} as const

export const paste = {
  title: 'Paste the text of a contract',
  text: 'Text',
  hint: 'From a mail or a message. Paste all of it: what is not here cannot be read.',
  tooLong:
    'This text has {{length}} characters, and {{limit}} can be read. Paste it in parts, each under a name of its own.',
  nothing: 'Paste the text of the contract first.',
  name: 'Name of the document',
  unnamed: 'Pasted text',
  cancel: 'Cancel',
  send: 'Upload',
  discard: {
    title: 'Throw this text away?',
    body: 'It has not been uploaded.',
    keep: 'Keep it',
    confirm: 'Throw away',
  },
} as const
