import type { CardMessages } from './page.en.ts'

export const ru: CardMessages = {
  cards: {
    sandbox: 'Банковская карта',
    stripe: 'Карта иностранного банка',
    yookassa: 'Карта российского банка',
  },
  cardTitle: (number) => `Заказ #${number}`,
  errors: {
    'payments.card-unavailable':
      'Сейчас страницу оплаты картой открыть не получается. Попробуйте через минуту или выберите другой способ.',
    'payments.card-unknown': 'Такого сервиса для карт нет',
    'payments.card-not-offered': 'Такие карты сейчас не принимаем. Выберите другой способ оплаты.',
    'payments.receipt-contact':
      'Для этой карты нужен чек, а в заказе нет ни почты, ни телефона. Напишите нам или выберите другой способ оплаты.',
    'payments.webhook-unreadable': 'Это сообщение не читается.',
    'payments.webhook-signature': 'Подписи этого сообщения нет, она неверна или устарела.',
    'payments.refund-nothing': 'По этому платежу нечего возвращать.',
    'payments.refund-impossible': 'Магазин не может вернуть этот платёж: верните его в кабинете платёжного сервиса.',
    'payments.refund-too-much': 'Это больше, чем осталось от оплаченного.',
    'payments.refund-under-way': 'Возврат этих денег уже идёт. Дождитесь ответа платёжного сервиса.',
    'payments.refund-changed': 'Под этим номером уже просили о другом возврате.',
    'payments.refund-id': 'Номер возврата — 32 цифры и буквы от a до f.',
  },
}
