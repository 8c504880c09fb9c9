import { openDatabase } from '#server/database/open.ts'
import { StartError } from '#server/start-error.ts'
import { ownCommands } from './own-commands.ts'
import { CLI_HELP, CliError, runCommand } from './payments-cli.ts'
import { openQuietLog } from './terminal.ts'
import { readShopConfig } from '../wiring/open-wallets.ts'
import { wireShop } from '../wiring/wire-shop.ts'

/** Runs one payment command and exits. With PostgreSQL the shop may run at the same time. PGlite allows only one process. */
const args = process.argv.slice(2)
if (args.length === 0 || args[0] === 'help') process.stdout.write(ownCommands(CLI_HELP))
else await work()

async function work(): Promise<void> {
  try {
    const config = readShopConfig(process.env)
    const log = openQuietLog(config)
    const database = await openDatabase(config, log)
    try {
      const { payments } = await wireShop(config, database, log)
      process.stdout.write(await runCommand(payments, args))
    } finally {
      await database.close()
    }
  } catch (error) {
    if (!(error instanceof StartError || error instanceof CliError)) throw error
    console.error(error.message)
    process.exitCode = 1
  }
}
