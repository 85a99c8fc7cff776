import { defineConfig } from 'vitest/config'
import web, { testFiles } from './vitest.config.ts'

/** Tests that replace a module, a global or the clock: no other file may see it. */
export default defineConfig({ test: { ...web.test, name: 'web alone', include: testFiles(true), isolate: true } })
