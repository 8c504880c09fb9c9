export const SEALED_TELEGRAM = { table: 'telegram_link', columns: ['chat_id'] } as const

/** The encryption context of a link's sealed chat id. */
export function chatContext(id: string) {
  return { table: SEALED_TELEGRAM.table, row: id, column: 'chat_id' }
}
