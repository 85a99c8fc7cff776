const tasks = new Set<() => Promise<unknown>>()

/** What still has to be done in the person's name before a session is ended. */
export function beforeSignOut(task: () => Promise<unknown>): void {
  tasks.add(task)
}

/** milliseconds; a server that does not answer keeps nobody signed in */
const patience = 3000

export async function finishBeforeSignOut(): Promise<void> {
  const done = Promise.allSettled([...tasks].map((task) => task()))
  await Promise.race([done, new Promise((resolve) => setTimeout(resolve, patience))])
}
