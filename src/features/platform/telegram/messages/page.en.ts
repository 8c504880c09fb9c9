/** Texts of the offer to receive notices in Telegram. */
export const en = {
  title: 'Notices in Telegram',
  text: 'When the days are set and the ritual is performed, a bot writes to you: the number of the order, its state and a link. No names and no wishes.',
  on: 'Receive in Telegram',
  linked: 'Notices come to your Telegram.',
  off: 'Switch off',
  switchedOff: 'Notices in Telegram are switched off',
  failed: 'That did not work; please try again.',
}

export type TelegramPageMessages = typeof en
