// what other features read
export { readDraftsOf } from './drafts/drafts.ts'
