import type { history as en } from './admin-history.en.ts'

/** Texts of the history of an order. */
export const history: typeof en = {
  created: 'Заказ оформлен',
  'created-by-staff': 'Заказ записан сотрудником',
  paid: (amount) => `Оплачен: ${amount}`,
  decisions: {
    accepted: 'Зачтено как достаточное: заказ оплачен',
    rest: 'Клиента попросили доплатить',
    returned: 'Решено вернуть деньги',
    dismissed: 'Решено: ничего не делать',
  },
  decidedSum: (decision, came, price) => `${decision}. Пришло ${came} при цене ${price}.`,
  status: (from, to) => `${from} → ${to}`,
  note: 'Заметка',
  message: (subject) => `Письмо «${subject}»`,
  messageTo: (subject, to) => `Письмо «${subject}» на адрес ${to}`,
  before: (address) => `Прежний адрес: ${address}`,
  newLink: 'У заказа новая ссылка. Прежняя больше ничего не открывает.',
  'message-sent': (kind) => `Письмо отправлено ещё раз: ${kind}`,
  letter: (subject) => `Письмо клиенту: «${subject}»`,
  'customer-changed': 'Исправлены имя, адрес или телефон клиента',
  'gift-changed': 'Изменены имя или слова подарка',
  'reading-changed': 'Исправлено, как читается имя',
  'names-changed': 'Заказчик изменил имена или то, как они читаются',
  payment: (method, amount) => `Начата оплата: ${method}, ${amount}`,
  paymentOutside: (amount) => `Записан платёж вне магазина: ${amount}`,
  refund: (amount, status) => `Возврат: ${amount}, ${status.toLowerCase()}`,
  byService: 'На карту, через карточный сервис',
  reference: (reference) => `Номер операции: ${reference}`,
}
