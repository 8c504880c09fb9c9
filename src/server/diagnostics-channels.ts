import { channel } from 'node:diagnostics_channel'

/*
 * What goes on in the process, for whoever counts or traces it. Telling costs nothing while nobody listens (Node's own channels).
 */

/** A call of the API was answered. `route` is the pattern, never the address. */
export type CallAnswered = {
  method: string
  route: string
  status: number
  ms: number
  requestId: string
  /** W3C's header, as it came. */
  traceparent: string | undefined
}
/** A request was answered or left, by what it asked for. */
export type RequestAnswered = { kind: 'page' | 'call' | 'asset' | 'panel'; method: string; status: number; ms: number }
/** A job ended one turn. */
export type JobEnded = { name: string; ms: number; failed: boolean }

export const callAnswered = openChannel<CallAnswered>('ahuti:call')
export const requestAnswered = openChannel<RequestAnswered>('ahuti:request')
export const jobEnded = openChannel<JobEnded>('ahuti:job')

function openChannel<T>(name: string) {
  const told = channel(name)
  return {
    isHeard: (): boolean => told.hasSubscribers,
    tell: (what: T): void => told.publish(what),
    /** Answers how to stop listening. */
    hear(callback: (what: T) => void): () => void {
      // Only `tell` publishes there.
      const heard = (what: unknown): void => callback(what as T)
      told.subscribe(heard)
      return () => {
        told.unsubscribe(heard)
      }
    },
  }
}
