import { ConfigError, readConfig } from '#server/config.ts'
import { describeWallets, openWallets } from '../wiring/open-accounts.ts'

/** Prints the first addresses of each configured wallet and ends; it needs no database and no network. */
try {
  process.stdout.write(describeWallets(openWallets(readConfig(process.env))))
} catch (error) {
  if (!(error instanceof ConfigError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
