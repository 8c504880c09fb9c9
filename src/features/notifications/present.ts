import type { Keyring } from '#server/keyring.ts'
import { isSealed, placeOf } from './rules.ts'
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

/** As the person it went to is given it: codes and what is sealed are left out, whoever reads the file. */
export function presentOwnMessage(row: MessageRow) {
  const { channel, recipient, subject, body, createdAt } = row
  return { channel, to: recipient, subject, text: isSealed(row) ? '' : body, createdAt: createdAt.toISOString() }
}
