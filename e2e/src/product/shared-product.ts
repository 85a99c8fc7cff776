import type { TestProject } from 'vitest/node'
import { startProduct } from './product.ts'

/** One product for all files that take it as it is: to start one costs as much as a short journey. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { stop, ...product } = await startProduct({ WARM_UP: 'on' })
  project.provide('product', product)
  return stop
}
