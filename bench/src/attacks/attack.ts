/** A signed-in person, with what a browser would do for them. */
export interface Account {
  /** @param what the file is called; every upload is analysed at once. @returns the id, or nothing where it was refused */
  upload(bytes: Uint8Array<ArrayBuffer>, what: string): Promise<string | undefined>
  /** any other call; `path` behind /api */
  call(method: string, path: string, body?: object): Promise<Response>
}

export interface Target {
  api: string
  /** the account that attacks; it is an ordinary one */
  hostile: Account
  /** a file that the tests know as slow or heavy, by what it is */
  file(what: string): Promise<Uint8Array<ArrayBuffer>>
}

/** One way in which one account may try to stop the others. */
export interface Attack {
  /** one word, to run it alone */
  name: string
  what: string
  /** settings of the server besides the usual ones, which lift the limits of plans and of requests */
  settings?: Record<string, string>
  /**
   * Begins it and comes back once it is under way; what is to go on, goes on until `over` is aborted.
   */
  begin(target: Target, over: AbortSignal): Promise<void>
}
