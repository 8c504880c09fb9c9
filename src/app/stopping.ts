import { SECOND } from '#base/time.ts'
import type { Log } from '#server/log.ts'

/** For the whole shutdown: less than the ten seconds after which most supervisors kill. */
const SHUTDOWN_TIMEOUT = 9.5 * SECOND

/** One stop may send two signals, from the terminal and from the parent process; repeats within this time are ignored. */
const REPEATED_SIGNAL_WINDOW = 0.25 * SECOND

const NUMBERS = { SIGINT: 2, SIGTERM: 15 }
type Signal = keyof typeof NUMBERS

/**
 * Closes the opened resources on a signal, the last one first, and exits. A second signal ends the process at once, and the deadline ends
 * it in any case: what is lost then would also be lost in a crash, which the shop survives by design.
 */
export function closeOnSignal(log: Log, deadline = SHUTDOWN_TIMEOUT) {
  const opened: { name: string; close: () => Promise<void> }[] = []
  let stoppedAt: number | undefined

  async function stop(reason: string): Promise<void> {
    if (stoppedAt !== undefined) return
    stoppedAt = performance.now()
    log.info({ signal: reason }, 'the shop is stopping')
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
    // Keeps an exit code that was set before.
    process.exit()
  }

  function onSignal(signal: Signal): void {
    if (stoppedAt === undefined) return void stop(signal)
    if (performance.now() - stoppedAt < REPEATED_SIGNAL_WINDOW) return
    log.warn({ signal }, 'second signal received, exiting immediately')
    process.exit(128 + NUMBERS[signal])
  }

  process.on('SIGTERM', onSignal)
  process.on('SIGINT', onSignal)
  return {
    /** Registers how to close a resource that has just been opened. */
    add: (name: string, close: () => Promise<void>) => void opened.push({ name, close }),
    /** Stops for a reason other than a signal. */
    stop,
    isStopping: () => stoppedAt !== undefined,
  }
}
