import { DAY, MINUTE } from '#base/time.ts'

/** A way to pay that does not work for so long is dead. */
const DEAD_AFTER = 10 * MINUTE
/** A market may miss one answer. */
const STALE_AFTER = 5 * MINUTE
/** A process that has just started does not know the backups yet. */
const UNKNOWN_FOR = 30 * MINUTE
/** A single failure passes: PostgreSQL tries again each minute. */
const ARCHIVE_LATE_AFTER = 5 * MINUTE
const MAIL_STANDS_AFTER = 15 * MINUTE
const JOBS_LATE_AFTER = 10 * MINUTE
/** Gives the author of a draft time to publish it. */
const DRAFT_AFTER = 10 * MINUTE
const MIN_FREE = 0.1
/** An older call of a card service says nothing about today. */
const CALLS_FOR = DAY

/** `polledAt`: the last answer of the nodes. `failedAt`: their last failure. */
type ChainFact = { chain: string; polledAt: Date | null; failedAt: Date | null }

export type AlertFacts = {
  now: Date
  startedAt: Date
  chains: readonly ChainFact[]
  /** The last attempt with an answer of the card service, and the first one after it without an answer. */
  cards: { answeredAt: Date | null; unansweredAt: Date | null }
  areRatesMissing: boolean
  disk: { freeBytes: number; totalBytes: number } | null
  /** Null if no backups are scheduled. `isRestorable`: undefined while nobody has tried. */
  backup: { isLate: boolean; isRestorable: boolean | undefined } | null
  isArchiveLate: boolean
  /** For how long no message has gone out although some wait; null without a mail server. */
  mailStandsMs: number | null
  lateJobs: readonly string[]
  /** Drafts of proofs whose ritual is complete. */
  drafts: readonly { id: string; createdAt: Date }[]
}

/** A cause of an alert. `holdsMs`: the time for which a process must see the cause before it counts. */
export type Cause = { name: string; holdsMs: number }

/** The urgent causes of alerts, which cannot wait until somebody opens Today. */
export function causesOf(facts: AlertFacts): Cause[] {
  const { now, chains, disk, backup, mailStandsMs, lateJobs, drafts } = facts
  const has = (isTrue: boolean, name: string, holdsMs = 0): Cause[] => (isTrue ? [{ name, holdsMs }] : [])
  return [
    ...chains.filter((chain) => isDead(chain, facts)).flatMap(({ chain }) => has(true, `way-dead:${chain}`)),
    ...has(areCardsDead(facts), 'way-dead:card'),
    ...has(facts.areRatesMissing, 'rates-stale', STALE_AFTER),
    ...has(disk !== null && disk.freeBytes < disk.totalBytes * MIN_FREE, 'disk-low'),
    ...has(backup?.isLate === true, 'backup-late', UNKNOWN_FOR),
    ...has(backup?.isRestorable === false, 'backup-broken'),
    ...has(facts.isArchiveLate, 'archive-late', ARCHIVE_LATE_AFTER),
    ...has(mailStandsMs !== null && mailStandsMs >= MAIL_STANDS_AFTER, 'mail-stands'),
    ...has(lateJobs.length > 0, 'jobs-late', JOBS_LATE_AFTER),
    ...drafts
      .filter(({ createdAt }) => isOlder(createdAt, DRAFT_AFTER, now))
      .flatMap(({ id }) => has(true, `proof-to-check:${id}`)),
  ]
}

/** The causes that have held long enough. `since`: when this process first saw each; changed by this call. */
export function heldCauses(causes: readonly Cause[], since: Map<string, Date>, now: Date): string[] {
  const names = new Set(causes.map(({ name }) => name))
  for (const name of since.keys()) if (!names.has(name)) since.delete(name)
  return causes
    .filter(({ name, holdsMs }) => {
      const first = since.get(name) ?? now
      since.set(name, first)
      return isOlder(first, holdsMs, now)
    })
    .map(({ name }) => name)
}

/** The kind and the subject of an alert: the subject of `way-dead:bitcoin` is bitcoin. */
export function splitAlert(name: string): { kind: string; about: string } {
  const [kind = '', about = ''] = name.split(':')
  return { kind, about }
}

/** The nodes fail, and their last answer is too old. Nodes that never answered are judged by the age of the process. */
function isDead({ polledAt, failedAt }: ChainFact, { now, startedAt }: AlertFacts): boolean {
  if (failedAt === null || (polledAt !== null && polledAt >= failedAt)) return false
  return isOlder(polledAt ?? startedAt, DEAD_AFTER, now)
}

function areCardsDead({ now, cards: { answeredAt, unansweredAt } }: AlertFacts): boolean {
  if (unansweredAt === null || (answeredAt !== null && answeredAt > unansweredAt)) return false
  return isOlder(unansweredAt, DEAD_AFTER, now) && !isOlder(unansweredAt, CALLS_FOR, now)
}

function isOlder(at: Date, ms: number, now: Date): boolean {
  return now.getTime() - at.getTime() >= ms
}
