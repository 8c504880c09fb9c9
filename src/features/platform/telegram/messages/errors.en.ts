export const en = {
  errors: {
    'telegram.off': 'Updates on Telegram are not available right now.',
    'telegram.order-unpaid': 'Updates on Telegram can be switched on once the order is paid.',
    'telegram.secret': 'This update does not come from Telegram.',
  },
}
