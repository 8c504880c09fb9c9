import { existsSync, readFileSync } from 'node:fs'

const LIMITS = '/proc/self/limits'

/** The maximum number of open files and connections of this process; undefined if the system does not report it (only Linux does). */
export function readMaxDescriptors(): number | undefined {
  if (!existsSync(LIMITS)) return undefined
  const soft = /^Max open files\s+(\d+)/m.exec(readFileSync(LIMITS, 'utf8'))?.[1]
  return soft === undefined ? undefined : Number(soft)
}
