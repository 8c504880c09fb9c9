import { HDKey } from '@scure/bip32'
import { afterEach, describe, expect, it } from 'vitest'
import { type AnswerServer, openAnswerServer } from '../../../test/answer-server.ts'
import { SELLER } from '../../../test/seller.ts'
import { openShopOn, storageUnderTest } from '../../../test/shop.ts'
import { readConfig } from '#server/config.ts'
import { openNodes } from './nodes.ts'

let server: AnswerServer | undefined
afterEach(async () => await server?.close())

const open = async (environment: Record<string, string>) => await openNodes(readConfig(environment), () => new Date())

describe('the nodes of a shop', () => {
  it('must belong to the right chain; otherwise the start fails and names the variable', async () => {
    server = await openAnswerServer(() => ({ body: '{"jsonrpc":"2.0","id":1,"result":"0xaa36a7"}' }))
    await expect(open({ EVM_RPC_URL: server.url })).rejects.toThrow(/EVM_RPC_URL or EVM_CHAIN_ID: .*chain 11155111/)
  })

  it('must belong to the main network if they are for Bitcoin', async () => {
    const genesisOfTests = '000000000933ea01ad0ee984209779baaec3ced90fa3f408719526f8d77f4943'
    server = await openAnswerServer(() => ({ type: 'text/plain', body: genesisOfTests }))
    await expect(open({ BTC_ESPLORA_URL: server.url })).rejects.toThrow(/BTC_RPC_URL or BTC_ESPLORA_URL: .*main/)
  })

  it('may be unreachable during the start', async () => {
    const { ethereum } = await open({ EVM_RPC_URL: 'http://127.0.0.1:9' })
    await expect(ethereum?.tip()).rejects.toThrow('127.0.0.1:9 cannot be reached')
  })

  it('never reveal their access keys in errors', async () => {
    server = await openAnswerServer(() => ({ status: 401, body: 'no' }))
    const url = server.url.replace('http://', 'http://shop:topsecret@')
    const { ethereum } = await open({ EVM_RPC_URL: `${url}/v3/keykey` })
    const error: unknown = await ethereum?.tip().catch((thrown: unknown) => thrown)
    expect(String(error)).toContain('status 401')
    expect(String(error)).not.toMatch(/topsecret|keykey/)
    expect(server.requests[0]?.headers.authorization).toBe(`Basic ${Buffer.from('shop:topsecret').toString('base64')}`)
  })

  it('enable only the coins of their chain', async () => {
    const key = HDKey.fromMasterSeed(new Uint8Array(32).fill(9)).derive("m/44'/60'/0'").publicExtendedKey
    const storage = await storageUnderTest()
    const config = readConfig({
      ...SELLER,
      LOG_LEVEL: 'silent',
      EVM_XPUB: key,
      EVM_RPC_URL: 'http://127.0.0.1:9',
      ...storage,
    })
    const shop = await openShopOn({ ...config, SANDBOX: false })
    const { body } = await shop.call('GET', '/api/payment-methods', undefined, { 'accept-language': 'en' })
    await shop.close()
    expect(body.coins).toMatchObject([
      { currency: 'ETH', available: false },
      { currency: 'USDT_ERC20', available: false },
    ])
  })

  it('are an empty list if no node is configured', async () => {
    expect(await open({})).toEqual({})
  })
})
