import type { CryptoMessages } from './page.en.ts'

export const ru: CryptoMessages = {
  coins: {
    BTC: { name: 'Bitcoin (BTC)', network: 'Bitcoin' },
    ETH: { name: 'Ethereum (ETH)', network: 'Ethereum' },
    USDT_ERC20: { name: 'USDT · сеть Ethereum (ERC-20)', network: 'Ethereum (ERC-20)' },
    USDT_TRC20: { name: 'USDT · сеть TRON (TRC-20)', network: 'TRON (TRC-20)' },
  },
  unpaidRun: {
    subject: '{chain}: подряд не оплачено адресов: {count}',
    first:
      'Последние адреса, которые магазин выдал в сети {chain}, остались без оплаты (подряд: {count}). Большинство кошельков после 20 таких адресов перестают искать и не покажут того, что придёт позже.',
    gap: 'Увеличьте в кошельке лимит пустых адресов (gap limit). Адреса, на которые никто не платил, магазин выдаст снова, когда закончится наблюдение за ними.',
    slow: 'Возможно, кто-то намеренно расходует адреса: теперь новые выдаются медленно, и части клиентов будет предложено выбрать другой способ оплаты.',
    how: 'Что делать, написано в docs/payments.md, в разделе «Sweeping».',
  },
  errors: {
    'payments.currency-unknown': 'Выберите одну из предложенных монет',
    'payments.coin-unavailable': 'Сейчас эту монету принять нельзя. Выберите другую или попробуйте через минуту.',
    'payments.coin-not-offered': 'Эту монету сейчас не принимаем. Выберите другой способ оплаты.',
    'payments.below-minimum':
      'Этой монетой можно оплатить заказ подороже: комиссия сети была бы слишком велика. Выберите другую.',
    'payments.too-many-attempts': 'Для этого заказа создано слишком много платежей. Напишите нам, мы поможем.',
    'payments.money-received': 'По этому платежу уже пришли деньги, отменить его нельзя.',
    'payments.amount-changed': 'Сумма к оплате изменилась. Проверьте новый итог.',
  },
}
