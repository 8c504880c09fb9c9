import { isProvedAddress } from '#features/people/accounts/queries.ts'
import { openEmailTexts } from '#features/platform/notifications/commands-templates.ts'
import { CLOCK_CHANNEL } from '#features/office/sandbox/commands.ts'
import { loadClockOffset } from '#features/office/sandbox/queries.ts'
import { renewedLinks } from '#features/orders/orders/queries.ts'
import { openSettings } from '#features/platform/settings/commands.ts'
import { SECOND } from '#base/time.ts'
import type { Config } from '#server/config.ts'
import type { Database } from '#server/database/database.ts'
import { openKeyring } from '#server/keyring.ts'
import type { Log } from '#server/log.ts'
import { createReloader } from '#server/reloader.ts'
import type { Shop } from '#server/shop.ts'

export type OpenedShop = Awaited<ReturnType<typeof openShop>>

/** Opens the dependencies that every feature uses, and the dependencies that change while the shop runs. */
export async function openShop(config: Config, database: Database, log: Log) {
  const clock = await openClock(config, database, log)
  const settings = await openSettings({ db: database.db, database, config, log })
  const emailTexts = await openEmailTexts({ db: database.db, database, log })
  const keys = openKeyring(config.SECRET_KEYS)
  const { db, readDb = db } = database
  const told = { config, settings, emailTexts, isProvedAddress, renewedLinks }
  const shop: Shop = { ...told, db, readDb, database, log, keys, now: clock.now }
  return { shop, clock, settings, emailTexts }
}

/** The shop's only clock. In the sandbox the database contains an offset of the clock, the same for every process. */
async function openClock(config: Config, database: Database, log: Log) {
  if (!config.SANDBOX) return { now: () => new Date(), setOffset: () => {} }
  let ahead = await loadClockOffset(database.db)
  const setOffset = (ms: number): void => {
    ahead = Math.max(ahead, ms)
  }
  const readAgain = createReloader(
    async () => setOffset(await loadClockOffset(database.db)),
    log,
    'the clock of the sandbox',
  )
  await database.listen(CLOCK_CHANNEL, (seconds) => {
    // An empty payload means that the connection was lost and restored. Then the offset is read from the table.
    if (seconds) setOffset(Number(seconds) * SECOND)
    else readAgain()
  })
  return { now: () => new Date(Date.now() + ahead), setOffset }
}
