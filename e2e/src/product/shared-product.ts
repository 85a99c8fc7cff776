import type { TestProject } from 'vitest/node'
import { contracts } from '../fixtures/files.ts'
import { signInElsewhere } from './people.ts'
import { ownPlace, startProduct } from './product.ts'
import { handIn } from './upload-elsewhere.ts'

/** One product for all files that take it as it is: to start one costs as much as a short journey. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { stop, ...product } = await startProduct({ WARM_UP: 'on' })
  try {
    const place = await ownPlace(product)
    const file = { ...contracts.pdf, name: 'Sample services agreement.pdf' }
    // its analysis goes on while the first files are loaded
    const id = await handIn(product, await signInElsewhere(place, place.admin), file, true)
    project.provide('product', { ...product, sample: { reader: place.admin, id } })
  } catch (cause) {
    await stop()
    throw cause
  }
  return stop
}
