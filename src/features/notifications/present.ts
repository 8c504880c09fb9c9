import type { Keyring } from '#server/keyring.ts'
import type { MessageState } from './model.ts'
import { isSealed, placeOf } from './rules.ts'
import type { StaffMessage } from './schemas.ts'
import type { messages } from './tables.ts'

type MessageRow = typeof messages.$inferSelect

/** As the sandbox's inbox shows it, what is sealed opened. */
export function presentInboxMessage(row: MessageRow, keys: Keyring) {
  return {
    id: row.id,
    channel: row.channel,
    to: row.recipient,
    subject: row.subject,
    text: !isSealed(row) ? row.body : keys.open(row.body, placeOf(row.id, 'body')),
    ...(row.code === null ? {} : { code: keys.open(row.code, placeOf(row.id, 'code')) }),
    createdAt: row.createdAt.toISOString(),
  }
}

/** An e-mail as its reader sees it; undefined for what has no such form. */
export function openHtml(row: MessageRow, keys: Keyring): string | undefined {
  const { id, html } = row
  if (html === null) return undefined
  return !isSealed(row) ? html : keys.open(html, placeOf(id, 'html'))
}

export type OwnMessage = ReturnType<typeof presentOwnMessage>

type OwnRow = Pick<MessageRow, 'channel' | 'recipient' | 'subject' | 'code' | 'isPrivate' | 'body' | 'createdAt'>

/** As the person it went to is given it: codes and what is sealed are left out, whoever reads the file. */
export function presentOwnMessage(row: OwnRow) {
  const { channel, recipient, subject, body, createdAt } = row
  return { channel, to: recipient, subject, text: isSealed(row) ? '' : body, createdAt: createdAt.toISOString() }
}

/** As a list of the staff shows it, without its text. */
export function presentStaffMessage(row: MessageRow): StaffMessage {
  const open: MessageState = row.nextTryAt ? 'waiting' : 'kept'
  const state: MessageState = row.failedAt ? 'failed' : row.sentAt ? 'sent' : open
  return {
    id: row.id,
    channel: row.channel,
    to: row.recipient,
    lang: row.lang,
    subject: row.subject,
    state,
    tries: row.tries,
    lastFault: row.lastFault,
    createdAt: row.createdAt.toISOString(),
    sentAt: row.sentAt?.toISOString() ?? null,
    failedAt: row.failedAt?.toISOString() ?? null,
  }
}

type Delivery = Pick<MessageRow, 'id' | 'subject' | 'createdAt' | 'sentAt' | 'failedAt' | 'nextTryAt'>

/** What became of a message, without what it says. */
export function presentSentMessage({ id, subject, createdAt, sentAt, failedAt, nextTryAt }: Delivery) {
  const state = sentAt
    ? ('sent' as const)
    : failedAt
      ? ('failed' as const)
      : nextTryAt
        ? ('waiting' as const)
        : ('kept' as const)
  return {
    id,
    subject,
    createdAt: createdAt.toISOString(),
    state,
    sentAt: sentAt?.toISOString() ?? null,
  }
}
