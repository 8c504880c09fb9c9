import type { Keyring } from '#server/keyring.ts'
import { placeOf } from './rules.ts'
import type { messages } from './tables.ts'

type MessageRow = typeof messages.$inferSelect

/** As the sandbox's inbox shows it, what is sealed opened. */
export function presentInboxMessage(row: MessageRow, keys: Keyring) {
  return {
    id: row.id,
    channel: row.channel,
    to: row.recipient,
    subject: row.subject,
    text: row.code === null ? row.body : keys.open(row.body, placeOf(row.id, 'body')),
    ...(row.code === null ? {} : { code: keys.open(row.code, placeOf(row.id, 'code')) }),
    createdAt: row.createdAt.toISOString(),
  }
}

/** An e-mail as its reader sees it; undefined for what has no such form. */
export function openHtml({ id, code, html }: MessageRow, keys: Keyring): string | undefined {
  if (html === null) return undefined
  return code === null ? html : keys.open(html, placeOf(id, 'html'))
}

/** As the person it went to is given it: the codes are left out, whoever reads the file. */
export function presentOwnMessage({ channel, recipient, subject, code, body, createdAt }: MessageRow) {
  return { channel, to: recipient, subject, text: code === null ? body : '', createdAt: createdAt.toISOString() }
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
