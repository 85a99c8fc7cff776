import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: { name: 'web', environment: 'node', maxWorkers: 2, include: ['src/**/*.test.ts', 'build/**/*.test.ts'] },
})
