import type { Channel } from './model.ts'

/** Where a sealed text of a message stands. */
export function placeOf(id: string, column: 'body' | 'html' | 'code') {
  return { table: 'message', row: id, column }
}

/** Whether messages of a kind leave the shop; others only stand in the sandbox's inbox, and are not sent when a server is named later. */
export function isDelivered(channel: Channel, config: { SMTP_URL?: string; SMS_PROVIDER?: string }): boolean {
  return (channel === 'email' ? config.SMTP_URL : config.SMS_PROVIDER) !== undefined
}
