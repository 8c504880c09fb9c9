import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

type BreakableDisk = { folder: string; abort: () => void; mountAgain: () => void; remove: () => void }

/**
 * An ext4 file system inside a file. The file can fail like a faulty disk. If the file system cannot be mounted, prints a message and
 * returns undefined.
 */
export function mountBreakableDisk(): BreakableDisk | undefined {
  const home = mkdtempSync(path.join(tmpdir(), 'ahuti-ext4-'))
  const [image, folder] = [path.join(home, 'image'), path.join(home, 'mounted')]
  const run = (program: string, ...args: string[]) => void execFileSync(program, args, { stdio: 'pipe' })
  const mount = () => run('mount', '-o', 'loop', image, folder)
  const remove = () => rmSync(home, { recursive: true, force: true })
  try {
    writeFileSync(image, '')
    truncateSync(image, 300_000_000)
    mkdirSync(folder)
    run('mkfs.ext4', '-q', '-F', image)
    mount()
  } catch {
    remove()
    console.log('SKIPPED: tests that need a failing disk. Only root on Linux with loop devices can mount one.')
    return undefined
  }
  return {
    folder,
    abort: () => {
      run('sync', '--file-system', folder)
      run('mount', '-o', 'remount,abort', folder)
    },
    // The test reads a copy of the image, because this process still has files of the failed disk open.
    mountAgain: () => {
      run('umount', '--lazy', folder)
      copyFileSync(image, `${image}-again`)
      run('mount', '-o', 'loop', `${image}-again`, folder)
    },
    remove: () => {
      run('umount', '--lazy', folder)
      remove()
    },
  }
}
