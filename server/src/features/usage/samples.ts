/** SHA-256 of the sample contracts that the pages offer (web/public/samples). */
const samples: ReadonlySet<string> = new Set([
  'f78faed7c26af3a6379601b3be9c8c82d08e79756cc86328b878808bed4827b5',
  '23e72e9c9827b2bc6b0254e90ba03d83e3a963d92532dffb47e55987de50f8df',
  'e812ff8d085146d0919701eacb1dd4d5a8abbf40fb20d3ba8aec9c5ce3c7fb1a',
])

/** Whether a file is one of Karar's own samples: looking at one uses nothing of a plan, however long it is. */
export function isSample(contentHash: string): boolean {
  return samples.has(contentHash)
}
