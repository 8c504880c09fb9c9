import { existsSync, readFileSync } from 'node:fs'

const LIMITS = '/proc/self/limits'

/** How many files and connections the system lets this process have open; undefined if it does not say (only Linux does). */
export function readMaxDescriptors(): number | undefined {
  if (!existsSync(LIMITS)) return undefined
  const soft = /^Max open files\s+(\d+)/m.exec(readFileSync(LIMITS, 'utf8'))?.[1]
  return soft === undefined ? undefined : Number(soft)
}
