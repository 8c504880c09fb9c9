import type { TelegramPageMessages } from './page.en.ts'

export const ru: TelegramPageMessages = {
  title: 'Сообщения в\u00a0Telegram',
  text: 'Когда назначат дни и\u00a0когда ритуал совершат, вам напишет бот: номер заказа, его состояние и\u00a0ссылка. Без имён и\u00a0пожеланий.',
  on: 'Получать в\u00a0Telegram',
  linked: 'Сообщения приходят вам в\u00a0Telegram.',
  off: 'Отключить',
  switchedOff: 'Сообщения в\u00a0Telegram отключены',
  failed: 'Не\u00a0получилось. Попробуйте ещё раз.',
}
