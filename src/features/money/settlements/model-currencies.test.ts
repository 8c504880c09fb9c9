import { expect, it } from 'vitest'
import { currencyName } from './model-currencies.ts'

it('the names of tokens contain the network; the names of other currencies do not', () => {
  const names = ['BTC', 'USDT_ERC20', 'USDT_TRC20', 'RUB'].map(currencyName)
  expect(names).toEqual(['BTC', 'USDT\u00a0ERC-\u206020', 'USDT\u00a0TRC-\u206020', 'RUB'])
})
