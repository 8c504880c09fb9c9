import { randomUUID } from 'node:crypto'
import { globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { HOUR, MINUTE } from '../../src/base/time.ts'
import { makeOrder } from '../make-order.ts'
import { startProcess } from '../process.ts'
import { type Answer, createPostgres, engine } from '../shop.ts'
import { BEHIND_PROXY, type Browser, openBrowser, signIn } from '../sign-in.ts'

const CUSTOMER = 'vera@example.com'

const SET_BACK = 'the clock was set back'

/** Code that runs in the shop's process before the shop starts. After the signal SIGUSR2 the clock of the process goes back by an hour. */
const CLOCK = `let offset = 0
process.on('SIGUSR2', () => { offset = -${HOUR}; console.log('${SET_BACK}') })
const RealDate = Date
const now = () => RealDate.now() + offset
globalThis.Date = new Proxy(RealDate, {
  construct: (target, args, made) => Reflect.construct(target, args.length === 0 ? [now()] : args, made),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
})
`

it(`a shop whose clock goes back by an hour continues to work (${engine})`, async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'ahuti-clock-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
  const inFolder = (name: string) => path.join(folder, name)
  writeFileSync(inFolder('clock.mjs'), CLOCK)
  const shop = await startProcess({
    ...(engine === 'postgres' ? await createPostgres() : {}),
    ...BEHIND_PROXY,
    DATA_DIR: inFolder('data'),
    BACKUP_STORAGE: inFolder('backups'),
    NODE_OPTIONS: `--import=${inFolder('clock.mjs')}`,
  })
  onTestFinished(async () => void (await shop.kill('SIGKILL')))
  const backups = () => globSync('databases/*.json', { cwd: inFolder('backups') }).toSorted()
  const called = { call: async (...args: Parameters<Browser['call']>) => await call(shop.origin, ...args) }
  const [owner, customer] = [await signIn(called, 'admin@example.com'), await signIn(called, CUSTOMER)]
  const before = [await place(customer), await place(customer)]
  const quote = await openPayment(customer, before[0]?.id ?? '')
  await expect.poll(backups, { timeout: 2 * MINUTE }).toHaveLength(1)

  shop.process.kill('SIGUSR2')
  await expect.poll(shop.output).toContain(SET_BACK)
  // Without this check the test could pass although the clock did not change.
  const after = [await place(customer), await place(customer)]
  expect(Date.parse(after[0]?.createdAt ?? '') - Date.parse(before[0]?.createdAt ?? '')).toBeLessThan(-HOUR / 2)

  for (const browser of [owner, customer]) expect((await browser.call('GET', '/api/auth/me')).status).toBe(200)
  await signInAgain(called)
  const all = [...before, ...after].map(({ id }) => id)
  expect((await customer.call('GET', `/api/orders?email=${CUSTOMER}`)).body.map(idOf).toSorted()).toEqual(
    all.toSorted(),
  )
  expect((await listByPage(owner)).toSorted()).toEqual(all.toSorted())
  await pay(called, quote)
  await pay(called, await openPayment(customer, after[0]?.id ?? ''))
  for (const id of [before[0]?.id, after[0]?.id])
    await expect
      .poll(async () => (await customer.call('GET', `/api/orders/${id}`)).body.status, { timeout: MINUTE })
      .toBe('completed')
  // The clock went back, so the first backup now has a time in the future. The shop must make the next backup anyway.
  await expect.poll(backups, { timeout: 5 * MINUTE }).toHaveLength(2)
  expect(await shop.kill('SIGTERM')).toBe(0)
})

const idOf = ({ id }: { id: string }): string => id

async function call(
  origin: string,
  method: string,
  to: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const sent = { origin, 'content-type': 'application/json', 'idempotency-key': randomUUID(), ...headers }
  const response = await fetch(origin + to, {
    method,
    headers: sent,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  return { status: response.status, headers: response.headers, body: text && JSON.parse(text) }
}

/** Uses the code of the newest e-mail. The inbox sorts by time, so an e-mail from before the clock was set back is listed first. */
async function signInAgain(shop: Pick<Browser, 'call'>): Promise<void> {
  const inbox = async (): Promise<{ id: string; code?: string }[]> =>
    (await shop.call('GET', `/api/sandbox/messages?to=${CUSTOMER}`)).body
  const earlier = new Set((await inbox()).map(idOf))
  const browser = openBrowser(shop)
  await browser.call('POST', '/api/auth/request-login', { contact: CUSTOMER })
  const code = (await inbox()).find((message) => !earlier.has(message.id) && message.code)?.code
  expect((await browser.call('POST', '/api/auth/verify-code', { contact: CUSTOMER, code })).status).toBe(200)
  expect((await browser.call('GET', '/api/auth/me')).status).toBe(200)
}

async function place(customer: Browser): Promise<{ id: string; createdAt: string }> {
  const { status, body } = await customer.call('POST', '/api/orders', makeOrder(undefined, { customerEmail: CUSTOMER }))
  expect(status).toBe(201)
  return body
}

type Quote = { address: string; expectedAmount: string }

async function openPayment(customer: Browser, orderId: string): Promise<Quote> {
  const wanted = { orderId, currency: 'USDT_TRC20', amountUsd: makeOrder().total }
  return (await customer.call('POST', '/api/crypto/payment', wanted)).body
}

async function pay(shop: Pick<Browser, 'call'>, { address, expectedAmount: amount }: Quote): Promise<void> {
  const currency = 'USDT_TRC20'
  expect((await shop.call('POST', '/api/sandbox/chain/transfer', { currency, address, amount })).status).toBeLessThan(
    300,
  )
  await shop.call('POST', '/api/sandbox/chain/mine', { currency, blocks: 20 })
}

/** Reads the staff's list of orders, one order on each page. */
async function listByPage(owner: Browser): Promise<string[]> {
  const found: string[] = []
  let cursor = ''
  do {
    const { body } = await owner.call(
      'GET',
      `/api/admin/orders?limit=1${cursor && `&cursor=${encodeURIComponent(cursor)}`}`,
    )
    found.push(...body.items.map(idOf))
    cursor = body.next ?? ''
  } while (cursor !== '')
  return found
}
