import { jittered } from '#base/back-off.ts'
import { after, DAY, HOUR, MINUTE, SECOND } from '#base/time.ts'
import type { Channel, Message } from './model.ts'

/** The columns that are encrypted in a message with a code or private text. */
export const SEALED_MESSAGE = { table: 'message', columns: ['body', 'html', 'code'], isWhole: true } as const

/** True if text and HTML of a message are encrypted. */
export function isSealed({ code, isPrivate }: { code: string | null; isPrivate: boolean }): boolean {
  return code !== null || isPrivate
}

/** The encryption context of an encrypted text of a message. */
export function messageContext(id: string, column: (typeof SEALED_MESSAGE.columns)[number]) {
  return { table: SEALED_MESSAGE.table, row: id, column }
}

/**
 * True if messages of a channel are sent. Messages of other channels appear only in the sandbox's inbox. They are not sent even if a server
 * is configured later.
 */
export function isDelivered(channel: Channel, config: ServiceConfig): boolean {
  const services = { email: config.SMTP_URL, sms: config.SMS_PROVIDER, telegram: config.TELEGRAM_BOT_TOKEN }
  return services[channel] !== undefined
}

type ServiceConfig = { SMTP_URL?: string; SMS_PROVIDER?: string; TELEGRAM_BOT_TOKEN?: string | undefined }

/** True if e-mails reach real mailboxes, so that their number is limited. A sandbox without a mail server sends no e-mails. */
export function reachesMailboxes(config: { SANDBOX: boolean; SMTP_URL?: string }): boolean {
  return !config.SANDBOX || isDelivered('email', config)
}

/** Returns the origin of the shop's pages. If no public origin is configured, returns an origin on this machine. */
export function publicOrigin({ PUBLIC_ORIGIN, PORT }: { PUBLIC_ORIGIN?: string | undefined; PORT: number }): string {
  return PUBLIC_ORIGIN ?? `http://localhost:${PORT}`
}

/** True if the daily limit applies to a message. Sign-in codes have separate limits (accounts/rules.ts). */
export function isCounted(
  { code, overLimit }: Pick<Message, 'code' | 'overLimit'>,
  { isTrusted, config }: { isTrusted: boolean; config: Parameters<typeof reachesMailboxes>[0] },
): boolean {
  if (code !== undefined || overLimit === 'uncounted' || !reachesMailboxes(config)) return false
  return !isTrusted || overLimit === 'refused'
}

const MAX_UNPROVED_EMAILS = 20

/** The maximum number of e-mails a day to one unverified mailbox, of all kinds except sign-in codes. `mailbox` is the hash of the mailbox. */
export function unprovedEmailLimit(mailbox: string) {
  return { key: `email:day:${mailbox}`, most: MAX_UNPROVED_EMAILS, windowMs: DAY }
}

/** The maximum number of tries for a message, over about three days. */
export const MAX_TRIES = 12

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

/** The maximum time until the next try, by the number of earlier tries: the longest possible pause, but at least the time that one try may take. */
export const longestWaits = (leaseMs: number): number[] => [
  Math.max(leaseMs, MINUTE),
  ...PAUSES.map((pause) => Math.max(leaseMs, jittered(pause, 1))),
]

type Attempted = { tries: number; expiresAt: Date | null }

/**
 * The time of the next try for a message after `tries` tries. Undefined if the message has failed: there were too many tries, or it would
 * have expired at that time. `chance`, from 0 to 1, changes the pause by up to a fifth, so that messages that failed together are not tried
 * again at the same moment.
 */
export function nextTry({ tries, expiresAt }: Attempted, now: Date, chance: number): Date | undefined {
  const pause = PAUSES[tries - 1]
  if (pause === undefined) return undefined
  const next = after(now, jittered(pause, chance))
  return expiresAt && next >= expiresAt ? undefined : next
}

export function isOutOfDate({ expiresAt }: Pick<Attempted, 'expiresAt'>, now: Date): boolean {
  return expiresAt !== null && expiresAt <= now
}
