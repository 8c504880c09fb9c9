import { SECOND } from '#base/time.ts'
import type { Log } from '../../log.ts'

/** Where a server stands in the log of changes. */
export type Position = {
  /** Of the cluster and the database: the same on a primary and on its replicas, and on nothing else. */
  identity: string
  isReplica: boolean
  /** So far the log was written by a primary, or replayed by a replica. */
  bytes: number
}

/** Rejects where the server does not answer in time. */
type AskPosition = () => Promise<Position>

/** A replica that is further behind than this is not read. */
const MOST_BEHIND = 10 * SECOND
/** For the figure of how far it is behind; more than that is told as infinite. */
const REMEMBERED = 600 * SECOND

type ReplicaState = 'current' | 'catching up' | 'behind' | 'away' | 'not a replica'

/**
 * Whether the replica may be read. It may while it has replayed, first, everything that was there when the primary last told of a change
 * (`notice`), so that nothing that is kept from then on is older than that change, and second, everything that was there ten seconds ago.
 * Both are positions of the log that the primary was asked for; no clock of a server is trusted. While the primary is silent, nothing
 * newer can be known of, and the replica goes on as it stood.
 */
export function watchReplica(
  ask: { primary: AskPosition; replica: AskPosition },
  log: Log,
  now: () => number = () => performance.now(),
) {
  let identity: string | undefined
  let samples: { at: number; bytes: number }[] = []
  let notices = 0
  /** What it must have replayed; undefined until the primary was asked since the last notice. */
  let wanted: number | undefined
  /** Everything that was there at this moment has been replayed. */
  let upTo = Number.NEGATIVE_INFINITY
  let isPrimarySilent = false
  let state: ReplicaState = 'catching up'
  let told: ReplicaState | undefined

  const knownUntil = (): number => (isPrimarySilent ? (samples.at(-1)?.at ?? Number.NEGATIVE_INFINITY) : now())
  const behindMs = (): number => (upTo === Number.NEGATIVE_INFINITY ? Number.POSITIVE_INFINITY : knownUntil() - upTo)

  async function pollPrimary(): Promise<void> {
    const [noticesBefore, at] = [notices, now()]
    const found = await ask.primary().catch(() => undefined)
    // An address that leads to a replica for a moment, while another server is made the primary, says nothing of the primary.
    isPrimarySilent = !found || found.isReplica
    if (!found || found.isReplica) return
    identity = found.identity
    samples = [...samples.filter((sample) => at - sample.at < REMEMBERED), { at, bytes: found.bytes }]
    // An answer that was on its way when the notice came may be older than the change.
    if (noticesBefore === notices) wanted ??= found.bytes
  }

  function evaluate({ identity: found, isReplica, bytes }: Position): ReplicaState {
    if (identity === undefined) return 'catching up'
    if (!isReplica || found !== identity) return 'not a replica'
    // Each time anew: after a crash a replica may stand further back than before.
    upTo = Math.max(...samples.filter((sample) => sample.bytes <= bytes).map(({ at }) => at), Number.NEGATIVE_INFINITY)
    if (wanted !== undefined && bytes >= wanted && behindMs() <= MOST_BEHIND) return 'current'
    const [oldest] = samples
    const asFarAs = Number.isFinite(upTo) ? upTo : (oldest?.at ?? knownUntil())
    return knownUntil() - asFarAs > MOST_BEHIND ? 'behind' : 'catching up'
  }

  function become(next: ReplicaState, error?: unknown): void {
    state = next
    // Catching up takes moments or ends in one of the other states, so it is not logged.
    if (next === 'catching up' || next === told) return
    told = next
    if (next === 'current') log.info('public pages use the replica')
    else log.warn({ replica: next, ...(error !== undefined && { err: error }) }, 'public pages use the primary')
  }

  function lose(error: unknown): void {
    upTo = Number.NEGATIVE_INFINITY
    become('away', error)
  }

  return {
    /** Asks both servers. Never rejects. */
    async check(): Promise<void> {
      await pollPrimary()
      try {
        become(evaluate(await ask.replica()))
      } catch (error) {
        lose(error)
      }
    },
    /** Something changed, or may have changed unheard: from this moment the replica must prove that it has it. */
    notice(): void {
      notices += 1
      wanted = undefined
      if (state === 'current') state = 'catching up'
    },
    /** It failed to answer, and is not asked again before the next check. */
    lose,
    isReadable: (): boolean => state === 'current' && behindMs() <= MOST_BEHIND,
    isCatchingUp: (): boolean => state === 'catching up',
    behindSeconds: (): number => behindMs() / SECOND,
  }
}
