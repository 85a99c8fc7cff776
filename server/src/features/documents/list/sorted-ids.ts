import type { DocumentId } from '@karar/schema'

const size = 16

/** Ids in their order, as the database writes them down: sixteen bytes each, and a search may find ten thousand. */
export class SortedIds {
  readonly bytes: Buffer

  constructor(bytes: Buffer) {
    this.bytes = bytes
  }

  get count(): number {
    return this.bytes.length / size
  }

  at(place: number): DocumentId {
    const hex = this.bytes.toString('hex', place * size, (place + 1) * size)
    const parts = [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)]
    return parts.join('-') as DocumentId
  }

  /** How many stand before an id. */
  placeOf(id: string): number {
    const wanted = bytesOf(id)
    let [low, high] = [0, this.count]
    while (low < high) {
      const middle = (low + high) >> 1
      if (this.#compare(middle, wanted) < 0) low = middle + 1
      else high = middle
    }
    return low
  }

  has(id: string): boolean {
    const place = this.placeOf(id)
    return place < this.count && this.#compare(place, bytesOf(id)) === 0
  }

  /** The same with an id more, or without it. */
  changed(id: string, isThere: boolean): SortedIds {
    if (this.has(id) === isThere) return this
    const from = this.placeOf(id) * size
    const rest = isThere ? [bytesOf(id), this.bytes.subarray(from)] : [this.bytes.subarray(from + size)]
    return new SortedIds(Buffer.concat([this.bytes.subarray(0, from), ...rest]))
  }

  #compare(place: number, wanted: Buffer): number {
    return this.bytes.compare(wanted, 0, size, place * size, (place + 1) * size)
  }
}

const bytesOf = (id: string) => Buffer.from(id.replaceAll('-', ''), 'hex')
