import { expect, it } from 'vitest'
import { currencyName } from './model-currencies.ts'

it('writes a network as the page of payment does, on one line, and leaves what is no coin', () => {
  const names = ['BTC', 'USDT_ERC20', 'USDT_TRC20', 'RUB'].map(currencyName)
  expect(names).toEqual(['BTC', 'USDT\u00a0ERC-\u206020', 'USDT\u00a0TRC-\u206020', 'RUB'])
})
