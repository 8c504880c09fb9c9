/** Texts of the offer to receive notices in Telegram. */
export const en = {
  title: 'Updates on Telegram',
  text: 'When the days are set and the ritual is performed, a bot writes to you: the number of the order, its state and a link. No names and no wishes.',
  on: 'Get updates on Telegram',
  linked: 'Updates come to your Telegram.',
  off: 'Switch off',
  switchedOff: 'Updates on Telegram are switched off',
  failed: 'That did not work; please try again.',
}

export type TelegramPageMessages = typeof en
