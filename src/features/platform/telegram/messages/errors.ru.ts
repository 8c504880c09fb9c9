import type { en } from './errors.en.ts'

export const ru: typeof en = {
  errors: {
    'telegram.off': 'Сообщения в\u00a0Telegram сейчас недоступны.',
    'telegram.order-unpaid': 'Сообщения в\u00a0Telegram можно включить, когда заказ оплачен.',
    'telegram.secret': 'Это сообщение пришло не\u00a0от Telegram.',
  },
}
