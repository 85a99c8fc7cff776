/** What a person is told when a file cannot be read: what is the matter, and what to do about it. */
export const unreadableWords = {
  emptyFile: 'This file is empty. Choose the file again, or save it once more in the program that made it.',
  noPages: 'This PDF has no pages. Save or print it to PDF once more and upload the new file.',
  tooLarge:
    'This file is {megabytes} MB; at most {limit} MB can be read. Save it with smaller pictures, or upload the contract without its annexures.',
  tooManyPages:
    'This document has {pages} pages; at most {limit} can be read. Split it and upload the contract itself first.',
  tooLong: 'This document has more than {limit} characters of text. Split it and upload the contract itself first.',
  pageTooLong:
    'Page {page} of this PDF has more than {limit} characters, far more than a page holds. Print the document to PDF again and upload the new file.',
  unpacksTooLarge:
    'This Word file unpacks to far more data than a contract holds, so it was not opened. Open it in Word, save it as a new document and upload that.',
  unpacksTooLargePdf:
    'This PDF unpacks to far more data than a contract holds, so it was not opened. Print it to PDF again and upload the new file.',
  tookTooLong:
    'Reading this document took too long and was stopped. Save it once more, or split it into smaller parts, and try again.',
  tookTooLongScan:
    'Recognising the text of this scan took too long and was stopped. Split it into smaller parts, and upload the contract itself first.',
  encryptedPdf: 'This PDF is protected with a password. Save a copy without the password and upload that copy.',
  encryptedWord:
    'This Word file is protected with a password. Open it in Word, remove the password under File > Info > Protect Document, and upload it again.',
  corruptPdf:
    'This PDF is damaged or incomplete and cannot be opened. Download or export it once more and upload the new file.',
  corruptWord:
    'This Word file is damaged or incomplete and cannot be opened. Open it in Word, save it as a new .docx file and upload that.',
  corruptText: 'This text file cannot be read. Save it as plain text in UTF-8 and upload it again.',
  scannedPdf:
    'The pages of this PDF are pictures, and no text could be recognised in them. Scan it again straight, in good light and with at least 200 dpi, or upload the Word file.',
  blankPdf: 'All pages of this PDF are blank. Check that it is the right file and upload it again.',
  garbledPdf:
    'The text of this PDF is stored in a way that cannot be turned back into letters. Upload the Word file, or print the document to PDF again.',
  noWordsWord:
    'This Word file contains no text. If the contract is pasted in as pictures, save it as PDF and upload that: scanned pages of a PDF are read.',
  noWordsText: 'This file contains no text. Check that it is the right one and upload it again.',
  oldWord:
    'This is a Word file in the old .doc format. Open it in Word or LibreOffice, save it as .docx or PDF, and upload that.',
  spreadsheet: 'This is a spreadsheet, not a contract document. Save it as PDF and upload that.',
  presentation: 'This is a presentation, not a contract document. Save it as PDF and upload that.',
  openDocument:
    'This is an OpenDocument file. Open it in LibreOffice or Word, save it as .docx or PDF, and upload that.',
  zipArchive: 'This is a ZIP archive. Unpack it and upload the contract inside it.',
  picture: 'This kind of picture cannot be read. Save it as JPG or PNG, or put it into a PDF, and upload that.',
  heic: 'This is a HEIC picture, as iPhones take them, which cannot be read here. Save it as JPG and upload that; with Settings, Camera, Formats, Most Compatible the phone takes JPG from the start.',
  tooManyPhotos: 'These are {count} photos; at most {limit} can become one document. Upload the contract in parts.',
  notAllPhotos: 'File {number} of these is no JPG or PNG picture. Only photos can be put together into one document.',
  photosTooLarge:
    'These photos are more than {limit} MB together, even when made smaller. Upload the contract in parts.',
  photoHuge:
    'Photo {number} has more than {limit} million dots, far more than a page needs. Take it with a lower resolution, or save it smaller.',
  corruptPhoto: 'Photo {number} is damaged or was cut off, and cannot be opened. Take or save it once more.',
  richText: 'This is a Rich Text (.rtf) file. Open it in Word, save it as .docx or PDF, and upload that.',
  webPage: 'This is a web page. Print it to PDF in the browser and upload that.',
  otherKind: 'This kind of file cannot be read. Upload the contract as a PDF, Word (.docx) or plain text file.',
} as const

/** Said beside a text that was read, where something was left out. */
export const warningWords = {
  pageWithoutText: 'Page {pages} is a picture that is too poor to be read, or that holds no words.',
  pagesWithoutText: 'Pages {pages} are pictures that are too poor to be read, or that hold no words.',
  pageLate:
    'Page {pages} was not read, since recognising it would have taken too long. Upload it as a file of its own.',
  pagesLate:
    'Pages {pages} were not read, since recognising them would have taken too long. Upload them as a file of their own.',
  pageHuge: 'Page {pages} was not read, since the pictures of this file are too large to be opened.',
  pagesHuge: 'Pages {pages} were not read, since the pictures of this file are too large to be opened.',
  pageFigures: 'Some figures on page {pages} were hard to make out. Compare its amounts and dates with the original.',
  pagesFigures:
    'Some figures on pages {pages} were hard to make out. Compare their amounts and dates with the original.',
  pageGarbled: 'The text of page {pages} is stored in a way that cannot be turned back into letters; it was left out.',
  pagesGarbled:
    'The text of pages {pages} is stored in a way that cannot be turned back into letters; it was left out.',
  pagePartlyGarbled:
    'Some of the text of page {pages} is stored in a way that cannot be turned back into letters; that part was left out.',
  pagesPartlyGarbled:
    'Some of the text of pages {pages} is stored in a way that cannot be turned back into letters; that part was left out.',
  pageDamaged: 'Page {pages} is damaged and could not be read.',
  pagesDamaged: 'Pages {pages} are damaged and could not be read.',
  macros: 'This Word file contains macros. Only its text was read; the macros were not run.',
  trackedChanges: 'This document has tracked changes. It was read as if all of them were accepted.',
  struckOut:
    'Words that are struck through in this document, which stand between ~~ and ~~ where no line can be drawn, count for nothing here. See that they are struck through in what you sign, too.',
  comments: 'This document has comments in its margin. They are no part of the contract and were not read.',
  largePicture:
    'This document holds a large picture, which was not read. If it is a page of the contract, save the document as PDF and upload that: scanned pages of a PDF are read.',
  embedded: 'A part of this document is embedded in another format and was not read.',
  someBytesLost: 'Some characters of this file could not be read and were left out.',
} as const
