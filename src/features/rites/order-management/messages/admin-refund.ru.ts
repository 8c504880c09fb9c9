import { handReturn } from '#features/money/payments/messages/admin-hand.ru.ts'
import type { refund as en } from './admin-refund.en.ts'

/** Texts of the form that returns the money of an order. */
export const refund: typeof en = {
  button: 'Вернуть деньги…',
  nothing: 'Возвращать нечего.',
  noRight: 'Ваша роль не распоряжается деньгами.',
  title: (number) => `${number}: возврат денег`,
  amount: 'Сумма',
  amountHint: (sum) => `Не больше ${sum}. Меньшая сумма — часть: заказ останется оплаченным.`,
  notBegun: (sum) => `За неначатые недели: ${sum}`,
  endDays: (days) =>
    `Снять эти дни в календаре: ${days}. Если оставить, ритуал будет на странице «Сегодня», пока вы не решите.`,
  partDone: 'Возврат части записан',
  byCard: (sum) => `${sum} вернётся на карту через платёжный сервис.`,
  byHand: (sum) =>
    `Сам магазин отправить ${sum} не может: сначала отправьте деньги из кошелька или банка, потом укажите здесь, как и когда.`,
  ...handReturn,
  reason: 'Причина',
  reasonHint: 'Для сотрудников. Клиент увидит это только в копии своих данных.',
  confirm: (sum) => `Вернуть ${sum}`,
  confirmByHand: (sum) => `Записать возврат ${sum}`,
  done: 'Деньги за заказ возвращены',
  asked: 'Возврат начат',
}
