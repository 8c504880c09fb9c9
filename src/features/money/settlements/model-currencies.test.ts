import { expect, it } from 'vitest'
import { currencyName } from './model-currencies.ts'

it('formats a network like the payment page, on one line, and leaves other names unchanged', () => {
  const names = ['BTC', 'USDT_ERC20', 'USDT_TRC20', 'RUB'].map(currencyName)
  expect(names).toEqual(['BTC', 'USDT\u00a0ERC-\u206020', 'USDT\u00a0TRC-\u206020', 'RUB'])
})
