import { createReadStream } from 'node:fs'
import { access, constants, copyFile, lstat, mkdir, open, opendir, rename, rm, rmdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { newId } from '#base/ids.ts'
import { unfinishedName } from '#server/scratch-folders.ts'
import type { ByteRange } from '../rules-mp4.ts'
import type { Storage } from './storage.ts'

/** The folder of unfinished files. The names of such files are never equal to keys. */
export const UNFINISHED = '.unfinished'

/** A valid key: parts between slashes. No part can lead out of the folder. */
const KEY = /^(?:\w[\w.-]*|\.unfinished)(?:\/\w[\w.-]*)+$/

/** Opens a storage in a folder: a folder of this machine, or a folder that all machines of the shop share. */
export function openFolder(root: string): Storage {
  const placeOf = (key: string) => path.join(root, key)
  return {
    async put(key, file) {
      if (!KEY.test(key)) throw new Error(`${JSON.stringify(key)} is not a valid file key`)
      const target = placeOf(key)
      const copy = path.join(root, UNFINISHED, unfinishedName(newId()))
      try {
        for (const place of [copy, target]) await mkdir(path.dirname(place), { recursive: true })
        await copyFile(file, copy)
        await sync(copy)
        await rename(copy, target)
      } catch (error) {
        // Removes the partial file, which would otherwise stay on a full disk.
        await rm(copy, { force: true })
        await rmdir(path.dirname(target)).catch(() => {})
        // On a read-only disk, `mkdir` with `recursive` fails with ENOENT. This call fails with EROFS.
        await access(root, constants.W_OK)
        throw error
      }
    },
    async read(key, range) {
      if (!KEY.test(key)) return undefined
      // A symbolic link may lead to any place. The shop creates no links, so it does not follow them.
      const found = await lstat(placeOf(key)).catch(ignoreMissing)
      return found?.isFile() ? pieces(placeOf(key), range) : undefined
    },
    async remove(key) {
      if (!KEY.test(key)) return
      await rm(placeOf(key), { force: true })
      // Removes the folder if this was its last file. Otherwise `rmdir` fails.
      await rmdir(path.dirname(placeOf(key))).catch(() => {})
    },
    list: (prefix = '') => listFolder(root, prefix),
  }
}

/** Opens the file at the first read. Closes it when the reader disconnects. */
async function* pieces(file: string, range: ByteRange | undefined): AsyncGenerator<Uint8Array> {
  yield* createReadStream(file, range && { start: range.from, end: range.to - 1 }) as AsyncIterable<Uint8Array>
}

/** Lists the files of a folder. A prefix must end with a slash, so it is a folder. */
async function* listFolder(root: string, prefix: string) {
  const folder = await opendir(path.join(root, prefix), { recursive: true }).catch(ignoreMissing)
  for await (const entry of folder ?? []) {
    if (!entry.isFile()) continue
    const file = path.join(entry.parentPath, entry.name)
    const found = await stat(file).catch(ignoreMissing)
    if (found) yield { key: path.relative(root, file).split(path.sep).join('/'), changedAt: found.mtime }
  }
}

/** Writes a file from the memory to the disk, so that a file with a row in the database is not lost in a power cut. */
async function sync(file: string): Promise<void> {
  const handle = await open(file, 'r+')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

function ignoreMissing(error: unknown): undefined {
  if ((error as { code?: string }).code !== 'ENOENT') throw error
}
