import { bech32 } from '@scure/base'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { MINUTE } from '../../src/base/time.ts'
import { openAccount } from '../../src/features/money/crypto/providers/addresses.ts'
import { agreeingSources } from '../../src/features/money/crypto/providers/agreeing-sources.ts'
import { BITCOIN, bitcoinSource } from '../../src/features/money/crypto/providers/bitcoin.ts'
import { bitcoinCoreReader } from '../../src/features/money/crypto/providers/bitcoin-core.ts'
import { esploraReader } from '../../src/features/money/crypto/providers/bitcoin-esplora.ts'
import type { OwnAddresses } from '../../src/features/money/crypto/model.ts'
import { WrongChain } from '../../src/features/money/crypto/providers/json-rpc.ts'
import { surpluses } from '../../src/features/money/settlements/tables.ts'
import { transfers } from '../../src/features/money/crypto/tables.ts'
import { SANDBOX_KEYS } from '../../src/features/office/sandbox/model.ts'
import { type AnswerServer, openAnswerServer } from '../answer-server.ts'
import { type Bitcoind, bitcoinProgram, startBitcoind } from './bitcoind.ts'
import { type OpenedPayment, openPaymentShop, type PaymentShop } from './payment-shop.ts'

/** The regtest network. The shop's addresses have the format of the public test network. */
const REGTEST = {
  name: 'regtest',
  genesis: '0f9188f13cb7b2c71f2a335e3a4fc328bf5beb436012afca590b1a11466e2206',
  addressPrefix: 'tb',
  leastDifficulty: 0,
}

