import { SECOND } from '#base/time.ts'
import type { Log } from '#server/log.ts'

/** The process ends after this time even when the orderly stop hangs. */
const PATIENCE = 10 * SECOND

/** After an error that nobody expected the state of the process cannot be trusted: it says what happened, stops in order, and is started anew. */
export function stopOnUnknownErrors(log: Log, stop: () => Promise<void>): void {
  async function end(error: unknown): Promise<void> {
    log.fatal({ err: error }, 'an error that nobody expected: the shop stops')
    process.exitCode = 1
    setTimeout(() => process.exit(), PATIENCE).unref()
    try {
      await stop()
    } catch {
      process.exit()
    }
  }
  process.on('uncaughtException', end)
  process.on('unhandledRejection', end)
}
