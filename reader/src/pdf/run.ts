/** A piece of text in one font on one baseline. Points; y runs downward from the top of the page as it is read. */
export interface Run {
  text: string
  x0: number
  x1: number
  /** the baseline */
  y: number
  size: number
  font: string
  /** the file itself has a space before this run */
  spaceBefore: boolean
}
