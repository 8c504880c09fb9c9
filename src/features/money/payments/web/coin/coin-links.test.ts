import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addressGroups, calculateSurplus, walletLink } from './coin-links.ts'

test('a wallet link contains the amount in BTC or ETH; USDT has no link', () => {
  expect(walletLink('BTC', 'bc1q', '0.0052', 1)).toBe('bitcoin:bc1q?amount=0.0052')
  expect(walletLink('ETH', '0xab', '0.15', 1)).toBe('ethereum:0xab@1?value=150000000000000000')
  expect(walletLink('ETH', '0xab', '0.15', 17_000)).toBe('ethereum:0xab@17000?value=150000000000000000')
  expect(walletLink('USDT_ERC20', '0xab', '500', 1)).toBeUndefined()
  expect(walletLink('USDT_TRC20', 'Tab', '500', 1)).toBeUndefined()
})

test('the surplus on the payment page is exact to the last unit', () => {
  expect(calculateSurplus('ETH', '0.1', '0.100000000000000001')).toBe('0.000000000000000001')
  expect(calculateSurplus('USDT_TRC20', '500', '500')).toBeUndefined()
  expect(calculateSurplus('USDT_TRC20', '500', '480')).toBeUndefined()
})

test('the letter groups form the address, with six highlighted letters at each end', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-zA-Z0-9]{26,62}$/), (address) => {
      const parts = addressGroups(address).flat()
      expect(parts.map(({ text }) => text).join('')).toBe(address)
      const edges = parts.filter(({ isEdge }) => isEdge).map(({ text }) => text)
      expect(edges.join('')).toBe(address.slice(0, 6) + address.slice(-6))
    }),
  )
})
