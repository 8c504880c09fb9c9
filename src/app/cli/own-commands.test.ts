import { expect, it } from 'vitest'
import { ownCommands } from './own-commands.ts'

const HELP = `npm run backup                 makes a backup
npm run backup -- list         lists all backups
                               and their sizes
npm run db:reseal -- --forget-lost    deletes texts
Run \`npm run wallet\`, or \`npm run wallet -- new\`.`

it('the help text says npm in a repository, and ahuti in an installed shop', () => {
  expect(ownCommands(HELP, false)).toBe(HELP)
  expect(ownCommands(HELP, true)).toBe(`ahuti backup                   makes a backup
ahuti backup list              lists all backups
                               and their sizes
ahuti reseal --forget-lost            deletes texts
Run \`ahuti wallet\`, or \`ahuti wallet new\`.`)
})
