import type { NoticeKind } from '../model.ts'

/** Texts of the bot. A notice contains only the number and the state of an order. */
export const en = {
  notices: {
    placed: (number: string) => `Order ${number} is placed and awaits payment.`,
    reminder: (number: string) => `Order ${number} waits for a step from you.`,
    scheduled: (number: string) => `The days of the ritual are set: order ${number}.`,
    performed: (number: string) => `The ritual has been performed: order ${number}.`,
  } satisfies Record<NoticeKind, (number: string) => string>,
  linked: (number: string) =>
    `Done: updates about order ${number} will come here. They name only its number and state. To switch them off, send /stop.`,
  linkedAll:
    'Done: updates about your orders will come here. They name only the number and state of an order. To switch them off, send /stop.',
  outdated: 'This link no longer works. Press the button on the page of your order once more.',
  stopped: 'Updates are switched off. You can switch them on again on the page of your order.',
  nothing: 'No updates come here. You can switch them on on the page of your order.',
  help: 'This bot only sends updates about orders and does not read messages. To switch them off, send /stop.',
}

export type TelegramMessages = typeof en
