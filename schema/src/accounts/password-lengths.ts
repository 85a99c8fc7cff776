export const passwordMinLength = 8
/** The longest password that is accepted: more would only cost time to hash. Characters (UTF-16 code units). */
export const passwordMaxLength = 1024
