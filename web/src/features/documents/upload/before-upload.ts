let task: () => Promise<void> = async () => {}

/** What has to be told to the server before a file is sent: whatever knows of it says so here when it loads. */
export function beforeUpload(finish: () => Promise<void>): void {
  task = finish
}

export function finishBeforeUpload(): Promise<void> {
  return task()
}
