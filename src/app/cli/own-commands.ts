import { existsSync } from 'node:fs'

/** Only a production folder has this program (tools/production/make-folder.ts). */
const PROGRAM = new URL('../../../ahuti', import.meta.url)

/**
 * Replaces the commands in a text by the commands of this installation: `npm run backup -- list` in the repository, `ahuti backup list` on a
 * server. Columns keep their positions.
 */
export function ownCommands(text: string, isProduction = existsSync(PROGRAM)): string {
  if (!isProduction) return text
  return text.replaceAll(/^.*npm run .*$/gm, (line) => {
    const own = line.replaceAll(/npm run (?:db:)?([a-z]+)(?: --(?= ))?/g, 'ahuti $1')
    return own.replace(/ {2,}/, (gap) => gap + ' '.repeat(line.length - own.length))
  })
}
