import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { hostname, tmpdir } from 'node:os'
import path from 'node:path'
import { DAY, SECOND } from '#base/time.ts'

type ScratchKind = 'backup' | 'check' | 'media' | 'migrations' | 'move' | 'pieces' | 'upload'

/** The shop's temporary folders. They are left behind only if a process is killed. */
const SCRATCH_FOLDER = /^ahuti-(?:backup|check|media|migrations|move|pieces|upload)-(?:(\d+)-)?\w+$/

const HOST = hostname().replaceAll(/\W/g, '')

/** The name prefix of a temporary folder for `mkdtemp`. It contains the process id. */
export function scratchPrefix(kind: ScratchKind): string {
  return path.join(tmpdir(), `ahuti-${kind}-${process.pid}-`)
}

/** The name of an unfinished file in a folder that several machines may share. It contains the machine's name and the process id. */
export function unfinishedName(id: string): string {
  return `${HOST}-${process.pid}-${id}`
}

/** Does work with a temporary folder, which is removed afterwards. */
export async function inScratchFolder<T>(kind: ScratchKind, work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(scratchPrefix(kind))
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

/** True if an unfinished file belongs to a process of this machine that has ended. */
export function isAbandoned(name: string, changedAt: Date): boolean {
  const [, host, pid] = /^(\w*)-(\d+)-\w+$/.exec(name) ?? []
  return host === HOST && isGone(Number(pid), changedAt)
}

/** Removes the temporary folders of killed processes. */
export async function clearLeftovers(folder = tmpdir()): Promise<void> {
  for (const name of await readdir(folder)) {
    const ours = SCRATCH_FOLDER.exec(name)
    if (!ours) continue
    const place = path.join(folder, name)
    const found = await stat(place).catch(() => undefined)
    // A folder of another user on this machine must not be removed.
    if (!found || found.uid !== process.getuid?.()) continue
    const isOld = Date.now() - found.mtimeMs > DAY
    if (isOld || (ours[1] !== undefined && isGone(Number(ours[1]), found.mtime)))
      await rm(place, { recursive: true, force: true })
  }
}

/** In a container every process of the shop has the same pid. So a folder that is older than this process belongs to an earlier process. */
function isGone(pid: number, changedAt: Date): boolean {
  if (pid === process.pid) return changedAt.getTime() < Date.now() - process.uptime() * SECOND
  try {
    process.kill(pid, 0)
    return false
  } catch (error) {
    // The code EPERM means that the process exists but belongs to another user.
    return !(error instanceof Error && 'code' in error && error.code === 'EPERM')
  }
}
