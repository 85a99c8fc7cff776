/**
 * Lets go of the browser's thread for a moment: what follows is a task of its own, and a tap that waits comes before it.
 * Not by a timer, which browsers make wait.
 */
export function pause(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })
}
