import type { Lang } from '#base/i18n.ts'
import { orderTag } from '#base/ids.ts'
import { linkTo } from '#features/platform/notifications/emails.ts'
import type { Message, Sender } from '#features/platform/notifications/model.ts'
import { en } from './messages/emails-bot.en.ts'
import { ru } from './messages/emails-bot.ru.ts'
import type { NoticeKind } from './model.ts'

export const botTexts = { ru, en }

/** `path`: the page of the order. `key`: the subject of the notice. The shop sends only one notice for each subject. */
export type Notice = { kind: NoticeKind; orderId: string; path: string; key: string }

/** Returns a notice for one chat. It contains the number of the order, its state and a link, and nothing that a person typed. */
export function noticeMessage(notice: Notice, { id, lang }: { id: string; lang: Lang }, sender: Sender): Message {
  const { kind, orderId, path, key } = notice
  const subject = botTexts[lang].notices[kind](orderTag(orderId))
  const text = `${subject}\n${linkTo(path, lang, sender)}`
  return { channel: 'telegram', to: id, lang, subject, text, dedupeKey: `telegram ${id} ${key}` }
}
