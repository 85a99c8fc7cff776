export { identify } from './identify.ts'
export { countPages, readDocument } from './read-document.ts'
export type { FileKind, Furniture, Reading, ReadOptions } from './reading.ts'
export { UnreadableFile } from './unreadable-file.ts'
