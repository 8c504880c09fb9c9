import { SECOND } from '#base/time.ts'
import type { Log } from '../../log.ts'

export type Position = {
  /** Identifies the cluster and the database. Only a primary and its replicas have the same value. */
  identity: string
  isReplica: boolean
  /** The position in the WAL up to which the primary has written, or the replica has replayed. */
  bytes: number
}

/** Rejects if the server does not answer in time. */
type AskPosition = () => Promise<Position>

/** The maximum lag of a replica. A replica with more lag is not used. */
const MAX_LAG = 10 * SECOND
/** The maximum value of the lag metric. A larger lag is reported as infinite. */
const MAX_REPORTED_LAG = 600 * SECOND

type ReplicaState = 'current' | 'catching up' | 'behind' | 'away' | 'not a replica'

/**
 * Decides whether the replica may be read. First, the replica must have replayed everything up to the last notified change (`notice`), so that no
 * cached value is older than that change. Second, it must have replayed everything up to ten seconds ago. Both are WAL positions from the
 * primary; server clocks are not trusted. While the primary is silent, no newer position is known, and the state of the replica stays the
 * same.
 */
export function watchReplica(
  ask: { primary: AskPosition; replica: AskPosition },
  log: Log,
  now: () => number = () => performance.now(),
) {
  let identity: string | undefined
  let samples: { at: number; bytes: number }[] = []
  let notices = 0
  /** The position that the replica must have replayed. Undefined until the primary answers after the last notice. */
  let wanted: number | undefined
  /** The replica has replayed everything up to this time. */
  let upTo = Number.NEGATIVE_INFINITY
  let isPrimarySilent = false
  let state: ReplicaState = 'catching up'
  let reportedState: ReplicaState | undefined

  const knownUntil = (): number => (isPrimarySilent ? (samples.at(-1)?.at ?? Number.NEGATIVE_INFINITY) : now())
  const behindMs = (): number => (upTo === Number.NEGATIVE_INFINITY ? Number.POSITIVE_INFINITY : knownUntil() - upTo)

  async function pollPrimary(): Promise<void> {
    const [noticesBefore, at] = [notices, now()]
    const found = await ask.primary().catch(() => undefined)
    // During a failover the address may briefly point to a replica. Its answer does not describe the primary.
    isPrimarySilent = !found || found.isReplica
    if (!found || found.isReplica) return
    identity = found.identity
    samples = [...samples.filter((sample) => at - sample.at < MAX_REPORTED_LAG), { at, bytes: found.bytes }]
    // An answer sent before the notice may be older than the change.
    if (noticesBefore === notices) wanted ??= found.bytes
  }

  function evaluate({ identity: found, isReplica, bytes }: Position): ReplicaState {
    if (identity === undefined) return 'catching up'
    if (!isReplica || found !== identity) return 'not a replica'
    // This time is computed again in each check, because after a crash a replica may be further back than before.
    upTo = Math.max(...samples.filter((sample) => sample.bytes <= bytes).map(({ at }) => at), Number.NEGATIVE_INFINITY)
    if (wanted !== undefined && bytes >= wanted && behindMs() <= MAX_LAG) return 'current'
    const [oldest] = samples
    const asFarAs = Number.isFinite(upTo) ? upTo : (oldest?.at ?? knownUntil())
    return knownUntil() - asFarAs > MAX_LAG ? 'behind' : 'catching up'
  }

  function become(next: ReplicaState, error?: unknown): void {
    state = next
    // The state "catching up" is not logged, because it is short or is followed by another state.
    if (next === 'catching up' || next === reportedState) return
    reportedState = next
    if (next === 'current') log.info('public pages use the replica')
    else
      log.warn(
        { replica: next, ...(error !== undefined && { err: error }) },
        'public pages use the primary database, not the replica',
      )
  }

  function lose(error: unknown): void {
    upTo = Number.NEGATIVE_INFINITY
    become('away', error)
  }

  return {
    /** Queries both servers. Never rejects. */
    async check(): Promise<void> {
      await pollPrimary()
      try {
        become(evaluate(await ask.replica()))
      } catch (error) {
        lose(error)
      }
    },
    /** Called when data has changed or may have changed. The replica is not read until a check shows that it has the change. */
    notice(): void {
      notices += 1
      wanted = undefined
      if (state === 'current') state = 'catching up'
    },
    /** The replica failed. It is not used before the next check. */
    lose,
    isReadable: (): boolean => state === 'current' && behindMs() <= MAX_LAG,
    isCatchingUp: (): boolean => state === 'catching up',
    behindSeconds: (): number => behindMs() / SECOND,
  }
}
