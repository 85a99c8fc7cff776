import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { openProcesses } from './processes.ts'
import { currentStaff, ownStaff, useStaff } from './staff.ts'

test('who comes while the first process gets ready waits for that one, and the second gets ready after them', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'karar-test-'))
  const file = join(folder, 'task.mjs')
  await writeFile(
    file,
    `import { existsSync, writeFileSync } from 'node:fs'
    export default async function work({ at }) {
      writeFileSync(at, String(process.pid))
      while (!existsSync(at + '-go')) await new Promise((resolve) => setTimeout(resolve, 10))
      return 'an answer'
    }`,
  )
  const usual = currentStaff()
  let hired = 0
  const hire: typeof ownStaff.hire = (...what) => {
    hired++
    return ownStaff.hire(...what)
  }
  useStaff({ ...ownStaff, hire })
  const warm = openProcesses<{ at: string }, never, string>(pathToFileURL(file), {
    ...{ most: 3, kept: 2, takenMs: 600_000, heapMegabytes: 128, megabytes: 300 },
  })
  const [first, theirs] = [join(folder, 'pid-getting-ready'), join(folder, 'pid-theirs')]
  const pidIn = async (at: string) => {
    await expect.poll(() => readFile(at, 'utf8').catch(() => ''), { timeout: 30_000 }).not.toBe('')
    return readFile(at, 'utf8')
  }
  try {
    void warm.warmUp({ at: first })
    const pid = await pidIn(first)
    const answer = warm.run({ at: theirs }, { person: 'asha' })
    expect(hired).toBe(1)
    await writeFile(`${first}-go`, '')
    expect(await pidIn(theirs)).toBe(pid)
    expect(hired).toBe(1)
    await writeFile(`${theirs}-go`, '')
    expect(await answer).toBe('an answer')
    await expect.poll(() => hired, { timeout: 30_000 }).toBe(2)
  } finally {
    await warm.close()
    useStaff(usual)
    await rm(folder, { recursive: true, force: true })
  }
})
