import { randomBytes } from 'node:crypto'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { MINUTE } from '#base/time.ts'
import { runQuietly } from '../../tools/processes.mjs'
import { runOn } from '../database.ts'
import { ask, keepOpen } from '../http.ts'
import { freePort, type Server, startServer } from '../servers.ts'
import { installEverShop, programPath, VERSION } from './evershop-install.ts'
import {
  ADDRESS,
  ADMIN,
  COST,
  CUSTOMER,
  HOME_LIST,
  METHOD,
  PRODUCTS,
  makeProduct,
  SHOWN,
  ZONE,
} from './evershop-samples.ts'
import type { PeerShop } from './peer-shop.ts'
import { bytesUnder } from './sizes.ts'
import { visitorHeaders } from './visitors.ts'

const [FIRST = ''] = PRODUCTS
/** The maximum number of attempts. It is below EverShop's limit of calls per minute for one visitor. */
const TRIES = 100

type Environment = Record<string, string>
type Row = { uuid: string }

/**
 * EverShop from npm on an empty database. The bench sets it up through its API: products on the home page, one shipping zone, and payment on
 * delivery.
 */
export async function startEverShop(databaseUrl: string, logs: string): Promise<PeerShop> {
  const folder = await installEverShop()
  const environment = environmentOf(databaseUrl)
  const start = async () => await startOne(folder, environment, path.join(logs, 'evershop.log'))
  // The first start creates the tables for the administrator and the settings.
  const first = await start()
  let shippingMethod: string
  try {
    await createAdmin(folder, environment)
    await runOn(databaseUrl, "insert into setting (name, value, is_json) values ('codPaymentStatus', '1', false)")
    shippingMethod = await fill(first.origin)
    await waitForPage(`${first.origin}/${FIRST}`)
  } finally {
    await first.stop()
  }
  // EverShop reads the table of settings when it starts.
  const server = await start()
  await assertListed(server)
  return {
    name: `EverShop ${VERSION}`,
    server,
    home: '/',
    product: `/${FIRST}`,
    rendered: `/${FIRST}`,
    order: orderingAt(server.origin, shippingMethod),
    startAgain: start,
    sizes: { installed: () => bytesUnder(folder), needed: () => undefined },
  }
}

async function startOne(folder: string, environment: Environment, log: string): Promise<Server> {
  const port = await freePort()
  return await startServer({
    command: process.execPath,
    args: [programPath(folder), 'start'],
    environment: { ...environment, PORT: String(port) },
    port,
    readyPath: '/',
    log,
    folder,
    isGroup: true,
  })
}

function environmentOf(databaseUrl: string): Environment {
  const { hostname, port, username, password, pathname } = new URL(databaseUrl)
  const secret = () => randomBytes(32).toString('hex')
  return {
    NODE_ENV: 'production',
    DB_HOST: hostname,
    DB_PORT: port,
    DB_NAME: pathname.slice(1),
    DB_USER: username,
    DB_PASSWORD: password,
    DB_SSLMODE: 'disable',
    JWT_ADMIN_SECRET: secret(),
    JWT_ADMIN_REFRESH_SECRET: secret(),
    JWT_CUSTOMER_SECRET: secret(),
    JWT_CUSTOMER_REFRESH_SECRET: secret(),
    ORDER_TRACKING_TOKEN_SECRET: secret(),
  }
}

/** The command exits with 0 even after a failure. In that case the next sign-in fails and reports the failure. */
async function createAdmin(folder: string, environment: Environment): Promise<void> {
  const { email, password } = ADMIN
  const args = ['user:create', '--name=Admin', `--email=${email}`, `--password=${password}`]
  const env = { ...process.env, ...environment }
  await runQuietly(process.execPath, [programPath(folder), ...args], { cwd: folder, env })
}

/** Returns the shipping method that every order must contain. */
async function fill(origin: string): Promise<string> {
  const { accessToken } = await post<{ accessToken: string }>(`${origin}/api/user/tokens`, ADMIN)
  const headers = { authorization: `Bearer ${accessToken}` }
  const create = async (what: string, body: object) => await post<Row>(`${origin}/api/${what}`, body, headers)
  const shown = await create('collections', SHOWN)
  for (const key of PRODUCTS) {
    const product = await create('products', makeProduct(key))
    await create(`collections/${shown.uuid}/products`, { product_id: product.uuid })
  }
  await create('widgets', HOME_LIST)
  const zone = await create('shippingZones', ZONE)
  const method = await create('shippingProviders/core/methods', METHOD)
  await create('shippingProviders/core/rates', { method_id: method.uuid, zone_id: zone.uuid, cost: COST })
  return method.uuid
}

/** Waits until the page of the product exists, because another process of EverShop creates the URL later. */
async function waitForPage(url: string): Promise<void> {
  for (const until = Date.now() + MINUTE; ; await pause(500)) {
    const { status } = await ask(url)
    if (status === 200) return
    if (Date.now() > until) throw new Error(`${url} returned ${status} for a minute`)
  }
}

/** Checks that the home page lists the products, because a comparison with an empty home page would not be fair. */
async function assertListed({ origin, stop }: Server): Promise<void> {
  const { body } = await ask(origin)
  const missing = PRODUCTS.filter((key) => !body.includes(makeProduct(key).name))
  if (missing.length === 0) return
  await stop()
  throw new Error(`EverShop does not show ${missing.length} of ${PRODUCTS.length} products on its home page`)
}

/**
 * Places orders in the same way as EverShop's own pages: a cart with the product, then the address, shipping and payment. Each order comes from a new
 * visitor.
 */
function orderingAt(origin: string, shippingMethod: string): () => Promise<void> {
  return async () => {
    const visitor = visitorHeaders()
    const items = [{ sku: FIRST, qty: 1 }]
    const { cartId } = await post<{ cartId: string }>(`${origin}/api/carts`, { items }, visitor)
    const details = {
      cart_id: cartId,
      customer: CUSTOMER,
      shippingAddress: ADDRESS,
      billingAddress: ADDRESS,
      shippingMethod,
      shippingProvider: 'core',
      paymentMethod: 'cod',
    }
    const checkOut = async () => await post<Row>(`${origin}/api/carts/${cartId}/checkout`, details, visitor)
    const { uuid } = await retryWhilePortTaken(checkOut)
    if (!uuid) throw new Error('EverShop returned no order')
  }
}

/**
 * The number of an order is the last number plus one. Customers who check out at the same moment get the same number, and only one of them succeeds.
 * The other customers try again, as real customers would.
 */
async function retryWhilePortTaken<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work()
    } catch (error) {
      const isTaken = error instanceof Error && error.message.includes('duplicate key')
      if (!isTaken || tries === TRIES) throw error
    }
  }
}

const agent = keepOpen()

async function post<Data>(url: string, body: object, others: Record<string, string> = {}): Promise<Data> {
  const headers = { 'content-type': 'application/json', ...others }
  const { status, body: text } = await ask(url, { method: 'POST', headers, body: JSON.stringify(body), agent })
  if (status !== 200) throw new Error(`${url} returned ${status}: ${text.toString().slice(0, 500)}`)
  // EverShop documents this response. Each caller declares the fields that it reads.
  return (JSON.parse(text.toString()) as { data: Data }).data
}
