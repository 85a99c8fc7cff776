import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: { name: 'web', environment: 'node', maxWorkers: 3, include: ['src/**/*.test.{ts,tsx}', 'build/**/*.test.ts'] },
})
