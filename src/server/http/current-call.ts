import { AsyncLocalStorage } from 'node:async_hooks'

const calls = new AsyncLocalStorage<{ ip: string; requestId?: string }>()

/** Answers a call; whatever is done for it knows where it came from, without being told at each step. */
export async function inCall<T>(call: { ip: string; requestId?: string }, work: () => Promise<T>): Promise<T> {
  return await calls.run(call, work)
}

/** The address that the present call was made from; undefined for what happens by timer. */
export function callerAddress(): string | undefined {
  return calls.getStore()?.ip
}

/** The id of the present call, as its answer and the log have it; undefined for what happens by timer. */
export function callerRequest(): string | undefined {
  return calls.getStore()?.requestId
}
