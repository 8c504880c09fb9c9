import { pluralRu } from '#base/i18n.ts'
import type { PaymentsAdminMessages } from './admin.en.ts'
import type { handReturn as en } from './admin-hand.en.ts'

export const manual: PaymentsAdminMessages['manual'] = {
  title: 'Платёж вне магазина',
  text: 'На счёт в банке, по другой сети, наличными. Засчитывается один раз для заказа и один раз для номера платежа и остаётся в записях.',
  order: 'Заказ',
  orderHint: 'Номер заказа, имя или почта клиента.',
  total: (sum) => `Стоит ${sum}`,
  notFound: 'Такого заказа нет.',
  notPayable: 'Этот заказ оплаты не ждёт. Деньги, подтверждённые сейчас, станут излишком.',
  amount: 'Сумма',
  amountUnread: 'Напишите сумму так: 1200 или 1200,50.',
  day: 'День поступления',
  way: 'Как пришли деньги',
  ways: { transfer: 'Перевод', cash: 'Наличные' },
  reference: 'Номер платежа',
  referenceHint: 'Как его называет банк или сеть.',
  cashHint: 'Номер выданной расписки либо день, час и\u00a0место. Без имён: запись остаётся в\u00a0книгах магазина.',
  note: 'Примечание',
  noteHint: 'Необязательно.',
  second: (sum) => `Если сумма больше ${sum}, нужна вторая подпись.`,
  submit: 'Подтвердить…',
  needs: (missing) => `Не хватает: ${missing.join(', ')}.`,
  missing: { order: 'заказа', amount: 'суммы', day: 'дня', reference: 'номера платежа' },
  found: (count) =>
    `${pluralRu(count, 'Найден', 'Найдено', 'Найдено')} ${count} ${pluralRu(count, 'заказ', 'заказа', 'заказов')}`,
  several: 'Подходят несколько заказов: выберите один из списка.',
  none: 'Ни один заказ не подходит.',
  confirmTitle: 'Всё верно?',
  confirmText: (sum, order, reference) =>
    `За ${order} пришло ${sum}, номер платежа «${reference}». Заказ станет оплаченным.`,
  mailed: 'Клиент получит письмо:',
  telephone: 'У заказа нет адреса почты. Пожалуйста, позвоните клиенту:',
  confirmWaits: (sum, order, reference) =>
    `За ${order} пришло ${sum}, номер платежа «${reference}». Заказ станет оплаченным, когда согласится ещё один сотрудник.`,
  yes: 'Да, подтвердить',
  done: 'Заказ оплачен',
  waits: 'Записано. Согласиться должен ещё один сотрудник.',
  surplus: 'Заказ уже был оплачен другим путём: эти деньги нужно вернуть.',
  faults: 'В подтверждении есть ошибки',
}

/** See `admin-hand.en.ts`. */
export const handReturn: typeof en = {
  way: 'Как вернули',
  ways: {
    crypto: 'Монетами из кошелька',
    card: 'На карту',
    transfer: 'Банковским переводом',
    cash: 'Наличными',
    partner: 'Вернул партнёр',
  },
  day: 'День возврата',
  proof: 'Номер операции',
  proofHint: 'Хеш транзакции или то, как банк называет перевод.',
}

export const surplusReturn: PaymentsAdminMessages['surplusReturn'] = {
  button: 'Отметить возврат…',
  title: 'Отметить возврат',
  text: (sum, order) => `${sum} за ${order}. Магазин ничего не отправляет: вы отправили деньги из кошелька или банка.`,
  warning: 'Куда вернуть, спросите у клиента по почте. Никогда не туда, откуда пришло: это может быть биржа.',
  ...handReturn,
  yes: 'Отметить возврат',
  done: 'Отмечено',
}
