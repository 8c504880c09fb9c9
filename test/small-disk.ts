import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** A separate file system that is small and therefore soon full. */
export type SmallDisk = {
  folder: string
  /** Sets whether the disk can be written. A system makes a disk read-only after an error. */
  setWritable: (isWritable: boolean) => void
  remove: () => void
}

/** Mounts a small disk. If this user cannot mount a disk, prints a message and returns undefined. */
export function mountSmallDisk(kilobytes: number): SmallDisk | undefined {
  const folder = mkdtempSync(path.join(tmpdir(), 'ahuti-disk-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${kilobytes}k`, 'tmpfs', folder], { stdio: 'pipe' })
  } catch {
    rmSync(folder, { recursive: true })
    console.log('SKIPPED: tests that need a small disk. Only root on Linux can mount a small disk.')
    return undefined
  }
  return {
    folder,
    setWritable: (isWritable) =>
      void execFileSync('mount', ['-o', `remount,${isWritable ? 'rw' : 'ro'}`, folder], { stdio: 'pipe' }),
    remove: () => {
      execFileSync('umount', ['--lazy', folder], { stdio: 'pipe' })
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
