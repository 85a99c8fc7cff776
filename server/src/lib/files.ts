import { mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import type { Readable } from 'node:stream'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import { newId } from './ids.ts'

/** The uploaded files. A key is a path below the store, made here, never by a client. */
export interface Files {
  /** Keeps the bytes under a new key. When this returns they survive a crash of the machine. */
  add(bytes: Uint8Array): Promise<string>
  bytes(key: string): Promise<Uint8Array<ArrayBuffer>>
  stream(key: string): Promise<Readable>
  /** Removing what is gone already is no error. */
  remove(key: string): Promise<void>
  /** All keys with the time they were written, half-written ones included. */
  list(): AsyncIterable<{ key: string; modifiedAt: Date }>
  /** @throws when the store cannot be written to */
  check(): Promise<void>
}

/** The file store in a folder of this machine. */
export async function openFiles(folder: string): Promise<Files> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const disk = new Disk(new FSDriver({ location: folder, visibility: 'private' }))
  return {
    add: async (bytes) => {
      const id = newId()
      // 256 folders by the random end of the id (its start is the time)
      const key = `${id.slice(-2)}/${id}`
      await writeDurably(folder, join(folder, key), bytes)
      return key
    },
    bytes: async (key) => new Uint8Array(await disk.getBytes(key)),
    stream: (key) => disk.getStream(key),
    remove: (key) => disk.delete(key),
    list: async function* () {
      const { objects } = await disk.listAll('', { recursive: true })
      for (const object of objects) {
        if (!object.isFile) continue
        const { lastModified } = await disk.getMetaData(object.key)
        yield { key: relative(folder, join(folder, object.key)).split(sep).join('/'), modifiedAt: lastModified }
      }
    },
    check: async () => {
      const probe = join(folder, `.probe-${newId()}`)
      await (await open(probe, 'wx')).close()
      await rm(probe)
    },
  }
}

/** Temporary name, fsync of the file, rename, fsync of the folder: whole or not there, whatever happens. */
async function writeDurably(root: string, path: string, bytes: Uint8Array): Promise<void> {
  const folder = dirname(path)
  const made = await mkdir(folder, { recursive: true, mode: 0o700 })
  if (made) await syncFolder(root)
  const part = `${path}.part`
  const file = await open(part, 'wx', 0o600)
  try {
    await file.writeFile(bytes)
    await file.sync()
  } catch (error) {
    await file.close()
    await rm(part, { force: true })
    throw error
  }
  await file.close()
  await rename(part, path)
  await syncFolder(folder)
}

async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}
