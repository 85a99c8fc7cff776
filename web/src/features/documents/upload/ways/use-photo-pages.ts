import { documentLimits } from '@karar/schema'
import { useEffect, useRef, useState } from 'react'
import { moved, type PhotoPage } from './pages.ts'
import { shrinkPhoto } from './shrink-photo.ts'

export interface PhotoPages {
  pages: readonly PhotoPage[]
  /** names of photos that this browser could not open */
  unopened: readonly string[]
  /** more came than a document may have */
  tooMany: boolean
  /** how many are being opened */
  opening: number
  add(files: readonly File[]): void
  move(key: number, by: number): void
  turn(key: number): void
  remove(key: number): void
}

let lastKey = 0

/** The photos that are to become one document, from when they are chosen until they are sent. */
export function usePhotoPages(first: readonly File[]): PhotoPages {
  const [pages, setPages] = useState<readonly PhotoPage[]>([])
  const [unopened, setUnopened] = useState<readonly string[]>([])
  const [tooMany, setTooMany] = useState(false)
  const [opening, setOpening] = useState(0)
  const urls = useRef(new Set<string>())
  const taken = useRef(0)
  const turns = useRef(new Map<number, number>())

  const show = (blob: Blob) => {
    const url = URL.createObjectURL(blob)
    urls.current.add(url)
    return url
  }
  async function add(files: readonly File[]): Promise<void> {
    const room = files.slice(0, Math.max(0, documentLimits.photos - taken.current))
    taken.current += room.length
    setTooMany(room.length < files.length)
    setUnopened([])
    setOpening((count) => count + room.length)
    // one after the other: each takes tens of megabytes while it is open
    for (const file of room) {
      try {
        const blob = await shrinkPhoto(file)
        setPages((pages) => [...pages, { key: ++lastKey, name: file.name, photo: file, blob, url: show(blob) }])
      } catch {
        taken.current -= 1
        setUnopened((names) => [...names, file.name])
      } finally {
        setOpening((count) => count - 1)
      }
    }
  }
  async function turn(key: number): Promise<void> {
    const page = pages.find((page) => page.key === key)
    if (!page) return
    // From the photo that was chosen: turning what was turned would lose a little of the writing each time.
    const quarters = ((turns.current.get(key) ?? 0) + 1) % 4
    turns.current.set(key, quarters)
    const blob = await shrinkPhoto(page.photo, quarters)
    // Tapped again meanwhile: only how it stands last is shown.
    if (turns.current.get(key) !== quarters) return
    const url = show(blob)
    setPages((pages) => pages.map((page) => (page.key === key ? { ...page, blob, url } : page)))
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: only those that opened the dialog
  useEffect(() => {
    void add(first)
    const shown = urls.current
    return () => {
      for (const url of shown) URL.revokeObjectURL(url)
    }
  }, [])
  return {
    pages,
    unopened,
    tooMany,
    opening,
    add: (files) => void add(files),
    move: (key, by) => setPages((pages) => moved(pages, key, by)),
    turn: (key) => void turn(key),
    remove: (key) => {
      taken.current -= 1
      setPages((pages) => pages.filter((page) => page.key !== key))
    },
  }
}
