import { openStorage } from '#features/platform/media/providers/open-storage.ts'
import { readConfig } from '#server/config.ts'
import { openDatabase } from '#server/database/open.ts'
import { StartError } from '#server/start-error.ts'
import { exportContent, importContent } from '../content-transfer.ts'
import { exitOnStartError } from '../exit-on-start-error.ts'
import { ownCommands } from './own-commands.ts'
import { openQuietLog, say } from './terminal.ts'
import { mediaPlace } from '../wiring/ports/backup-context.ts'

const HELP = `npm run content -- export FOLDER   writes the content of the shop into a new folder
npm run content -- import FOLDER   replaces the content of a shop without orders by the content of the folder
The content is: rituals, articles, lists, e-mail texts, settings, discount codes, priests, notes on days and public files.
Orders, customers, partners, staff and proofs are not content. Stop the shop first.
`

await work(process.argv.slice(2)).catch(exitOnStartError)

async function work([command, folder, ...others]: string[]): Promise<void> {
  const transfer = command === 'export' ? exportContent : command === 'import' ? importContent : undefined
  if (!transfer || !folder || others.length > 0) throw new StartError(ownCommands(HELP))
  const config = readConfig(process.env)
  const log = openQuietLog(config)
  const database = await openDatabase(config, log)
  try {
    const counts = await transfer(database.db, await openStorage(mediaPlace(config)), folder)
    for (const { table, rows } of counts) say(`${table.padEnd(24)} ${String(rows).padStart(6)}`)
  } finally {
    await database.close()
  }
}
