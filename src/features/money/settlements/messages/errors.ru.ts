import type { SettlementMessages } from './errors.en.ts'

export const ru: SettlementMessages = {
  errors: {
    'payments.amount-invalid': 'Сумма в долларах должна быть положительным числом, например 1200 или 1200,50',
    'payments.order-not-found': 'Заказ не найден. Проверьте ссылку.',
    'payments.order-not-payable': 'Этот заказ не ожидает оплаты.',
    'payments.not-found': 'Такого платежа нет.',
    'payments.staff-only': 'Это доступно сотрудникам магазина, а партнёру — только для своих заказов.',
    'payments.note-required': 'Напишите в двух словах, почему.',
    'payments.reason-of-shop': 'Такую причину записывает только сам магазин. Напишите другими словами.',
  },
}
