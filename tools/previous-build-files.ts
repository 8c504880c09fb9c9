import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs'
import path from 'node:path'

/** The time during which an open page can still load the files of its build after a new build. */
export const KEPT_FOR_MS = 7 * 24 * 60 * 60 * 1000

/** The files that browsers load: the shop's pages and the staff panel. */
const BUILDS = ['client', 'staff']
/** Folders whose file names contain a hash, so two builds never have different files with the same name. */
const HASHED = ['assets', 'fonts']

/**
 * Copies the files of the current build to `dist/earlier` before the next build replaces them. The copies get the current time as modification time.
 * Deletes copies that are older than a week.
 */
export function keepEarlierFiles(dist: string, now = new Date()): void {
  for (const folder of HASHED) {
    const earlier = path.join(dist, 'earlier', folder)
    mkdirSync(earlier, { recursive: true })
    for (const present of BUILDS.map((build) => path.join(dist, build, folder)).filter(existsSync)) {
      for (const name of readdirSync(present)) {
        copyFileSync(path.join(present, name), path.join(earlier, name))
        utimesSync(path.join(earlier, name), now, now)
      }
    }
    for (const name of readdirSync(earlier)) {
      const age = now.getTime() - statSync(path.join(earlier, name)).mtimeMs
      if (age > KEPT_FOR_MS) rmSync(path.join(earlier, name))
    }
  }
}
