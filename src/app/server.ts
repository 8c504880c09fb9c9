import { ConfigError, readConfig } from '#server/config.ts'
import { openDatabase } from '#server/database/open.ts'
import { FolderInUse } from '#server/database/folder-lock.ts'
import { runJobs } from '#server/jobs.ts'
import { openLog } from '#server/log.ts'
import { openHttp } from './http.ts'
import { stopOnUnknownErrors } from './unknown-errors.ts'
import { wireShop } from './wiring/wire-shop.ts'

await main().catch((error: unknown) => {
  const isPlain = error instanceof ConfigError || error instanceof FolderInUse
  console.error(isPlain ? error.message : error)
  process.exit(1)
})

/** Opens everything in order, and closes it in the opposite order on SIGTERM or SIGINT, whenever they come. */
async function main(): Promise<void> {
  const config = readConfig(process.env)
  const log = openLog(config.LOG_LEVEL)
  const closing: (() => Promise<void>)[] = []
  let stopping = false
  async function stop(signal: string): Promise<void> {
    if (stopping) return
    stopping = true
    log.info({ signal }, 'stopping')
    for (const close of closing.toReversed()) await close()
    process.exit()
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  stopOnUnknownErrors(log, async () => await stop('an unknown error'))

  const database = await openDatabase(config, log)
  closing.push(database.close)
  const running = await wireShop(config, database, log)
  closing.push(runJobs(running.jobs, log))
  const http = await openHttp(running)
  closing.push(http.close)
  announce(http.port, config)
}

function announce(port: number, { HOST, SANDBOX, DATABASE_URL, DATA_DIR }: ReturnType<typeof readConfig>): void {
  const address = `http://${HOST === '0.0.0.0' || HOST === '127.0.0.1' ? 'localhost' : HOST}:${port}`
  const lines = [`Ahuti is open at ${address}`]
  if (SANDBOX) lines.push(`Sandbox: pretend payments and the inbox are at ${address}/sandbox`)
  if (!DATABASE_URL) {
    lines.push(
      `Data: embedded database in ${DATA_DIR}. It survives a killed process but not a power cut; set DATABASE_URL for PostgreSQL.`,
    )
  }
  process.stdout.write(`\n${lines.map((line) => `  ${line}\n`).join('')}\n`)
}
