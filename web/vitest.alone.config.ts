import { defineConfig } from 'vitest/config'
import web, { testFiles } from './vitest.config.ts'

/** Tests that replace a module, a global or the clock, which no other file may see, and those that come before anything. */
export default defineConfig({ test: { ...web.test, name: 'web alone', include: testFiles('alone'), isolate: true } })
