/** A file that somebody will upload some day, and what is to become of it. */
export interface UglyFile {
  what: string
  bytes: Uint8Array
  /** as the browser would call it */
  name?: string
  /** the kind that the browser claims */
  type?: string
  /**
   * the status of the upload, and for one that was taken, how its analysis ends; 'any' where either is right as long as
   * it is said in words
   */
  ends: 'completed' | 'failed' | 'any' | 400 | 413 | 415 | 422
  /** words of the sentence that the person is told */
  says?: RegExp
}

/** A small file that wants gigabytes or minutes. Making it takes a while, too, so it is made when it is wanted. */
export interface HeavyFile {
  what: string
  make(): Uint8Array
}
