import { readConfig } from '#server/config.ts'
import { openDatabase } from '#server/database/open.ts'
import { openLog } from '#server/log.ts'
import { exitOnStartError } from '../exit-on-start-error.ts'

await migrate().catch(exitOnStartError)

/** Migrates the database schema to this version and exits. Each start of the shop also migrates it. */
async function migrate(): Promise<void> {
  const config = readConfig(process.env)
  const database = await openDatabase(config, openLog(config.LOG_LEVEL))
  await database.close()
  process.stdout.write(`The ${database.engine} database is up to date.\n`)
}
