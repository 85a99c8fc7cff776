import { documentLimits } from '@karar/schema'

export const acceptedKinds = ['.pdf', '.docx', '.txt'] as const

/** Why a file need not be sent at all; null where only the server can tell. */
export type FileFault = 'too_large' | 'wrong_kind' | 'empty'

export function checkFile(file: { name: string; size: number }): FileFault | null {
  const name = file.name.toLowerCase()
  if (!acceptedKinds.some((kind) => name.endsWith(kind))) return 'wrong_kind'
  if (file.size === 0) return 'empty'
  return file.size > documentLimits.fileBytes ? 'too_large' : null
}
