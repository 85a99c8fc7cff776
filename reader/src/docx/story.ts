import type { ListNumbers } from './list-numbers.ts'
import type { Styles } from './styles.ts'

/** What is known while one story (the body, a header, the notes) is read from beginning to end. */
export interface Story {
  styles: Styles
  lists: ListNumbers
  /** fields that are open: the instruction is not shown, the result is */
  fields: ('instruction' | 'result')[]
  /** text of a paragraph whose end mark is deleted or hidden: it runs on into the next paragraph */
  carried: string
  /** the mark of a note, '[1]' or the author's own sign; remembers which notes the text refers to */
  noteMark(kind: NoteKind, id: string, ownMark: boolean): string
  seen: Seen
}

/** What is in the file and not in its text, and has to be said. */
export interface Seen {
  trackedChanges: boolean
  /** words that are struck through */
  struckOut: boolean
  embedded: boolean
  /** a picture so large that it may be a page of the contract */
  largePicture: boolean
}

export type NoteKind = 'footnote' | 'endnote'

export const newStory = (shared: Pick<Story, 'styles' | 'lists' | 'noteMark' | 'seen'>): Story => ({
  ...shared,
  fields: [],
  carried: '',
})
