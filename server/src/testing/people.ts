export const adminEmail = 'admin@karar.local'
export const password = 'correct horse battery'
