import { describe, expect, it } from 'vitest'
import { explorerLink, toExplorers } from './rules-explorer.ts'

const MAIN = { EVM_CHAIN_ID: 1, TRON_CHAIN_ID: 728_126_428 }
const explorers = toExplorers(MAIN)

describe('a link to a block explorer', () => {
  it.each([
    ['BTC', 'transaction', 'https://mempool.space/tx/'],
    ['BTC', 'address', 'https://mempool.space/address/'],
    ['ETH', 'transaction', 'https://etherscan.io/tx/'],
    ['ETH', 'address', 'https://etherscan.io/address/'],
    ['USDT_ERC20', 'transaction', 'https://etherscan.io/tx/'],
    ['USDT_ERC20', 'address', 'https://etherscan.io/address/'],
    ['USDT_TRC20', 'transaction', 'https://tronscan.org/#/transaction/'],
    ['USDT_TRC20', 'address', 'https://tronscan.org/#/address/'],
  ] as const)('for a %s %s has the right form', (currency, kind, start) => {
    expect(explorerLink(explorers, currency, kind, 'a1b2')).toBe(`${start}a1b2`)
  })

  it('does not exist for a card payment', () => {
    expect(explorerLink(explorers, 'USD', 'transaction', 'a1b2')).toBeUndefined()
  })

  it('contains the address or transaction in encoded form', () => {
    expect(explorerLink(explorers, 'BTC', 'address', '../x?y#z')).toBe('https://mempool.space/address/..%2Fx%3Fy%23z')
  })
})

describe('the block explorers that the shop links to', () => {
  it('belong to the configured networks', () => {
    expect(toExplorers({ EVM_CHAIN_ID: 11_155_111, TRON_CHAIN_ID: 3_448_148_188 })).toEqual({
      bitcoin: 'https://mempool.space',
      ethereum: 'https://sepolia.etherscan.io',
      tron: 'https://nile.tronscan.org',
    })
  })

  it('do not include an explorer for an unknown network', () => {
    expect(toExplorers({ EVM_CHAIN_ID: 31_337, TRON_CHAIN_ID: 1 })).toEqual({ bitcoin: 'https://mempool.space' })
  })

  it('come from the configuration if set there, with or without a final slash', () => {
    const named = toExplorers({
      ...MAIN,
      BTC_EXPLORER_URL: 'https://mempool.space/testnet4/',
      EVM_EXPLORER_URL: 'https://eth.blockscout.com',
      TRON_EXPLORER_URL: 'https://tronscan.org/#/',
    })
    expect(named).toEqual({
      bitcoin: 'https://mempool.space/testnet4',
      ethereum: 'https://eth.blockscout.com',
      tron: 'https://tronscan.org',
    })
  })
})
