import { resealPersonalData } from '#features/accounts/commands-reseal.ts'
import { rehashOrderPhones } from '#features/orders/commands-reseal.ts'
import { rehashClientPhones } from '#features/partners/commands-clients.ts'
import { readConfig } from '#server/config.ts'
import { openDatabase } from '#server/database/open.ts'
import { openKeyring } from '#server/keyring.ts'
import { openLog } from '#server/log.ts'
import { endUnopened } from '../end-unopened.ts'
import { SEALED_COLUMNS } from '../sealed-columns.ts'

await reseal().catch(endUnopened)

/** Seals personal data by the first of SECRET_KEYS and ends; the shop may run meanwhile, with the same keys. */
async function reseal(): Promise<void> {
  const config = readConfig(process.env)
  const log = openLog(config.LOG_LEVEL)
  const database = await openDatabase(config, log)
  const shop = { db: database.db, keys: openKeyring(config.SECRET_KEYS) }
  const count = await resealPersonalData(shop, SEALED_COLUMNS)
  await rehashOrderPhones(shop)
  await rehashClientPhones(shop)
  await database.close()
  process.stdout.write(`${count} sealed texts were put under the current key.\n`)
}
