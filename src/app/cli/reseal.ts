import { existsSync, statSync } from 'node:fs'
import path from 'node:path'
import { hasAccounts } from '#features/people/accounts/queries.ts'
import { resealPersonalData } from '#features/people/accounts/commands-reseal.ts'
import { rehashOrderPhones } from '#features/orders/orders/commands.ts'
import { rehashClientPhones } from '#features/clients/partners/commands-clients.ts'
import { type Config, readConfig } from '#server/config.ts'
import type { Db } from '#server/database/database.ts'
import { openDatabase } from '#server/database/open.ts'
import { deleteLostColumns } from '#server/database/reseal-columns.ts'
import { listKeyIds, openKeyring } from '#server/keyring.ts'
import { openLog } from '#server/log.ts'
import { StartError } from '#server/start-error.ts'
import { exitOnStartError } from '../exit-on-start-error.ts'
import { SEALED_COLUMNS } from '../features.ts'
import { ownCommands } from './own-commands.ts'
import { say } from './terminal.ts'

const HELP = `npm run db:reseal                     encrypts personal data again with the first of SECRET_KEYS
npm run db:reseal -- --forget-lost    first deletes texts that none of SECRET_KEYS can decrypt. Use it only if a key is lost; it cannot be undone
`

const [option, ...rest] = process.argv.slice(2)
await reseal(option, rest).catch(exitOnStartError)

/** Encrypts personal data again with the first key in SECRET_KEYS, and exits. The shop may run at the same time with the same keys. */
async function reseal(option: string | undefined, rest: string[]): Promise<void> {
  if ((option !== undefined && option !== '--forget-lost') || rest.length > 0) throw new StartError(ownCommands(HELP))
  const config = readConfig(process.env)
  const place = placeOf(config)
  const database = await openDatabase(config, openLog(config.LOG_LEVEL))
  try {
    await refuseUnused(database.db, place)
    const shop = { db: database.db, keys: openKeyring(config.SECRET_KEYS) }
    if (option !== undefined)
      say(`${await deleteLost(shop)} encrypted texts were deleted, because no key could decrypt them.`)
    const count = await resealPersonalData(shop, SEALED_COLUMNS).catch(explain)
    await rehashOrderPhones(shop)
    await rehashClientPhones(shop)
    say(`${count} texts of ${place} were encrypted again with the key ${listKeyIds(config.SECRET_KEYS)[0]}.`)
  } finally {
    await database.close()
  }
}

async function deleteLost({ db, keys }: { db: Db; keys: ReturnType<typeof openKeyring> }): Promise<number> {
  let count = 0
  for (const columns of SEALED_COLUMNS) count += await deleteLostColumns(db, keys, columns)
  return count
}

/** Describes the database for the output, because the command may have run with the wrong environment. Does not create an embedded database. */
function placeOf({ DATABASE_URL, DATA_DIR }: Config): string {
  if (DATABASE_URL) {
    const { host, pathname } = new URL(DATABASE_URL)
    return `the PostgreSQL database ${pathname.slice(1)} at ${host}`
  }
  const isFile = statSync(DATA_DIR, { throwIfNoEntry: false })?.isFile()
  if (isFile || existsSync(path.join(DATA_DIR, 'postgres'))) return `the embedded database in ${DATA_DIR}`
  throw new StartError(
    `DATA_DIR: there is no embedded database in ${DATA_DIR}, and DATABASE_URL is not set. On a server run "ahuti reseal", which uses the shop's configuration.`,
  )
}

async function refuseUnused(db: Db, place: string): Promise<void> {
  if (await hasAccounts(db)) return
  throw new StartError(
    `DATABASE_URL: no shop has used ${place} yet. On a server run "ahuti reseal", which uses the shop's configuration.`,
  )
}

function explain(error: unknown): never {
  if (!(error instanceof Error) || !/no key can decrypt|unable to authenticate/i.test(error.message)) throw error
  throw new StartError(
    `SECRET_KEYS: ${error.message}. List all earlier keys after the first key, and run the command again. Texts that no key can decrypt are lost: --forget-lost deletes them.`,
  )
}
