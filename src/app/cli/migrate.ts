import { readConfig } from '#server/config.ts'
import { openDatabase } from '#server/database/open.ts'
import { openLog } from '#server/log.ts'
import { exitOnStartError } from '../exit-on-start-error.ts'

await migrate().catch(exitOnStartError)

/** Brings the database schema up to date and exits. Every start does the same. */
async function migrate(): Promise<void> {
  const config = readConfig(process.env)
  const database = await openDatabase(config, openLog(config.LOG_LEVEL))
  await database.close()
  process.stdout.write(`The ${database.engine} database is up to date.\n`)
}
