/** What a file is, as a key of the words. */
export function fileKind(mimeType: string): 'pdf' | 'docx' | 'text' | 'other' {
  if (mimeType === 'application/pdf') return 'pdf'
  if (mimeType === 'application/vnd.openxmlformats-officedocument.wordprocessingml.document') return 'docx'
  return mimeType.startsWith('text/plain') ? 'text' : 'other'
}
