/**
 * For a route whose answer may be long: a text of two million letters, or an analysis of thousands of clauses, is read, checked
 * and pressed by the thread that answers everybody, which takes it 50 to 130 ms. So it is asked for less often than the 600 times
 * a minute of all else.
 *
 * @param max so many times a minute, of one person or of one network without a session
 */
export const fewer = (max: number) => ({ rateLimit: { max, timeWindow: 60_000 } })
