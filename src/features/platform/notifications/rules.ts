import { jittered } from '#base/back-off.ts'
import { after, DAY, HOUR, MINUTE, SECOND } from '#base/time.ts'
import type { Channel, Message } from './model.ts'

/** What of a message is sealed when it carries a code or is private. */
export const SEALED_MESSAGE = { table: 'message', columns: ['body', 'html', 'code'], isWhole: true } as const

/** Whether text and HTML of a message are sealed. */
export function isSealed({ code, isPrivate }: { code: string | null; isPrivate: boolean }): boolean {
  return code !== null || isPrivate
}

/** Where a sealed text of a message stands. */
export function placeOf(id: string, column: (typeof SEALED_MESSAGE.columns)[number]) {
  return { table: SEALED_MESSAGE.table, row: id, column }
}

/** Whether messages of a kind leave the shop; others only stand in the sandbox's inbox, and are not sent when a server is named later. */
export function isDelivered(channel: Channel, config: { SMTP_URL?: string; SMS_PROVIDER?: string }): boolean {
  return (channel === 'email' ? config.SMTP_URL : config.SMS_PROVIDER) !== undefined
}

/** Whether e-mails reach anybody, so that how many of them there are is counted: those of a sandbox without a mail server go nowhere. */
export function reachesMailboxes(config: { SANDBOX: boolean; SMTP_URL?: string }): boolean {
  return !config.SANDBOX || isDelivered('email', config)
}

/** Where the shop's pages are for whoever reads of them; without a public address, on this machine. */
export function originOf({ PUBLIC_ORIGIN, PORT }: { PUBLIC_ORIGIN?: string | undefined; PORT: number }): string {
  return PUBLIC_ORIGIN ?? `http://localhost:${PORT}`
}

/** Whether a message is one of those that are limited. Sign-in codes have limits of their own (accounts/rules.ts). */
export function isCounted(
  { code, overLimit }: Pick<Message, 'code' | 'overLimit'>,
  { isTrusted, config }: { isTrusted: boolean; config: Parameters<typeof reachesMailboxes>[0] },
): boolean {
  if (code !== undefined || overLimit === 'uncounted' || !reachesMailboxes(config)) return false
  return !isTrusted || overLimit === 'refused'
}

const MAX_UNPROVED_EMAILS = 20

/** E-mails of a day to one mailbox that nobody has proved, of all kinds but sign-in codes. `mailbox` is its hash. */
export function unprovedEmailLimit(mailbox: string) {
  return { key: `email:day:${mailbox}`, most: MAX_UNPROVED_EMAILS, windowMs: DAY }
}

/** A message is tried so often, over some three days. */
export const MOST_TRIES = 12

const PAUSES = [
  10 * SECOND,
  30 * SECOND,
  2 * MINUTE,
  10 * MINUTE,
  HOUR,
  3 * HOUR,
  6 * HOUR,
  6 * HOUR,
  12 * HOUR,
  12 * HOUR,
  DAY,
]

/** How long a message may have been put off after so many tries, at most: the pauses with their spread, and the lease of a try. */
export const longestWaits = (leaseMs: number): number[] => [
  Math.max(leaseMs, MINUTE),
  ...PAUSES.map((pause) => Math.max(leaseMs, jittered(pause, 1))),
]

type Tried = { tries: number; expiresAt: Date | null }

/**
 * When a message is tried again after `tries` attempts, or undefined when it is marked as failed: tried too often, or worthless by then.
 * `chance`, from 0 to 1, spreads what failed together over a fifth of the pause to either side.
 */
export function nextTry({ tries, expiresAt }: Tried, now: Date, chance: number): Date | undefined {
  const pause = PAUSES[tries - 1]
  if (pause === undefined) return undefined
  const next = after(now, jittered(pause, chance))
  return expiresAt && next >= expiresAt ? undefined : next
}

/** Whether a message is worthless by now. */
export function isOutOfDate({ expiresAt }: Pick<Tried, 'expiresAt'>, now: Date): boolean {
  return expiresAt !== null && expiresAt <= now
}
