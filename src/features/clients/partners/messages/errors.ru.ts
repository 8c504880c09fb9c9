import type { en } from './errors.en.ts'

export const ru: typeof en = {
  errors: {
    'partners.not-found': 'Такого партнёра нет.',
    'partners.exists': 'Этот человек уже партнёр.',
    'partners.is-staff': 'Это адрес сотрудника. Партнёру нужна отдельная учётная запись.',
    'partners.is-invited': 'Этого человека пригласили на работу. Сначала нужно отозвать приглашение.',
    'partners.no-account': 'Учётная запись этого партнёра удалена.',
    'partners.email-invalid': 'Укажите e-mail, с которым партнёр будет входить.',
    'partners.name-short': 'Имя должно содержать хотя бы 2 символа.',
    'partners.commission-one': 'Задайте вознаграждение либо процентом, либо суммой.',
    'partners.ritual-unknown': 'Такого ритуала нет.',
    'partners.ritual-twice': 'Для этого ритуала правило уже задано.',
    'partners.month-invalid': 'Укажите месяц, например 2026-11.',
    'partners.nothing-due': 'За этот месяц выплачивать нечего.',
    'partners.all-deducted':
      'Заработанное за этот месяц удержано: столько же уже выплачено за заказы, которые потом были возвращены.',
    'partners.payout-too-much': 'К выплате за этот месяц не больше ${due}.',
    'partners.payout-changed':
      'Эта выплата уже отмечена с другой суммой. Закройте окно и посмотрите, сколько осталось выплатить.',
    'partners.cash-too-little': 'Столько наличных у партнёра нет.',
    'partners.handover-unknown': 'Такой записи нет.',
    'partners.handover-undone': 'Эту запись уже отменили.',
    'partners.undo-reason': 'Напишите почему.',
    'partners.payout-id': 'Номер выплаты — 32 цифры и буквы от a до f.',
    'partners.client-not-found': 'Такого клиента у вас нет.',
    'partners.client-required': 'Выберите клиента.',
    'partners.consent-required':
      'Данные о рождении, пожелания и имена участников мы храним только с согласия клиента. Подтвердите, что он согласен.',
    'partners.reference-used': 'С этим номером уже подтверждён заказ {order}.',
    'partners.not-pending': 'Заказ уже не ждёт оплаты, ссылка больше не нужна.',
  },
  tableTitles: [
    'Оплачен',
    'Заказ',
    'Клиент',
    'Ритуал',
    'Количество',
    'Сумма, USD',
    'Процент',
    'За ритуал, USD',
    'Вознаграждение, USD',
    'Статус',
  ],
  statuses: {
    completed: 'оплачен',
    processing: 'в работе',
    ready: 'готов',
    cancelled: 'отменён',
    refunded: 'возвращён',
  },
}
