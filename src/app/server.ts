import { flushCompileCache } from 'node:module'
import { SECOND } from '#base/time.ts'
import type { Config } from '#server/config.ts'
import { openDatabase } from '#server/database/open.ts'
import { runJobs } from '#server/jobs.ts'
import { clearLeftovers } from '#server/scratch-folders.ts'
import { openLog, type Log } from '#server/log.ts'
import { exitOnStartError } from './exit-on-start-error.ts'
import { openHttp } from './http.ts'
import { closeOnSignal } from './stopping.ts'
import { openTracing, wantsTraces } from './tracing.ts'
import { seedPartnerDemo } from '#features/clients/partners/commands-seed.ts'
import { seedGroupDemo } from '#features/rites/group-rituals/commands-seed.ts'
import { readShopConfig } from './wiring/open-wallets.ts'
import { wireShop } from './wiring/wire-shop.ts'

/** The process ends after this time, even if the orderly stop does not end. */
const EXIT_TIMEOUT = 10 * SECOND

// A write error, for example from a full disk or a closed pipe, must not end the process.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})

/** After this time the first pages have been rendered, and the compiled code is worth caching. */
const KEEPS_COMPILED_AFTER = 5 * SECOND

await main().catch(exitOnStartError)

/** Starts everything in order. On SIGTERM or SIGINT, stops everything in reverse order, also during the start. */
async function main(): Promise<void> {
  const config = readShopConfig(process.env)
  const log = openLog(config.LOG_LEVEL)
  const stop = closeOnSignal(log)
  stopOnUnknownErrors(log, async () => await stop.stop('an unknown error'))
  try {
    const database = await openDatabase(config, log)
    stop.add('the database', database.close)
    await clearLeftovers().catch((error: unknown) =>
      log.warn({ err: error }, 'leftover temporary files could not be removed'),
    )
    const running = await wireShop(config, database, log)
    if (config.SANDBOX && config.SANDBOX_DEMO) {
      await seedPartnerDemo(running)
      await seedGroupDemo(running.shop)
    }
    stop.add('the jobs', runJobs(running.jobs, log, { turns: running.overdueJobs, onClockMoved: running.onClockMoved }))
    const http = await openHttp(running)
    stop.add('the server', http.close)
    if (config.METRICS_PORT !== undefined) {
      const { openMetrics } = await import('./metrics.ts')
      stop.add('the metrics', (await openMetrics(running)).close)
    }
    if (wantsTraces(process.env)) stop.add('the traces', (await openTracing()).close)
    announce(http.port, config)
    // Node writes the compile cache on a normal exit. After a kill, Node would have to compile everything again.
    setTimeout(flushCompileCache, KEEPS_COMPILED_AFTER).unref()
  } catch (error) {
    // If the shop stops during its start, the next step of the start fails because its resources are closed. This failure is expected.
    if (!stop.isStopping()) throw error
  }
}

function announce(port: number, { HOST, SANDBOX, DATABASE_URL, DATA_DIR }: Config): void {
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

/**
 * After an unexpected error the state of the process is unreliable. The process logs the error and stops in order, and its supervisor
 * starts it again.
 */
function stopOnUnknownErrors(log: Log, stop: () => Promise<void>): void {
  async function end(error: unknown): Promise<void> {
    log.fatal({ err: error }, 'the shop stops after an unexpected error')
    process.exitCode = 1
    setTimeout(() => process.exit(), EXIT_TIMEOUT).unref()
    try {
      await stop()
    } catch {
      process.exit()
    }
  }
  process.on('uncaughtException', end)
  process.on('unhandledRejection', end)
}
