import { AsyncLocalStorage } from 'node:async_hooks'

const calls = new AsyncLocalStorage<{ ip: string; requestId?: string }>()

/** Runs `work` for a call. Code inside `work` can read the caller's address and the request id without parameters. */
export async function runInCall<T>(call: { ip: string; requestId?: string }, work: () => Promise<T>): Promise<T> {
  return await calls.run(call, work)
}

/** The client address of the current call; undefined in jobs. */
export function callerAddress(): string | undefined {
  return calls.getStore()?.ip
}

/** The id of the current call, as in its response and the log; undefined in jobs. */
export function callerRequest(): string | undefined {
  return calls.getStore()?.requestId
}
