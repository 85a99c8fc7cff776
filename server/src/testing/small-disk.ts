import { execFileSync } from 'node:child_process'

const unshare = ['unshare', '--user', '--map-root-user', '--mount']

/**
 * A command behind which a program sees small disks of its own in these folders, and nobody else does. They are real:
 * when they are full, they are full. Nothing of them is left when the program has ended.
 *
 * @param sizes folders that are there, and how many kilobytes each is to have
 * @returns undefined on machines that do not let us (no Linux, or user namespaces are forbidden)
 */
export function onSmallDisks(sizes: Record<string, number>): string[] | undefined {
  const mounts = Object.entries(sizes).map(
    ([folder, size]) => `mount -t tmpfs -o size=${size}k,mode=700 none '${folder}'`,
  )
  const script = (command: string) => [...unshare, 'sh', '-c', [...mounts, command].join(' && ')]
  try {
    const [program = '', ...args] = script('true')
    execFileSync(program, args, { stdio: 'ignore' })
  } catch {
    return undefined
  }
  return [...script('exec "$0" "$@"')]
}
