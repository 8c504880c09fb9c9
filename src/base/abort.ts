/** Thrown when work is aborted before its end. */
export class Stopped extends Error {}

/** Waits for a promise. If the signal is aborted first, rejects with `Stopped`. */
export async function orStopped<T>(answer: Promise<T>, stopping: AbortSignal | undefined): Promise<T> {
  if (!stopping) return await answer
  const { promise: stopped, reject } = Promise.withResolvers<never>()
  const stop = (): void => reject(new Stopped())
  if (stopping.aborted) stop()
  else stopping.addEventListener('abort', stop, { once: true })
  try {
    return await Promise.race([answer, stopped])
  } finally {
    stopping.removeEventListener('abort', stop)
  }
}
