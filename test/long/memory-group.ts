import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'

export type MemoryGroup = {
  /** The file with the ids of the processes in the group. A process that writes its id into this file joins the group. */
  processes: string
  limit: (bytes: number) => void
  usedBytes: () => number
  /** The number of processes that the system has killed because the group had no memory left. */
  kills: () => number
  remove: () => void
}

/** The file names for both versions of control groups. */
const FILES = {
  cgroup: { limit: 'memory.limit_in_bytes', used: 'memory.usage_in_bytes', events: 'memory.oom_control' },
  cgroup2: { limit: 'memory.max', used: 'memory.current', events: 'memory.events' },
}

/** A control group that limits memory. Undefined if this user cannot make one. */
export function openMemoryGroup(name: string): MemoryGroup | undefined {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return undefined
  for (const kind of ['cgroup', 'cgroup2'] as const) {
    const mounts = readFileSync('/proc/mounts', 'utf8').split('\n')
    const isOfMemory = (options = '') => kind === 'cgroup2' || options.split(',').includes('memory')
    const mount = mounts
      .map((line) => line.split(' '))
      .find(([, , type, options]) => type === kind && isOfMemory(options))
    if (!mount) continue
    const group = path.join(mount[1] ?? '', name)
    mkdirSync(group)
    const { limit, used, events } = FILES[kind]
    const at = (file: string) => path.join(group, file)
    if (existsSync(at(limit)))
      return {
        processes: at('cgroup.procs'),
        limit: (bytes) => writeFileSync(at(limit), String(bytes)),
        usedBytes: () => Number(readFileSync(at(used), 'utf8')),
        kills: () => Number(/^oom_kill (\d+)$/m.exec(readFileSync(at(events), 'utf8'))?.[1]),
        remove: () => rmdirSync(group),
      }
    rmdirSync(group)
  }
  return undefined
}
