// The second of these tasks.
export { MantineProvider } from '@mantine/core'
export { cssVariables } from '../ui/theme/theme.ts'
