export const SEALED_TELEGRAM = { table: 'telegram_link', columns: ['chat_id'] } as const

/** The encryption context of the encrypted chat id of a link. */
export function chatContext(id: string) {
  return { table: SEALED_TELEGRAM.table, row: id, column: 'chat_id' }
}

/** What has happened to the order that a notice is about. */
export type NoticeKind = 'placed' | 'reminder' | 'scheduled' | 'performed'

/** The account or the single order about which a chat receives notices. */
export type LinkOwner = { accountId: string } | { orderId: string }

/** The bot of the shop. Its name is unknown until Telegram has answered. */
export type Bot = { name: () => string | undefined; prepare: () => Promise<void> }
