import { expect, it } from 'vitest'
import { currencyName } from './model-currencies.ts'

it('writes a network as the page of payment does, and leaves what is no coin', () => {
  const names = ['BTC', 'USDT_ERC20', 'USDT_TRC20', 'RUB'].map(currencyName)
  expect(names).toEqual(['BTC', 'USDT ERC-20', 'USDT TRC-20', 'RUB'])
})
