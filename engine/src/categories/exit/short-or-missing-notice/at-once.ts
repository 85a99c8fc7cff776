/** Words that let somebody go without a day's warning. */
export const AT_ONCE =
  /\b(?:immediate\w*|forthwith|at once|same day|there and then|(?:without|no) (?:any |prior )?notice|instant\w*|summar\w+|any day)\b/
