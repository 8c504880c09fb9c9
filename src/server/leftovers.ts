import { readdir, rm, stat } from 'node:fs/promises'
import { hostname, tmpdir } from 'node:os'
import path from 'node:path'
import { DAY, SECOND } from '#base/time.ts'

type ScratchKind = 'backup' | 'check' | 'media' | 'migrations' | 'move' | 'pieces' | 'upload'

/** Folders that the shop makes for a while, and takes away unless its process is killed meanwhile. */
const OURS = /^ahuti-(?:backup|check|media|migrations|move|pieces|upload)-(?:(\d+)-)?\w+$/

const HOST = hostname().replaceAll(/\W/g, '')

/** What the name of a scratch folder begins with, for `mkdtemp`: it says whose the folder is. */
export function scratchPrefix(kind: ScratchKind): string {
  return path.join(tmpdir(), `ahuti-${kind}-${process.pid}-`)
}

/** The same for a file in a folder that several machines may share. */
export function unfinishedName(id: string): string {
  return `${HOST}-${process.pid}-${id}`
}

/** Whether an unfinished file is of a process of this machine that has ended. */
export function isAbandoned(name: string, changedAt: Date): boolean {
  const [, host, pid] = /^(\w*)-(\d+)-\w+$/.exec(name) ?? []
  return host === HOST && isGone(Number(pid), changedAt)
}

/** Takes away the scratch folders of processes that were killed. */
export async function clearLeftovers(folder = tmpdir()): Promise<void> {
  for (const name of await readdir(folder)) {
    const ours = OURS.exec(name)
    if (!ours) continue
    const place = path.join(folder, name)
    const found = await stat(place).catch(() => undefined)
    // Another's, of the same machine, is not ours to remove.
    if (!found || found.uid !== process.getuid?.()) continue
    const isOld = Date.now() - found.mtimeMs > DAY
    if (isOld || (ours[1] !== undefined && isGone(Number(ours[1]), found.mtime)))
      await rm(place, { recursive: true, force: true })
  }
}

/** In a container each process that serves has the same number: then what is older than this one is of an earlier one. */
function isGone(pid: number, changedAt: Date): boolean {
  if (pid === process.pid) return changedAt.getTime() < Date.now() - process.uptime() * SECOND
  try {
    process.kill(pid, 0)
    return false
  } catch (error) {
    // One that another user runs is there too.
    return !(error instanceof Error && 'code' in error && error.code === 'EPERM')
  }
}
