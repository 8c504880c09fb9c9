import type { Keyring } from '#server/keyring.ts'
import type { MessageState, Wording } from './model.ts'
import { isSealed, messageContext } from './rules.ts'
import type { StaffMessage, EmailTextsView } from './schemas.ts'
import type { messages } from './tables.ts'
import type { Lang } from '#base/i18n.ts'
import type { EditedTexts } from '#base/settings.ts'
import { allowedIn, isOneLine, listParts, requiredIn, findTemplate } from './rules-templates.ts'

type MessageRow = typeof messages.$inferSelect

/** A message as the sandbox's inbox shows it, with decrypted text. */
export function presentInboxMessage(row: MessageRow, keys: Keyring) {
  return {
    id: row.id,
    channel: row.channel,
    to: row.recipient,
    subject: row.subject,
    text: !isSealed(row) ? row.body : keys.open(row.body, messageContext(row.id, 'body')),
    ...(row.code === null ? {} : { code: keys.open(row.code, messageContext(row.id, 'code')) }),
    createdAt: row.createdAt.toISOString(),
  }
}

/** An e-mail as its reader sees it. Undefined for a message without HTML. */
export function openHtml(row: MessageRow, keys: Keyring): string | undefined {
  const { id, html } = row
  if (html === null) return undefined
  return !isSealed(row) ? html : keys.open(html, messageContext(id, 'html'))
}

export type OwnMessage = ReturnType<typeof presentOwnMessage>

type OwnRow = Pick<MessageRow, 'channel' | 'recipient' | 'subject' | 'code' | 'isPrivate' | 'body' | 'createdAt'>

/**
 * A message for the data export of its recipient. It contains no codes and no encrypted text, because other people may read the file.
 * `textLeftOut` says why a text is empty. The shop deletes codes and private texts when it has sent them.
 */
export function presentOwnMessage(row: OwnRow) {
  const { channel, recipient, subject, body, createdAt } = row
  const text = isSealed(row) ? '' : body
  const reason = text === '' && { textLeftOut: 'private: a code, or names and a wish' }
  return { channel, to: recipient, subject, text, ...reason, createdAt: createdAt.toISOString() }
}

/** A message for a list of the staff, without its text. */
export function presentStaffMessage(row: MessageRow): StaffMessage {
  const open: MessageState = row.nextTryAt ? 'waiting' : 'kept'
  const state: MessageState = row.failedAt ? 'failed' : row.sentAt ? 'sent' : open
  return {
    id: row.id,
    channel: row.channel,
    to: row.channel === 'telegram' ? 'Telegram' : row.recipient,
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

type Delivery = Pick<MessageRow, 'id' | 'recipient' | 'subject' | 'createdAt' | 'sentAt' | 'failedAt' | 'nextTryAt'>

/** The delivery state of a message, without its content. */
export function presentSentMessage({ id, recipient, subject, createdAt, sentAt, failedAt, nextTryAt }: Delivery) {
  const state = sentAt
    ? ('sent' as const)
    : failedAt
      ? ('failed' as const)
      : nextTryAt
        ? ('waiting' as const)
        : ('kept' as const)
  return {
    id,
    to: recipient,
    subject,
    createdAt: createdAt.toISOString(),
    state,
    sentAt: sentAt?.toISOString() ?? null,
  }
}

type Edited = { texts: EditedTexts[string]; version: number; changedAt: Date | null }

/**
 * Returns the current texts of an e-mail. If a text of the staff no longer matches the e-mail's placeholders, the default is shown, because
 * the shop sends the default.
 */
export function presentEmailTexts(wording: Wording, { texts, version, changedAt }: Edited): EmailTextsView {
  const { kind, words } = wording
  const said = (lang: Lang, part: string) => findTemplate(wording, lang, part, { [kind]: texts })
  return {
    kind,
    version,
    changedAt: changedAt?.toISOString() ?? null,
    parts: listParts(wording).map((part) => ({
      part,
      oneLine: isOneLine(part),
      required: requiredIn(wording, 'ru', part),
      allowed: allowedIn(wording, 'ru', part),
      own: { ru: words.ru[part] ?? '', en: words.en[part] ?? '' },
      text: { ru: said('ru', part), en: said('en', part) },
    })),
  }
}
