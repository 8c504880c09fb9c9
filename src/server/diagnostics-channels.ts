import { channel } from 'node:diagnostics_channel'

/* Events of the process for metrics and tracing. Publishing costs nothing if there is no listener (Node's own channels). */

/** A call of the API was answered. `route` is the pattern, never the requested address. */
export type CallAnswered = {
  method: string
  route: string
  status: number
  ms: number
  requestId: string
  /** The W3C header `traceparent`, as received. */
  traceparent: string | undefined
}
/** A request was answered or aborted. `kind` is the kind of the requested resource. */
export type RequestAnswered = { kind: 'page' | 'call' | 'asset' | 'panel'; method: string; status: number; ms: number }
export type JobEnded = { name: string; ms: number; failed: boolean }

export const callAnswered = openChannel<CallAnswered>('ahuti:call')
export const requestAnswered = openChannel<RequestAnswered>('ahuti:request')
export const jobEnded = openChannel<JobEnded>('ahuti:job')

function openChannel<T>(name: string) {
  const namedChannel = channel(name)
  return {
    isHeard: (): boolean => namedChannel.hasSubscribers,
    tell: (what: T): void => namedChannel.publish(what),
    /** Returns an unsubscribe function. */
    hear(callback: (what: T) => void): () => void {
      // Only `tell` publishes on this channel, so each message has this type.
      const listener = (what: unknown): void => callback(what as T)
      namedChannel.subscribe(listener)
      return () => {
        namedChannel.unsubscribe(listener)
      }
    },
  }
}
