/** Words of a guarantee by a bank: the time to claim under it may be agreed (section 28 of the Contract Act, exception 3). */
export const bankGuarantee =
  /\b(?:bank(?:er'?s)?|performance|payment|financial) guarantees?\b|\bguarantees?\b[^.;]{0,60}\b(?:bank|financial institution)\b|\b(?:bank|financial institution)\b[^.;]{0,60}\bguarantees?\b/
