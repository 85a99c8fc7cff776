import { defineConfig } from 'vitest/config'
import web, { testFiles } from './vitest.config.ts'

/** Tests of components: to load React and all that they are made of anew for every file took half of their time. They
 *  replace no module, and what they leave in the page goes after each test (`src/lib/testing/after-each.ts`). */
export default defineConfig({
  test: { ...web.test, name: 'web components', include: testFiles('components'), isolate: false },
})
