import { execFileSync } from 'node:child_process'
import { lstatSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

export const ROOT = fileURLToPath(new URL('../../', import.meta.url))

/** Lists the files that a clone would contain after the next commit: the tracked files and the new files. */
export function listSources(): string[] {
  const args = ['-C', ROOT, 'ls-files', '-z', '--cached', '--others', '--exclude-standard']
  const listed = execFileSync('git', args, { encoding: 'utf8' }).split('\0')
  return listed.filter((file) => file !== '' && lstatSync(ROOT + file, { throwIfNoEntry: false })?.isFile())
}
