/** A question and the places that come nearest, for the reader of both together. */
export interface PlacesToRead {
  /** in English words, small letters */
  readonly question: string
  readonly places: readonly PlaceToRead[]
  /** sentences of the first of them, each to be read once more without what stands around it */
  readonly alone?: readonly PlaceToRead[]
}

/** A place of the contract; its ends in the normalised text. */
export interface PlaceToRead {
  readonly start: number
  readonly end: number
  /** its words behind the headings above it */
  readonly words: string
}

/** What the reader made of places of this contract for one question. */
export type PlacesRead = readonly {
  readonly start: number
  readonly end: number
  /** how surely it answers the question: above 0 rather yes */
  readonly answers: number
  /** whether it is a sentence that was read without what stands around it */
  readonly alone?: true
}[]

/** A place by its ends. */
export const keyOf = ({ start, end }: { readonly start: number; readonly end: number }): string => `${start}-${end}`
