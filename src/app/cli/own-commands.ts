import { existsSync } from 'node:fs'

/** Only a production folder has this program (tools/production/make-folder.ts). */
const PROGRAM = new URL('../../../ahuti', import.meta.url)

/**
 * Names the commands in a text as this installation has them: `npm run backup -- list` in the repository, `ahuti backup list` on a server.
 * Columns stay where they are.
 */
export function ownCommands(text: string, isProduction = existsSync(PROGRAM)): string {
  if (!isProduction) return text
  return text.replaceAll(/^.*npm run .*$/gm, (line) => {
    const own = line.replaceAll(/npm run (?:db:)?([a-z]+)(?: --(?= ))?/g, 'ahuti $1')
    return own.replace(/ {2,}/, (gap) => gap + ' '.repeat(line.length - own.length))
  })
}
