import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { HDKey } from '@scure/bip32'
import { parseUnits } from 'viem'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freePort } from '../free-port.ts'
import { type AnswerServer, openAnswerServer } from '../answer-server.ts'
import { type MailServer, openMailServer } from '../mail-server.ts'
import { GANESHA_BASIC, makeOrder } from '../make-order.ts'
import { type Anvil, anvilProgram, payer, startAnvil } from '../nodes/anvil.ts'
import { compileContracts } from '../nodes/contracts.ts'
import { type ShopProcess, startProcess } from '../process.ts'
import { createPostgres, engine } from '../shop.ts'
import { SELLER } from '../seller.ts'

const ENOUGH_BLOCKS = 12
const PRELOAD = new URL('../nodes/local-markets.ts', import.meta.url).href

/** A wallet for this test. A shop with real money refuses the sandbox's wallet. */
const wallet = HDKey.fromMasterSeed(randomBytes(32)).derive("m/44'/60'/0'").publicExtendedKey

describe.runIf(engine === 'postgres' && anvilProgram())('a real shop in a separate process', () => {
  let node: Anvil
  let mail: MailServer
  let markets: AnswerServer
  let shop: ShopProcess
  let tether: `0x${string}`
  const contract = compileContracts().tether

  beforeAll(async () => {
    ;[node, mail, markets] = await Promise.all([startAnvil(), openMailServer(), openAnswerServer(priceOf)])
    const hash = await node.client.deployContract({ ...contract, account: payer })
    await node.mine()
    const { contractAddress } = await node.client.getTransactionReceipt({ hash })
    if (!contractAddress) throw new Error('the token was not deployed')
    tether = contractAddress
    const port = await freePort()
    shop = await startProcess({
      ...(await createPostgres()),
      NODE_OPTIONS: `--import=${PRELOAD}`,
      MARKETS_AT: markets.url,
      SANDBOX: '0',
      ...SELLER,
      PORT: String(port),
      PUBLIC_ORIGIN: `http://127.0.0.1:${port}`,
      SMTP_URL: mail.url,
      MAIL_FROM: 'Ahuti <shop@ahuti.example>',
      ADMIN_EMAIL: 'owner@ahuti.example',
      SECRET_KEYS: `one:${randomBytes(32).toString('base64')}`,
      RATES_SOURCES: 'kraken,coinbase',
      EVM_XPUB: wallet,
      EVM_RPC_URL: node.url,
      EVM_CHAIN_ID: '31337',
      EVM_USDT_CONTRACT: tether,
    })
  })
  afterAll(async () => {
    await shop?.kill('SIGTERM')
    await Promise.all([node?.stop(), mail?.close(), markets?.close()])
  })

  const statusOf = async (id: string): Promise<string> =>
    (await shop.get(`/api/crypto/payment/${id}/status`)).body.status

  async function open(currency: 'ETH' | 'USDT_ERC20', email: string) {
    const order = (await shop.post('/api/orders?lang=en', makeOrder([GANESHA_BASIC], { customerEmail: email }))).body
    const requests = { orderId: order.id, currency, amountUsd: GANESHA_BASIC.price }
    const payment = await until(
      async () => await shop.post('/api/crypto/payment', requests),
      ({ status }) => status === 201,
    )
    return { orderId: String(order.id), ...payment.body } as Record<
      'orderId' | 'id' | 'address' | 'expectedAmount',
      string
    >
  }

  const emailsTo = (email: string) =>
    mail.received.filter(({ to }) => to.includes(email)).map(({ headers }) => headers.get('Subject') ?? '')

  /** Sends the payment, and mines and polls until it is paid. Returns the number of e-mails that report this payment as paid. */
  async function payAndFollow(email: string, payment: { orderId: string; id: string }, send: () => Promise<unknown>) {
    await send()
    await node.mine()
    await until(
      async () => await statusOf(payment.id),
      (status) => status === 'detected',
    )
    await node.mine(ENOUGH_BLOCKS)
    await until(
      async () => await statusOf(payment.id),
      (status) => status === 'completed',
    )
    expect((await shop.get(`/api/orders/${payment.orderId}`)).body).toMatchObject({ status: 'completed' })
    await until(
      async () => await Promise.resolve(emailsTo(email)),
      (subjects) => subjects.some((one) => one.includes('is paid')),
    )
    return emailsTo(email).filter((subject) => subject.includes('is paid')).length
  }

  it('a real shop has no sandbox pages, and offers the configured coins', async () => {
    expect((await fetch(`${shop.origin}/api/sandbox/payments`)).status).toBe(404)
    const { body } = await until(
      async () => await shop.get('/api/payment-methods'),
      (answer) => answer.body.coins.some(({ available }: { available: boolean }) => available),
    )
    expect(body.coins.map(({ currency }: { currency: string }) => currency)).toEqual(['ETH', 'USDT_ERC20'])
  })

  it('a real shop accepts an order and its payment in ether', async () => {
    const payment = await open('ETH', 'ether@example.com')
    const value = parseUnits(payment.expectedAmount, 18)
    const to = payment.address as `0x${string}`
    const pay = async () => await node.client.sendTransaction({ to, value })
    expect(await payAndFollow('ether@example.com', payment, pay)).toBe(1)
  })

  it('a real shop accepts an order and its payment in USDT', async () => {
    const payment = await open('USDT_ERC20', 'tether@example.com')
    const args = [payment.address, parseUnits(payment.expectedAmount, 6)]
    const call = { address: tether, abi: contract.abi, functionName: 'transfer', args, gas: 900_000n }
    const pay = async () => await node.client.writeContract(call)
    expect(await payAndFollow('tether@example.com', payment, pay)).toBe(1)
  })
})

/** The responses of Kraken and Coinbase, in their formats. */
function priceOf({ path }: { path: string }) {
  const json = (value: unknown) => ({ body: JSON.stringify(value) })
  const usual: Record<string, string> = { BTC: '95000', ETH: '3200', USDT: '1.0' }
  if (path.startsWith('/kraken')) {
    const pair = (price = '') => ({ a: [price, '1', '1.0'], b: [price, '1', '1.0'] })
    return json({
      error: [],
      result: { XXBTZUSD: pair(usual.BTC), XETHZUSD: pair(usual.ETH), USDTZUSD: pair(usual.USDT) },
    })
  }
  const price = usual[/products\/(\w+)-USD/.exec(path)?.[1] ?? '']
  return json({ bid: price, ask: price, time: new Date().toISOString() })
}

async function until<T>(request: () => Promise<T>, isSo: (answer: T) => boolean): Promise<T> {
  for (let tries = 0; ; tries += 1) {
    const answer = await request()
    if (isSo(answer)) return answer
    if (tries > 120) throw new Error(`still ${JSON.stringify(answer)}`)
    await pause(500)
  }
}
