import { existsSync, readFileSync } from 'node:fs'
import { copyFile, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { newId } from '#base/ids.ts'
import { DAY } from '#base/time.ts'
import type { Log } from '#server/log.ts'
import { type Asset, TYPES } from './assets.ts'

/** A running process updates the modification times of its files at this interval. */
const MARKED_EVERY = DAY
/** Open pages of an old build can load its files for a week after the last process of that build ends. */
const KEPT_FOR = 7 * DAY + MARKED_EVERY

/** Files with a hash in their name. Different files of two builds never have the same name. */
const HASHED = /^\/(?:assets|fonts)\/[\w.-]+$/

/**
 * A folder that all processes share. It remains after they end. Each process copies the files of its build into this folder. So while two
 * versions run, a page of either version gets its files from any process.
 */
export function openEarlierFiles(folder: string) {
  /** Copies the files of this build with the current time. Removes files whose time no process has updated for too long. */
  async function leave(builds: string[]): Promise<void> {
    const now = new Date()
    for (const kind of ['assets', 'fonts']) {
      const kept = join(folder, kind)
      await mkdir(kept, { recursive: true })
      const there = new Set(await readdir(kept))
      for (const build of builds) await copyAll(join(build, kind), kept, { there, now })
      for (const name of await readdir(kept)) {
        const found = await stat(join(kept, name)).catch(() => undefined)
        if (found && now.getTime() - found.mtimeMs > KEPT_FOR) await rm(join(kept, name), { force: true })
      }
    }
  }

  return {
    /**
     * Copies the files of this build now, and updates their times while the process runs. The returned function stops the updates. If the
     * folder is not writable, only pages of other versions lose their files.
     */
    async keep(builds: string[], log: Pick<Log, 'warn'>): Promise<() => void> {
      const mark = async () =>
        await leave(builds).catch((error: unknown) =>
          log.warn(
            { err: error },
            'could not copy the files of this build: after an update, open pages may fail to load them',
          ),
        )
      await mark()
      const marking = setInterval(() => void mark(), MARKED_EVERY)
      marking.unref()
      return () => clearInterval(marking)
    },
    find(path: string): Asset | undefined {
      const type = TYPES[extname(path)]
      const file = join(folder, path)
      if (!type || !HASHED.test(path) || path.includes('..') || !existsSync(file)) return undefined
      return { type, etag: `"${path.slice(path.lastIndexOf('/') + 1)}"`, immutable: true, plain: readFileSync(file) }
    },
  }
}

async function copyAll(build: string, kept: string, { there, now }: { there: Set<string>; now: Date }): Promise<void> {
  for (const name of existsSync(build) ? await readdir(build) : []) {
    if (!there.has(name)) {
      // Another process may serve the file at this moment, so the file must appear complete or not at all.
      const unfinished = join(kept, `${newId()}.unfinished`)
      await copyFile(join(build, name), unfinished)
      await rename(unfinished, join(kept, name))
    }
    await utimes(join(kept, name), now, now)
  }
}
