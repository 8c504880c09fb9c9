import { execFileSync } from 'node:child_process'
import { lstatSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

export const ROOT = fileURLToPath(new URL('../../', import.meta.url))

/** The present files of the repository, with new files: the same files as in a clone of the next commit. */
export function listSources(): string[] {
  const args = ['-C', ROOT, 'ls-files', '-z', '--cached', '--others', '--exclude-standard']
  const listed = execFileSync('git', args, { encoding: 'utf8' }).split('\0')
  return listed.filter((file) => file !== '' && lstatSync(ROOT + file, { throwIfNoEntry: false })?.isFile())
}
