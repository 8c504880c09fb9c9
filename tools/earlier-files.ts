import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs'
import path from 'node:path'

/** How long a page that is open in somebody's browser may go on loading the files of its build. */
export const KEPT_FOR_MS = 7 * 24 * 60 * 60 * 1000

/** What browsers load: the shop's pages, and the staff's panel. */
const BUILDS = ['client', 'staff']
/** Folders whose files bear their hash in their name, so that two builds never disagree about one. */
const HASHED = ['assets', 'fonts']

/**
 * Sets the files of the present build aside in `dist/earlier` before the next takes its place, each marked with the time at which it was
 * last the present one, and throws away what has been there for a week.
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
