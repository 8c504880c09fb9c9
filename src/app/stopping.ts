import { SECOND } from '#base/time.ts'
import type { Log } from '#server/log.ts'

/** The maximum time for the whole shutdown. Most supervisors kill a process after ten seconds, so this time is shorter. */
const SHUTDOWN_TIMEOUT = 9.5 * SECOND

/**
 * The time for which the shop still accepts connections after the stop begins. In this time load balancers learn from `/readyz` that the
 * shop is stopping, so they send no connection that would be refused. The next response on an open connection closes the connection.
 */
export const CLOSE_NOTICE = 0.5 * SECOND

/** The maximum time for running requests after the port is closed. */
export const DRAIN_TIMEOUT = 7 * SECOND

/** One stop may send two signals, from the terminal and from the parent process. A second signal within this time is ignored. */
const REPEATED_SIGNAL_WINDOW = 0.25 * SECOND

const NUMBERS = { SIGINT: 2, SIGTERM: 15 }
type Signal = keyof typeof NUMBERS

/**
 * On a signal, closes the open resources, the last one first, and exits. A second signal ends the process immediately. After the deadline the process
 * ends in any case. The shop is designed to survive a crash, so this end loses no more than a crash does.
 */
export function closeOnSignal(log: Log) {
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
    }, SHUTDOWN_TIMEOUT)
    try {
      for (const { name, close } of opened.toReversed()) {
        current = name
        await close()
      }
    } catch (error) {
      log.error({ err: error, closing: current }, 'shutdown failed, exiting')
      process.exit(1)
    }
    // `process.exit()` without an argument keeps an exit code that was set before.
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
    /** Registers how to close a resource that was just opened. */
    add: (name: string, close: () => Promise<void>) => void opened.push({ name, close }),
    /** Stops the shop for a reason other than a signal. */
    stop,
    isStopping: () => stoppedAt !== undefined,
  }
}
