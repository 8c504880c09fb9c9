import { describe, expect, it } from 'vitest'
import { en } from './page.en.ts'
import { ru } from './page.ru.ts'

describe('the texts about coins', () => {
  it('name the network of each coin that exists on several networks', () => {
    expect(en.coins.USDT_ERC20.name).toContain('Ethereum')
    expect(en.coins.USDT_TRC20.name).toContain('TRON')
    expect(ru.coins.USDT_ERC20.name).toContain('Ethereum')
    expect(ru.coins.USDT_TRC20.name).toContain('TRON')
  })
})
