import { describe, expect, it } from 'vitest'
import { SECOND } from '#base/time.ts'
import { tronAddressFrom, tronHexFrom } from './addresses.ts'
import { jsonRpcUrl, tronChain } from './tron.ts'

const USDT = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'
const USDT_IN_HEX = '0xa614f803b6fd780986a42c78ec9c7f77e6ded13c'

describe('a payment address of TRON', () => {
  it('is converted to hex and back without a change', () => {
    expect(tronHexFrom(USDT)).toBe(USDT_IN_HEX)
    expect(tronAddressFrom(USDT_IN_HEX)).toBe(USDT)
  })

  it('is refused if it contains a typing error', () => {
    expect(() => tronHexFrom(USDT.replace('R7', 'R8'))).toThrow(/checksum/)
    expect(() => tronHexFrom('1BoatSLRHtKNngkdXEeobR76b53LETtpyT')).toThrow(/of TRON|checksum/)
  })
})

describe('the chain of TRON', () => {
  it('is read at the JSON-RPC path, which the shop adds to the URL', () => {
    expect(jsonRpcUrl('https://api.trongrid.io')).toBe('https://api.trongrid.io/jsonrpc')
    expect(jsonRpcUrl('https://api.trongrid.io/')).toBe('https://api.trongrid.io/jsonrpc')
    expect(jsonRpcUrl('https://node.example/key/jsonrpc')).toBe('https://node.example/key/jsonrpc')
    expect(jsonRpcUrl('http://10.0.0.2:8545/v1/')).toBe('http://10.0.0.2:8545/v1/jsonrpc')
  })

  it('is polled every twelve seconds, because services limit the number of requests', () => {
    expect(tronChain({ chainId: 1, usdtContract: USDT }).paceMs).toBe(12 * SECOND)
  })

  it('is read with an API key only if the owner configured a key', () => {
    expect(tronChain({ chainId: 1, usdtContract: USDT }).headers).toBeUndefined()
    expect(tronChain({ chainId: 1, usdtContract: USDT, apiKey: 'k' }).headers).toEqual({ 'TRON-PRO-API-KEY': 'k' })
  })
})
