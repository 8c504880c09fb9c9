import { DAY, MINUTE } from '#base/time.ts'

/** A payment method is dead if it has not worked for this time. */
const DEAD_AFTER = 10 * MINUTE
/** An alert begins only if the price of a coin has been missing for this time, because a single request for prices may fail. */
const STALE_AFTER = 5 * MINUTE
/** An alert begins only if the backup has been late for this time, because a process that has just started does not know the backups. */
const UNKNOWN_FOR = 30 * MINUTE
/** An alert begins only if the log archive has been late for this time, because PostgreSQL repeats a failed attempt every minute. */
const ARCHIVE_LATE_AFTER = 5 * MINUTE
const MAIL_STANDS_AFTER = 15 * MINUTE
const JOBS_LATE_AFTER = 10 * MINUTE
/** An alert about an unpublished draft begins only after this time, so that its author has time to publish it. */
const DRAFT_AFTER = 10 * MINUTE
const MIN_FREE = 0.1
/** Calls to a card service that are older than this are ignored. */
const CALLS_FOR = DAY

/** `polledAt`: the last answer of the nodes. `failedAt`: their last failure. */
type ChainFact = { chain: string; polledAt: Date | null; failedAt: Date | null }

export type AlertFacts = {
  now: Date
  startedAt: Date
  chains: readonly ChainFact[]
  /** The time of the last attempt that the card service answered, and of the first unanswered attempt after that attempt. */
  cards: { answeredAt: Date | null; unansweredAt: Date | null }
  areRatesMissing: boolean
  disk: { freeBytes: number; totalBytes: number } | null
  /** Null if no backups are scheduled. `isRestorable`: undefined while no test restore of a backup is known. */
  backup: { isLate: boolean; isRestorable: boolean | undefined } | null
  isArchiveLate: boolean
  /** The time for which no message has been sent, although messages wait; null without a mail server. */
  mailStandsMs: number | null
  lateJobs: readonly string[]
  /** Drafts of proofs whose ritual is complete. */
  drafts: readonly { id: string; createdAt: Date }[]
}

/** A cause of an alert. `holdsMs`: a process raises the alert when it has seen the cause for this time. */
export type Cause = { name: string; holdsMs: number }

/** The causes for alerts. These problems are too urgent to wait until somebody opens Today. */
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

/**
 * The names of the causes that this process has seen for long enough. `since`: when this process first saw each cause. This call updates
 * `since`.
 */
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

/** True if the nodes fail and their last answer is too old. If the nodes never answered, the start of the process counts as their last answer. */
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
