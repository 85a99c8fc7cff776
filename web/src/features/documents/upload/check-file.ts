import { documentLimits } from '@karar/schema'

const documentKinds = ['.pdf', '.docx', '.txt'] as const
/** What another program saves as one of these: worth saying, since an old .doc is a contract all the same. */
const textKinds = /\.(docm?|dotx?|odt|rtf|pages|wps)$/
const photoKinds = /\.(jpe?g|png|hei[cf]|webp|avif)$/i

/**
 * What the window for choosing files offers. HEIC is left out on purpose: an iPhone that is not asked for it turns its photos
 * into JPEG by itself.
 */
export const acceptedKinds = [...documentKinds, 'image/jpeg', 'image/png'].join(',')

/** Why a file need not be sent at all; null where only the server can tell. */
export type FileFault = 'too_large' | 'wrong_kind' | 'to_convert' | 'empty'

/** Whether a file is a photo of a page: it can be one of several that make a document. */
export function isPhoto({ name, type }: Pick<File, 'name' | 'type'>): boolean {
  return photoKinds.test(name) || /^image\/(jpeg|png|hei[cf]|webp|avif)$/.test(type)
}

export function checkFile(file: { name: string; size: number }): FileFault | null {
  const name = file.name.toLowerCase()
  if (!documentKinds.some((kind) => name.endsWith(kind))) return textKinds.test(name) ? 'to_convert' : 'wrong_kind'
  if (file.size === 0) return 'empty'
  return file.size > documentLimits.fileBytes ? 'too_large' : null
}
