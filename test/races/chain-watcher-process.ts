// A process that only watches chains. It runs the shop's own payment jobs on a given database, without pages and HTTP. So it starts quickly enough
// for a test that kills it hundreds of times.
import { followChains } from '../../src/features/money/crypto/commands-watch.ts'
import { paymentJobs } from '../../src/features/money/crypto/jobs.ts'
import { createOrdersPort } from '../../src/app/wiring/ports/orders-port.ts'
import { openPlans } from '../../src/app/wiring/ports/plans-port.ts'
import { openPayments } from '../../src/app/wiring/open-payments.ts'
import { renewedLinks } from '../../src/features/orders/orders/queries.ts'
import { isProvedAddress } from '../../src/features/people/accounts/queries.ts'
import { readConfig } from '../../src/server/config.ts'
import { openDatabase } from '../../src/server/database/open.ts'
import { runJobs } from '../../src/server/jobs.ts'
import { openKeyring } from '../../src/server/keyring.ts'
import { openLog } from '../../src/server/log.ts'
import { mergeSettings } from '../../src/features/platform/settings/rules.ts'
import type { Shop } from '../../src/server/shop.ts'

const config = readConfig(process.env)
const log = openLog(config.LOG_LEVEL)
const database = await openDatabase(config, log)
const settings = mergeSettings(config, {})
const shop: Shop = {
  db: database.db,
  readDb: database.db,
  database,
  config,
  settings: () => settings,
  emailTexts: () => ({}),
  isProvedAddress,
  renewedLinks,
  log,
  keys: openKeyring(config.SECRET_KEYS),
  now: () => new Date(),
}
const payments = await openPayments(shop, createOrdersPort(shop, openPlans(shop).port), {})
// The process polls without pause, in addition to the jobs, which run every two seconds. So a kill always interrupts some work.
const restless = { name: 'follow-chains', everyMs: 5, work: async () => await followChains(payments) }
runJobs([...paymentJobs(payments), restless], log)
process.stdout.write('watching\n')
