import { setTimeout as pause } from 'node:timers/promises'
import { Refusal } from '#base/refusal.ts'
import { SECOND } from '#base/time.ts'
import type { Db } from '../database.ts'

/** A transaction that takes longer than this waits for a lock of another process. */
const LOCK_TIMEOUT = SECOND
const RETRY_AFTER = 2

type Turn = { since: number; over: Promise<void> }
const turns = new WeakMap<Db, Map<string, Turn>>()

/**
 * A transaction that first locks the row of `key`. In this process only one transaction per key uses the database, so many calls on one
 * locked row do not use all connections of the pool. The other calls wait without a connection. They are refused immediately if the first
 * call is stuck.
 */
export async function queuedTransaction<T>(db: Db, key: string, work: (tx: Db) => Promise<T>): Promise<T> {
  const waiting = turns.get(db) ?? new Map<string, Turn>()
  turns.set(db, waiting)
  for (let turn = waiting.get(key); turn; turn = waiting.get(key)) await waitFor(turn)
  const { promise: over, resolve: leave } = Promise.withResolvers<void>()
  waiting.set(key, { since: performance.now(), over })
  try {
    return await db.transaction(work)
  } finally {
    waiting.delete(key)
    leave()
  }
}

async function waitFor({ since, over }: Turn): Promise<void> {
  const left = since + LOCK_TIMEOUT - performance.now()
  const isOver = left > 0 && (await Promise.race([over.then(() => true), pause(left, false, { ref: false })]))
  if (!isOver) throw new Refusal('unavailable', 'http.unavailable', { retryAfter: RETRY_AFTER })
}