describe.skipIf(!bitcoinProgram())('Bitcoin payments on a real node', () => {
  let node: Bitcoind
  let shop: PaymentShop
  let explorer: AnswerServer
  /** Changes a block before the simulated explorer returns it. */
  let tamper: (raw: Buffer) => Buffer

  beforeAll(async () => {
    const account = openAccount('bitcoin', SANDBOX_KEYS.bitcoin, 'test')
    ;[node, shop] = await Promise.all([startBitcoind(), openPaymentShop('bitcoin', account)])
    explorer = await openAnswerServer(async ({ path }) => await explore(path))
  })
  afterAll(async () => {
    await explorer.close()
    await node.stop()
    await shop.close()
  })
  beforeEach(async () => {
    tamper = (raw) => raw
    await shop.clear()
    shop.use(core())
    await node.mine()
  })

  /** Responds to the calls of Esplora with data of the node. */
  async function explore(path: string) {
    const [, what = '', which = '', form] = path.split('/')
    if (path === '/blocks/tip/hash') return { type: 'text/plain', body: await node.call<string>('getbestblockhash') }
    if (what === 'block-height') {
      const hash = await node.call<string>('getblockhash', Number(which)).catch(() => undefined)
      return hash ? { type: 'text/plain', body: hash } : { status: 404, type: 'text/plain', body: 'Block not found' }
    }
    if (form === 'raw') {
      const raw = Buffer.from(await node.call<string>('getblock', which, 0), 'hex')
      return { type: 'application/octet-stream', body: tamper(raw) }
    }
    const { height, time } = await node.call<{ height: number; time: number }>('getblockheader', which)
    return { body: JSON.stringify({ id: which, height, timestamp: time }) }
  }

  const core = () => bitcoinSource(bitcoinCoreReader(node.url, REGTEST), REGTEST, shop.now)
  const esplora = () => bitcoinSource(esploraReader(`${explorer.url}/`, REGTEST), REGTEST, shop.now)

  /** The address of a payment in the node's format. */
  const here = ({ address }: OpenedPayment) => bech32.encode('bcrt', bech32.decode(address as `tb1${string}`).words)
  const coins = (units: bigint) => Number(units) / 1e8
  const pay = async (to: OpenedPayment, units = to.expected) =>
    await node.call<string>('sendtoaddress', here(to), coins(units))
  const mineAndPoll = async (blocks = 1) => {
    await node.mine(blocks)
    await shop.poll()
  }

  it('a Bitcoin payment is shown while unconfirmed, and pays after one block', async () => {
    const payment = await shop.open('BTC')
    const hash = await pay(payment)
    await shop.poll()
    expect(await shop.of(payment.id)).toMatchObject({ status: 'confirming', confirmations: 0, transactionHash: hash })
    await mineAndPoll()
    expect(await shop.of(payment.id)).toMatchObject({ status: 'completed', credited: 100_000n, confirmations: 1 })
    expect(shop.settled).toEqual([payment.orderId])
  })

  it('one Bitcoin transaction can pay three orders, even with too little or too much money', async () => {
    const exact = await shop.open('BTC')
    const half = await shop.open('BTC')
    const double = await shop.open('BTC')
    const outputs = { [here(exact)]: 0.001, [here(half)]: 0.0005, [here(double)]: 0.002 }
    await node.call('sendmany', '', outputs)
    await mineAndPoll()
    expect((await shop.of(exact.id)).status).toBe('completed')
    expect((await shop.of(half.id)).status).toBe('partial')
    expect((await shop.of(double.id)).status).toBe('completed')
    const [surplus] = await shop.db.select().from(surpluses).where(eq(surpluses.reference, double.id))
    expect(surplus?.units).toBe(100_000n)
    await pay(half, 50_000n)
    await mineAndPoll()
    expect((await shop.of(half.id)).status).toBe('completed')
  })

  it('a Bitcoin payment of an expensive order needs three blocks', async () => {
    const payment = await shop.open('BTC', 5_000_00)
    await pay(payment)
    await mineAndPoll(2)
    expect(await shop.of(payment.id)).toMatchObject({ status: 'confirming', confirmations: 2 })
    await mineAndPoll()
    expect((await shop.of(payment.id)).status).toBe('completed')
  })

  it('a Bitcoin payment that replaces another transaction by a higher fee is credited once', async () => {
    const payment = await shop.open('BTC')
    const first = await pay(payment)
    await shop.poll()
    const { txid } = await node.call<{ txid: string }>('bumpfee', first)
    await shop.poll()
    expect(await shop.of(payment.id)).toMatchObject({ received: 100_000n, transactionHash: txid })
    await mineAndPoll()
    expect(await shop.of(payment.id)).toMatchObject({ status: 'completed', transactionHash: txid })
  })

  it('a Bitcoin payment seen in time keeps the quoted rate, even if mined later', async () => {
    const payment = await shop.open('BTC')
    await pay(payment)
    await shop.poll()
    shop.wait(90 * MINUTE)
    shop.rates.BTC = '50000'
    await shop.poll()
    expect((await shop.of(payment.id)).status).toBe('confirming')
    await mineAndPoll()
    expect((await shop.of(payment.id)).status).toBe('completed')
  })

  it.each([1, 3])('a Bitcoin payment that a re-org of %d blocks removes is later credited once', async (depth) => {
    const payment = await shop.open('BTC', depth === 1 ? 95_00 : 25_000_00)
    const hash = await pay(payment)
    await mineAndPoll(depth)
    expect((await shop.of(payment.id)).status).toBe(depth === 1 ? 'completed' : 'confirming')
    await node.abandon(depth)
    await node.mineEmpty(depth + 1)
    await shop.poll()
    const back =
      depth === 1 ? { status: 'completed', attention: 'reverted' } : { status: 'confirming', confirmations: 0 }
    expect(await shop.of(payment.id)).toMatchObject({ ...back, confirmed: 0n, transactionHash: hash })
    await mineAndPoll(6)
    expect(await shop.of(payment.id)).toMatchObject({ status: 'completed', transactionHash: hash })
    expect(await shop.db.select().from(transfers)).toHaveLength(1)
    expect(shop.settled).toEqual([payment.orderId])
  })

  it('a Bitcoin payment that came while the shop was stopped is found later', async () => {
    const payment = await shop.open('BTC')
    await pay(payment)
    await node.mine(40)
    shop.wait(60 * MINUTE)
    shop.rates.BTC = '50000'
    await shop.poll()
    expect((await shop.of(payment.id)).status).toBe('completed')
  })

  it('a node, an explorer, and both together report the same Bitcoin payment', async () => {
    for (const source of [esplora(), agreeingSources([core(), esplora()])]) {
      shop.use(source)
      const payment = await shop.open('BTC')
      await pay(payment)
      await mineAndPoll()
      expect((await shop.of(payment.id)).status).toBe('completed')
    }
    expect(await esplora().hashAt(1_000_000)).toBeUndefined()
    expect(await core().hashAt(1_000_000)).toBeUndefined()
  })

  const forgeries: [string, (raw: Buffer) => Buffer][] = [
    ['with another amount than the real block', (raw) => swap(raw, 100_000n, 100_001n)],
    ['whose last bytes are missing', (raw) => raw.subarray(0, -3)],
    ['with more bytes than its transactions', (raw) => Buffer.concat([raw, Buffer.alloc(2)])],
    ['that the explorer invented', (raw) => Buffer.concat([Buffer.alloc(80, 7), raw.subarray(80)])],
    ['that is a web page', () => Buffer.from('<html>Too many requests</html>'.repeat(20))],
  ]
  it.each(forgeries)('the shop does not credit a Bitcoin payment from a block %s', async (_what, forge) => {
    shop.use(esplora())
    const payment = await shop.open('BTC')
    await pay(payment)
    tamper = forge
    await mineAndPoll()
    expect(await shop.of(payment.id)).toMatchObject({ status: 'pending', received: 0n })
    expect((await shop.watch())?.failedAt).not.toBeNull()
  })

  it('the shop does not read a Bitcoin node of another network', async () => {
    const main = [bitcoinCoreReader(node.url, BITCOIN), esploraReader(explorer.url, BITCOIN)]
    for (const reader of main) await expect(reader.tip()).rejects.toThrow(WrongChain)
    const cheap = bitcoinSource(bitcoinCoreReader(node.url, REGTEST), { ...REGTEST, leastDifficulty: 1 }, shop.now)
    const none: OwnAddresses = {
      among: async () => new Set<string>(),
      watched: async () => [],
      givenFrom: async (places) => ({ keys: [], places }),
    }
    await expect(cheap.blockAt(1, none)).rejects.toThrow('a difficulty below the minimum')
  })
})

function swap(raw: Buffer, from: bigint, to: bigint): Buffer {
  const [old, changed] = [Buffer.alloc(8), Buffer.alloc(8)]
  old.writeBigUInt64LE(from)
  changed.writeBigUInt64LE(to)
  const at = raw.indexOf(old)
  return at < 0 ? raw : Buffer.concat([raw.subarray(0, at), changed, raw.subarray(at + 8)])
}
