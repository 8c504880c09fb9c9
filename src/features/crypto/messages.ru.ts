import type { CryptoMessages } from './messages.en.ts'

export const ru: CryptoMessages = {
  coins: {
    BTC: { name: 'Bitcoin (BTC)', network: 'Bitcoin' },
    ETH: { name: 'Ethereum (ETH)', network: 'Ethereum' },
    USDT_ERC20: { name: 'USDT · сеть Ethereum (ERC-20)', network: 'Ethereum (ERC-20)' },
    USDT_TRC20: { name: 'USDT · сеть TRON (TRC-20)', network: 'TRON (TRC-20)' },
  },
  errors: {
    'payments.currency-unknown': 'Выберите одну из предложенных монет',
    'payments.coin-unavailable': 'Сейчас эту монету принять нельзя. Выберите другую или попробуйте через минуту.',
    'payments.below-minimum':
      'Этой монетой можно оплатить заказ подороже: комиссия сети была бы слишком велика. Выберите другую.',
    'payments.too-many-attempts': 'Для этого заказа создано слишком много платежей. Напишите нам, мы поможем.',
    'payments.money-received': 'По этому платежу уже пришли деньги, отменить его нельзя.',
    'payments.amount-changed': 'Сумма к оплате изменилась. Проверьте новый итог.',
  },
}
