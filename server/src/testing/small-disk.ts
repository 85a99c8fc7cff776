import { execFileSync } from 'node:child_process'

const unshare = ['unshare', '--user', '--map-root-user', '--mount']

/**
 * A command behind which a program sees small disks of its own in these folders, and nobody else does. They are real:
 * when they are full, they are full. Nothing of them is left when the program has ended.
 *
 * @param sizes folders that are there, and how many kilobytes each is to have
 * @param contents what is to lie in some of them from the beginning: the folder whose copy it is
 * @returns undefined on machines that do not let us (no Linux, or user namespaces are forbidden)
 */
export function onSmallDisks(
  sizes: Record<string, number>,
  contents: Record<string, string> = {},
): string[] | undefined {
  const mounts = Object.entries(sizes).map(
    ([folder, size]) => `mount -t tmpfs -o size=${size}k,mode=700 none '${folder}'`,
  )
  const copies = Object.entries(contents).map(([folder, from]) => `cp -Rp '${from}/.' '${folder}'`)
  const script = (command: string) => [...unshare, 'sh', '-c', [...mounts, command].join(' && ')]
  try {
    const [program = '', ...args] = script('true')
    execFileSync(program, args, { stdio: 'ignore' })
  } catch {
    return undefined
  }
  return script([...copies, 'exec "$0" "$@"'].join(' && '))
}
