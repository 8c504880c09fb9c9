import { pluralRu } from '#base/i18n.ts'
import type { PaymentsAdminMessages } from './admin.en.ts'

export const wallets: PaymentsAdminMessages['wallets'] = {
  text: 'Адреса магазин делает из открытого ключа каждого кошелька. Сравните первые с теми, что кошелёк показывает для получения: если хоть один отличается, выключите этот способ оплаты в\u00a0настройках.',
  chains: { bitcoin: 'Bitcoin', ethereum: 'Ethereum', tron: 'TRON' },
  former: 'Прежний ключ',
  next: 'Следующий номер',
  unpaid: 'Без оплаты подряд',
  unpaidOf: (count, warns, slows) => `${count}; предупреждение с\u00a0${warns}, замедление с\u00a0${slows}`,
  gap: 'Предел поиска в\u00a0кошельке',
  gapOf: (count) =>
    `не меньше ${count} ${pluralRu(count, 'пустого адреса', 'пустых адресов', 'пустых адресов')} подряд`,
  key: 'Отпечаток ключа',
  ok: 'В порядке',
  warned: 'Длинный ряд без оплаты',
  slowed: 'Выдаются медленно',
  first: 'Первые адреса, каждый после своего пути',
  download: (format) => `Скачать все адреса (${format})`,
  empty: 'Ни один кошелёк не подключён. Это делает тот, кто обслуживает сервер (docs/payments.md).',
}
