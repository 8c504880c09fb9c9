import { existsSync, readFileSync } from 'node:fs'
import { copyFile, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { newId } from '#base/ids.ts'
import { DAY } from '#base/time.ts'
import type { Log } from '#server/log.ts'
import { type Asset, TYPES } from './assets.ts'

/** A process that runs marks its files so often. */
const MARKED_EVERY = DAY
/** For a week after the last process of its build a page that is open in somebody's browser may go on loading the files of that build. */
const KEPT_FOR = 7 * DAY + MARKED_EVERY

/** Files whose names bear their hash, so that no two builds disagree about one. */
const HASHED = /^\/(?:assets|fonts)\/[\w.-]+$/

/**
 * A folder that processes share and that outlives them: each leaves the files of its build there. So a page of the version before, or of
 * the next one while they run beside each other, finds its files whichever process it asks.
 */
export function openEarlierFiles(folder: string) {
  /** Leaves the files of this build, each with the present time, and takes away what no process has marked for so long. */
  async function leave(builds: string[]): Promise<void> {
    const now = new Date()
    for (const kind of ['assets', 'fonts']) {
      const kept = join(folder, kind)
      await mkdir(kept, { recursive: true })
      const there = new Set(await readdir(kept))
      for (const build of builds) await leaveAll(join(build, kind), kept, { there, now })
      for (const name of await readdir(kept)) {
        const found = await stat(join(kept, name)).catch(() => undefined)
        if (found && now.getTime() - found.mtimeMs > KEPT_FOR) await rm(join(kept, name), { force: true })
      }
    }
  }

  return {
    /**
     * Leaves the files of this build now, and marks them anew as long as the process runs; the returned call ends that. A folder that cannot
     * be written costs pages of other versions their files, and nobody else anything.
     */
    async keep(builds: string[], log: Pick<Log, 'warn'>): Promise<() => void> {
      const mark = async () =>
        await leave(builds).catch((error: unknown) =>
          log.warn({ err: error }, 'build files could not be copied for open pages'),
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

async function leaveAll(build: string, kept: string, { there, now }: { there: Set<string>; now: Date }): Promise<void> {
  for (const name of existsSync(build) ? await readdir(build) : []) {
    if (!there.has(name)) {
      // Another process may be asked for it meanwhile: it is there whole or not at all.
      const unfinished = join(kept, `${newId()}.unfinished`)
      await copyFile(join(build, name), unfinished)
      await rename(unfinished, join(kept, name))
    }
    await utimes(join(kept, name), now, now)
  }
}
