export const en = {
  errors: {
    'telegram.off': 'Notices in Telegram are not available right now.',
    'telegram.order-unpaid': 'Notices in Telegram can be switched on once the order is paid.',
    'telegram.secret': 'This update does not come from Telegram.',
  },
}
