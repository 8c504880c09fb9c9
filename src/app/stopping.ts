import { SECOND } from '#base/time.ts'
import type { Log } from '#server/log.ts'

/** The whole stop, whatever still runs: below the ten seconds after which most supervisors kill. */
const DEADLINE = 9.5 * SECOND

/** One request to stop may arrive twice, from the terminal and from the program that started us. */
const ECHO = 0.25 * SECOND

const NUMBERS = { SIGINT: 2, SIGTERM: 15 }
type Signal = keyof typeof NUMBERS

/**
 * Closes what was opened, the last first, when the process is told to stop, and ends it. A second signal ends it at once, and the
 * deadline ends it in any case: whatever is lost then would be lost in a crash too, and the shop is built to survive those.
 */
export function closeOnSignal(log: Log, deadline = DEADLINE) {
  const opened: { name: string; close: () => Promise<void> }[] = []
  let stoppedAt: number | undefined

  async function stop(reason: string): Promise<void> {
    if (stoppedAt !== undefined) return
    stoppedAt = performance.now()
    log.info({ signal: reason }, 'stopping')
    let current = 'the start'
    setTimeout(() => {
      log.error({ waitingFor: current }, 'shutdown timed out, exiting')
      process.exit(1)
    }, deadline)
    try {
      for (const { name, close } of opened.toReversed()) {
        current = name
        await close()
      }
    } catch (error) {
      log.error({ err: error, closing: current }, 'shutdown failed, exiting')
      process.exit(1)
    }
    // An exit code that was set before stands.
    process.exit()
  }

  function onSignal(signal: Signal): void {
    if (stoppedAt === undefined) return void stop(signal)
    if (performance.now() - stoppedAt < ECHO) return
    log.warn({ signal }, 'second signal, exiting')
    process.exit(128 + NUMBERS[signal])
  }

  process.on('SIGTERM', onSignal)
  process.on('SIGINT', onSignal)
  return {
    /** Remembers how to close what has just been opened. */
    add: (name: string, close: () => Promise<void>) => void opened.push({ name, close }),
    /** Stops for another reason than a signal. */
    stop,
    isStopping: () => stoppedAt !== undefined,
  }
}
