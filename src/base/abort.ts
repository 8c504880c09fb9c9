/** The error of work that was aborted before its end. */
export class Stopped extends Error {}

/** Waits for an answer only until the signal is aborted. */
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
