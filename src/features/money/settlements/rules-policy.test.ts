import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { DEFAULT_POLICY, toPolicy } from './rules-policy.ts'

const documents = readFileSync(new URL('../../../../docs/payments.md', import.meta.url), 'utf8')

describe('the default payment policy', () => {
  it('offers USDT from 50 dollars on Ethereum and from 20 on TRON', () => {
    expect(DEFAULT_POLICY.minimumCents).toEqual({ BTC: 0, ETH: 0, USDT_ERC20: 50_00, USDT_TRC20: 20_00 })
    expect(toPolicy({ minimumCents: { BTC: 5_00 } }).minimumCents).toEqual({
      BTC: 5_00,
      ETH: 0,
      USDT_ERC20: 50_00,
      USDT_TRC20: 20_00,
    })
    expect(documents).toContain('USDT is not offered below $20 on TRON and $50 on Ethereum')
  })

  it('warns the owner before wallets stop searching after twenty unused addresses (BIP-44)', () => {
    expect(DEFAULT_POLICY).toMatchObject({ gapWarning: 15, unpaidMost: 60 })
    expect(documents).toContain('If a new address would be the 15th unpaid address in a row (`gapWarning`')
    expect(documents).toContain('As soon as 60 addresses in a row are unpaid (`unpaidMost`)')
  })
})
