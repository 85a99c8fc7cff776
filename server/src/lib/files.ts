import { mkdir, open, rename, rm, statfs, utimes } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import type { Readable } from 'node:stream'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import { AppError } from './http/errors.ts'
import { newId } from './ids.ts'

/** The uploaded files. A key is a path below the store, made here, never by a client. */
export interface Files {
  /**
   * Keeps the bytes under a new key. When this returns they survive a crash of the machine.
   *
   * @throws AppError storage_full when the disk is; nothing is left of the file then
   */
  add(bytes: Uint8Array): Promise<string>
  has(key: string): Promise<boolean>
  /** @throws AppError file_gone */
  bytes(key: string): Promise<Uint8Array<ArrayBuffer>>
  /** @throws AppError file_gone */
  stream(key: string): Promise<Readable>
  /** Removes a file, in the trash as well. Removing what is gone already is no error. */
  remove(key: string): Promise<void>
  /** Puts a file into the trash, where no document finds it. What is gone already is no error. */
  toTrash(key: string): Promise<void>
  /** Puts a file of the trash back under its key. What is gone already is no error. */
  fromTrash(key: string): Promise<void>
  /** All files, half-written ones (which end in `.part`) included. */
  list(): AsyncIterable<StoredFile>
  /** @returns bytes that can still be stored. @throws when the store cannot be written to */
  check(): Promise<number>
}

export interface StoredFile {
  key: string
  /** when it was written, or put into the trash */
  modifiedAt: Date
  inTrash: boolean
}

/** The file store in a folder of this machine. */
export async function openFiles(folder: string): Promise<Files> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const disk = new Disk(new FSDriver({ location: folder, visibility: 'private' }))
  const has = (key: string) => disk.exists(key)
  const mustBeThere = async (key: string) => {
    if (!(await has(key))) throw new AppError('file_gone')
  }
  return {
    add: async (bytes) => {
      const id = newId()
      // 256 folders by the random end of the id (its start is the time)
      const key = `${id.slice(-2)}/${id}`
      await writeDurably(folder, join(folder, key), bytes)
      return key
    },
    has,
    bytes: async (key) => {
      await mustBeThere(key)
      return new Uint8Array(await disk.getBytes(key))
    },
    stream: async (key) => {
      // asked first: a stream finds out only when the answer has begun
      await mustBeThere(key)
      return disk.getStream(key)
    },
    remove: async (key) => {
      await disk.delete(key)
      await disk.delete(trash + key)
    },
    toTrash: async (key) => {
      // first the time: should we end in between, the file is young, and its turn comes later
      const now = new Date()
      if (await isThere(utimes(join(folder, key), now, now))) await move(folder, key, trash + key)
    },
    fromTrash: (key) => move(folder, trash + key, key),
    list: async function* () {
      const { objects } = await disk.listAll('', { recursive: true })
      for (const object of objects) {
        if (!object.isFile) continue
        // gone since it was listed: a document was deleted, an upload is whole
        const data = await disk.getMetaData(object.key).catch(() => undefined)
        const key = relative(folder, join(folder, object.key)).split(sep).join('/')
        if (!data) continue
        const inTrash = key.startsWith(trash)
        yield { key: inTrash ? key.slice(trash.length) : key, modifiedAt: data.lastModified, inTrash }
      }
    },
    check: async () => {
      const probe = join(folder, `.probe-${newId()}`)
      await (await open(probe, 'wx')).close()
      await rm(probe)
      const { bavail, bsize } = await statfs(folder)
      return bavail * bsize
    },
  }
}

const trash = 'trash/'

async function move(root: string, from: string, to: string): Promise<void> {
  await mkdir(dirname(join(root, to)), { recursive: true, mode: 0o700 })
  await isThere(rename(join(root, from), join(root, to)))
}

/** @returns false when the file was gone */
const isThere = (change: Promise<void>) =>
  change.then(
    () => true,
    (error) => {
      if (error.code === 'ENOENT') return false
      throw error
    },
  )

/** Temporary name, fsync of the file, rename, fsync of the folder: whole or not there, whatever happens. */
async function writeDurably(root: string, path: string, bytes: Uint8Array): Promise<void> {
  const folder = dirname(path)
  const part = `${path}.part`
  try {
    const made = await mkdir(folder, { recursive: true, mode: 0o700 })
    if (made) await syncFolder(root)
    const file = await open(part, 'wx', 0o600)
    try {
      await file.writeFile(bytes)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(part, path)
    await syncFolder(folder)
  } catch (cause) {
    // under whichever of its names it is there; what cannot be removed is swept later
    for (const name of [part, path]) await rm(name, { force: true }).catch(() => {})
    throw isFull(cause) ? new AppError('storage_full', { cause }) : cause
  }
}

const isFull = (error: unknown) => /^(ENOSPC|EDQUOT)$/.test((error as NodeJS.ErrnoException).code ?? '')

async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}
