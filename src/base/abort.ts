/** Work was aborted before it was done. */
export class Stopped extends Error {}

/** Does not wait for an answer after the signal. */
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
