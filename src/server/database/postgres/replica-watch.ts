import { SECOND } from '#base/time.ts'
import type { Log } from '../../log.ts'

/** A server's position in its WAL. */
export type Position = {
  /** Identifies the cluster and database: equal on a primary and its replicas only. */
  identity: string
  isReplica: boolean
  /** How far a primary has written the WAL, or a replica has replayed it. */
  bytes: number
}

/** Rejects if the server does not answer in time. */
type AskPosition = () => Promise<Position>

/** A replica with more lag is not read. */
const MAX_LAG = 10 * SECOND
/** For the lag metric; a larger lag is reported as infinite. */
const MAX_REPORTED_LAG = 600 * SECOND

type ReplicaState = 'current' | 'catching up' | 'behind' | 'away' | 'not a replica'

/**
 * Whether the replica may be read. It must have replayed, first, everything up to the last notified change (`notice`), so that nothing
 * cached afterwards is older than that change, and second, everything up to ten seconds ago. Both are WAL positions from the primary;
 * server clocks are not trusted. While the primary is silent, nothing newer can be known, and the replica keeps its state.
 */
export function watchReplica(
  ask: { primary: AskPosition; replica: AskPosition },
  log: Log,
  now: () => number = () => performance.now(),
) {
  let identity: string | undefined
  let samples: { at: number; bytes: number }[] = []
  let notices = 0
  /** The position it must have replayed; undefined until the primary answers after the last notice. */
  let wanted: number | undefined
  /** Everything up to this time has been replayed. */
  let upTo = Number.NEGATIVE_INFINITY
  let isPrimarySilent = false
  let state: ReplicaState = 'catching up'
  let reportedState: ReplicaState | undefined

  const knownUntil = (): number => (isPrimarySilent ? (samples.at(-1)?.at ?? Number.NEGATIVE_INFINITY) : now())
  const behindMs = (): number => (upTo === Number.NEGATIVE_INFINITY ? Number.POSITIVE_INFINITY : knownUntil() - upTo)

  async function pollPrimary(): Promise<void> {
    const [noticesBefore, at] = [notices, now()]
    const found = await ask.primary().catch(() => undefined)
    // During a failover the address may briefly lead to a replica; that says nothing about the primary.
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
    // Recomputed each time: after a crash a replica may be further back than before.
    upTo = Math.max(...samples.filter((sample) => sample.bytes <= bytes).map(({ at }) => at), Number.NEGATIVE_INFINITY)
    if (wanted !== undefined && bytes >= wanted && behindMs() <= MAX_LAG) return 'current'
    const [oldest] = samples
    const asFarAs = Number.isFinite(upTo) ? upTo : (oldest?.at ?? knownUntil())
    return knownUntil() - asFarAs > MAX_LAG ? 'behind' : 'catching up'
  }

  function become(next: ReplicaState, error?: unknown): void {
    state = next
    // Catching up is short or ends in another state, so it is not logged.
    if (next === 'catching up' || next === reportedState) return
    reportedState = next
    if (next === 'current') log.info('public pages use the replica')
    else log.warn({ replica: next, ...(error !== undefined && { err: error }) }, 'public pages use the primary')
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
    /** Something changed, or may have changed unheard: the replica must now prove that it has the change. */
    notice(): void {
      notices += 1
      wanted = undefined
      if (state === 'current') state = 'catching up'
    },
    /** The replica failed, and is not used before the next check. */
    lose,
    isReadable: (): boolean => state === 'current' && behindMs() <= MAX_LAG,
    isCatchingUp: (): boolean => state === 'catching up',
    behindSeconds: (): number => behindMs() / SECOND,
  }
}
