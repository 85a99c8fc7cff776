/** 'This internship shall be unpaid', 'no stipend or salary shall be provided during the training': the whole of the work. */
export const WORK_FOR_NOTHING =
  /\b(?:internships?|training|traineeship|apprenticeship|probation|engagement|position|role)\b[^.;]{0,30}\b(?:is|are|be|being|on) (?:an? )?(?:purely |entirely |completely |strictly )?(?:unpaid|without (?:any )?(?:pay|stipend|salary|remuneration))\b|\bunpaid (?:internship|training|trainee|traineeship|apprenticeship|probation)\b|\bno (?:stipend|salary|wages|remuneration)(?:(?: ?\/ ?| or |, )(?:stipend|salary|wages|remuneration|pay|compensation))* (?:shall|will|is|are) (?:to )?(?:be )?(?:provided|paid|payable|given|offered)\b[^.;]{0,30}\b(?:during|for|throughout)\b/
/** Days off, a notice, or what somebody loses who leaves: another harm than work for nothing. */
export const NOT_THE_WORK =
  /\b(?:leaves?|absen\w+|notice|forfeit\w*|withh\w*|abscond\w*|resign\w*|terminat\w*|holidays?|suspen\w+|until|unless|overtime|lock-?down|strike)\b/
