/** The form of a report or notice that is filled in while the contract runs: 'Exhibit B: quarterly royalty report' */
export const LATER_FORM =
  /\b(?:exhibit|annex(?:ure)?|appendix|schedule|attachment|form) [a-z\d]{1,3}\b[^.;]{0,60}\b(?:report|statement|certificate|request|requisition|notice|claim form|order form)\b/
