import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

const here = new URL('./stray-rejections.ts', import.meta.url).href

/** Runs a program in a process of its own that leaves a rejection with this stack to nobody. */
function leave(stack: string) {
  const program = `import { letStrayRejectionsGo } from '${here}'
    letStrayRejectionsGo()
    Promise.reject(Object.assign(new Error('stray'), { stack: ${JSON.stringify(stack)} }))
    setTimeout(() => console.log('alive'), 20)`
  return spawnSync(process.execPath, ['--input-type=module', '-e', program], { encoding: 'utf8' })
}

test('a promise that the PDF library drops does not end the thread; any other still does', () => {
  expect(leave('Error\n at file:///app/node_modules/pdfjs-dist/legacy/build/pdf.worker.mjs:1:1').stdout).toContain(
    'alive',
  )
  const other = leave('Error\n at file:///app/server/main.ts:1:1')
  expect(other.stdout).not.toContain('alive')
  expect(other.status).not.toBe(0)
})
