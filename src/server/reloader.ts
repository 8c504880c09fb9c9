import { SECOND } from '#base/time.ts'
import type { Log } from './log.ts'

const FIRST_RETRY = SECOND
const MAX_RETRY_DELAY = 60 * SECOND

/**
 * Returns a function that loads data again after a notification, for data that a process keeps in memory. The function starts loading and
 * never throws. If loading fails, that is logged, and loading is repeated with growing delays until it succeeds. `what` names the data in
 * the log. A notification during a reload starts one more reload.
 */
export function createReloader(read: () => Promise<void>, log: Log, what: string): () => void {
  let isReading = false
  let isToldAgain = false
  let retryMs = FIRST_RETRY
  let retry: NodeJS.Timeout | undefined

  function start(): void {
    clearTimeout(retry)
    if (isReading) {
      isToldAgain = true
      return
    }
    isReading = true
    void run()
  }

  async function run(): Promise<void> {
    isToldAgain = false
    try {
      await read()
      retryMs = FIRST_RETRY
    } catch (error) {
      log.warn(
        { err: error, what, retryMs },
        'changed data could not be loaded, retrying (the field `what` says which data)',
      )
      retry = setTimeout(start, retryMs).unref()
      retryMs = Math.min(retryMs * 2, MAX_RETRY_DELAY)
    }
    isReading = false
    if (isToldAgain) start()
  }

  return start
}
