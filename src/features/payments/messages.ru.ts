import type { PaymentServerWords } from './messages.en.ts'

export const ru: PaymentServerWords = {
  coins: {
    BTC: { name: 'Bitcoin (BTC)', network: 'Bitcoin' },
    ETH: { name: 'Ethereum (ETH)', network: 'Ethereum' },
    USDT_ERC20: { name: 'USDT · сеть Ethereum (ERC-20)', network: 'Ethereum (ERC-20)' },
    USDT_TRC20: { name: 'USDT · сеть TRON (TRC-20)', network: 'TRON (TRC-20)' },
  },
  cards: {
    sandbox: 'Банковская карта',
    stripe: 'Карта иностранного банка',
    yookassa: 'Карта российского банка',
  },
  cardTitle: (number) => `Заказ #${number}`,
  unpaidRun: {
    chains: { bitcoin: 'Bitcoin', ethereum: 'Ethereum', tron: 'TRON' },
    subject: (chain, unpaid) => `${chain}: подряд не оплачено адресов: ${unpaid}`,
    text: (chain, unpaid) =>
      `Последние адреса, которые магазин выдал в сети ${chain}, остались без оплаты (подряд: ${unpaid}). Большинство кошельков после 20 таких адресов перестают искать и не покажут того, что придёт позже.`,
    gap: 'Увеличьте в кошельке лимит пустых адресов (gap limit). Адреса, на которые никто не платил, магазин выдаст снова, когда закончится наблюдение за ними.',
    slow: 'Возможно, кто-то намеренно расходует адреса: теперь новые выдаются медленно, и части покупателей будет предложено выбрать другой способ оплаты.',
    how: 'Что делать, написано в docs/payments.md, в разделе «Sweeping».',
  },
  errors: {
    'payments.currency-unknown': 'Выберите одну из предложенных монет',
    'payments.amount-invalid': 'Сумма в долларах должна быть положительным числом',
    'payments.order-not-found': 'Заказ не найден. Проверьте ссылку.',
    'payments.order-not-payable': 'Этот заказ не ожидает оплаты.',
    'payments.amount-changed': 'Сумма к оплате изменилась. Проверьте новый итог.',
    'payments.coin-unavailable': 'Сейчас эту монету принять нельзя. Выберите другую или попробуйте через минуту.',
    'payments.below-minimum':
      'Этой монетой можно оплатить заказ подороже: комиссия сети была бы слишком велика. Выберите другую.',
    'payments.too-many-attempts': 'Для этого заказа создано слишком много платежей. Напишите нам, мы поможем.',
    'payments.not-found': 'Такого платежа нет.',
    'payments.card-unavailable':
      'Сейчас страницу оплаты картой открыть не получается. Попробуйте через минуту или выберите другой способ.',
    'payments.card-unknown': 'Такого сервиса для карт нет',
    'payments.card-not-offered': 'Такие карты сейчас не принимаем. Выберите другой способ оплаты.',
    'payments.webhook-unreadable': 'Это сообщение не читается.',
    'payments.refund-nothing': 'По этому платежу нечего возвращать.',
    'payments.refund-impossible': 'Магазин не может вернуть этот платёж: верните его в кабинете платёжного сервиса.',
    'payments.refund-too-much': 'Это больше, чем осталось от оплаченного.',
    'payments.refund-under-way': 'Возврат этих денег уже идёт. Дождитесь ответа платёжного сервиса.',
    'payments.refund-changed': 'Под этим номером уже просили о другом возврате.',
    'payments.refund-id': 'Номер возврата — 32 цифры и буквы от a до f.',
    'payments.webhook-signature': 'Подписи этого сообщения нет, она неверна или устарела.',
    'payments.money-received': 'По этому платежу уже пришли деньги, отменить его нельзя.',
    'payments.staff-only': 'Это доступно сотрудникам магазина, а партнёру — только для своих заказов.',
    'payments.second-person': 'Этот платёж должен подтвердить другой администратор.',
    'payments.manual-invalid': 'В подтверждении есть ошибки.',
    'payments.manual-short': 'Это меньше стоимости заказа.',
    'payments.manual-done': 'Этот заказ уже подтверждён вручную.',
    'payments.reference-used': 'С этим номером платежа уже подтверждён другой заказ.',
    'payments.reference-required': 'Укажите номер платежа: как его называет банк или сеть.',
    'payments.date-invalid': 'Укажите день, когда пришли деньги: не раньше года назад и не в будущем.',
    'payments.note-too-long': 'Примечание слишком длинное: не больше 2000 знаков.',
    'payments.note-required': 'Напишите в двух словах, почему.',
    'payments.decision-unknown': 'Выберите, как поступить: принять, вернуть или закрыть.',
    'payments.decision-impossible':
      'Такой платёж нельзя принять как есть. Подтвердите заказ вручную или верните деньги.',
    'payments.review-changed': 'Платёж изменился, или решение по нему уже принято. Посмотрите ещё раз.',
  },
}
