import { randomUUID } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { MODEL_KEY, openConsultantServer } from '../consultant-server.ts'
import { box, makeMp4, mediaForm } from '../make-media.ts'
import { makeOrder } from '../make-order.ts'
import { type ShopProcess, startProcess } from '../process.ts'
import { createPostgres, engine } from '../shop.ts'
import { signIn } from '../sign-in.ts'
import { freePort } from '../free-port.ts'
import { type Browser, findDebianProgram, openBrowser, type ProxyKind, startProxy } from './proxy-server.ts'

const KINDS: ProxyKind[] = ['nginx', 'haproxy', 'caddy']
const MB = 1024 * 1024
const ENVIRONMENT = { PUBLIC_ORIGIN: 'https://shop.example', TRUSTED_PROXIES: '127.0.0.1' }

/** Starts two processes on one database, behind the proxy with its configuration in `deploy/`. Returns undefined if the proxy is not available. */
async function open(kind: ProxyKind) {
  const program = await findDebianProgram(kind)
  if (!program) return undefined
  const folder = mkdtempSync(path.join(tmpdir(), `ahuti-${kind}-`))
  const model = await openConsultantServer()
  const consultant = { CONSULTANT_API_KEY: MODEL_KEY, CONSULTANT_MODEL: 'any', CONSULTANT_URL: model.url.anthropic }
  const storage = {
    ...(await createPostgres()),
    DATA_DIR: path.join(folder, 'data'),
    ...ENVIRONMENT,
    ...consultant,
    CONSULTANT_PROTOCOL: 'anthropic',
  }
  const ports = [await freePort(), await freePort()]
  const shops: ShopProcess[] = []
  for (const port of ports) shops.push(await startProcess({ ...storage, PORT: String(port) }))
  const proxy = await startProxy(kind, program, folder, ports)
  return {
    shops,
    proxy,
    ports,
    storage,
    model,
    /** Starts another proxy in front of the same shop. */
    startBeside: async (name: string, openTo: string[]) => {
      const own = path.join(folder, name)
      const beside = await startProxy(kind, program, own, ports, openTo)
      onTestFinished(async () => await beside.stop())
      return (from: string): Browser => {
        const browser = openBrowser({ port: beside.port, folder: own, from })
        onTestFinished(() => browser.close())
        return browser
      }
    },
    browse: (from?: string): Browser => {
      const browser = openBrowser({ port: proxy.port, folder, ...(from && { from }) })
      onTestFinished(() => browser.close())
      return browser
    },
    close: async () => {
      await proxy.stop()
      await Promise.all(shops.map((shop) => shop.kill('SIGKILL')))
      await model.close()
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

type StoredFile = { kind: 'audio' | 'image'; format: 'mp3' | 'jpeg'; visibility: 'link' | 'public'; name: string }
/** A recording as the shop stores it when its proof is published. */
const RECORDING: StoredFile = { kind: 'audio', format: 'mp3', visibility: 'link', name: 'file.mp3' }
/** A picture of a public page. */
const PICTURE: StoredFile = { kind: 'image', format: 'jpeg', visibility: 'public', name: '640.jpg' }

/** Adds a file to the media library, and returns its address. */
async function storeFile(storage: { DATABASE_URL: string; DATA_DIR: string }, left: StoredFile): Promise<string> {
  const { kind, format, visibility, name } = left
  const id = randomUUID().replaceAll('-', '')
  const folder = path.join(storage.DATA_DIR, 'media', id)
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, name), '0123456789')
  const client = new pg.Client(storage.DATABASE_URL)
  await client.connect()
  await client.query(
    `insert into media (id, kind, format, visibility, name, files, alt_ru, alt_en, focus_x, focus_y, created_by, created_at)
     values ($1, $2, $3, $4, $5, $6, '', '', 0.5, 0.5, 'somebody', now())`,
    [id, kind, format, visibility, name, { [name]: 10 }],
  )
  await client.end()
  return `/media/${id}/${name}`
}

describe.runIf(engine === 'postgres').each(KINDS)('a shop behind %s', (kind) => {
  let shop: Awaited<ReturnType<typeof open>>
  beforeAll(async () => {
    shop = await open(kind)
  })
  afterAll(async () => await shop?.close())

  it('the proxy passes on an order and payment over TLS and HTTP/2', async ({ skip }) => {
    if (!shop) return skip()
    const browser = shop.browse()
    const home = await browser.get('/')
    expect([home.status, home.alpn]).toEqual([200, 'h2'])
    expect(home.headers['strict-transport-security']).toBeDefined()
    const placed = await browser.post('/api/orders', makeOrder(), { 'idempotency-key': randomUUID() })
    expect(placed.status).toBe(201)
    const { id } = JSON.parse(placed.body)
    const wanted = { orderId: id, currency: 'USDT_TRC20', amountUsd: 164 }
    const payment = JSON.parse((await browser.post('/api/crypto/payment', wanted)).body)
    const transfer = { currency: 'USDT_TRC20', address: payment.address, amount: payment.expectedAmount }
    expect((await browser.post('/api/sandbox/chain/transfer', transfer)).status).toBeLessThan(300)
    expect((await browser.post('/api/sandbox/chain/mine', { currency: 'USDT_TRC20', blocks: 20 })).status).toBeLessThan(
      300,
    )
    const status = async () => JSON.parse((await browser.get(`/api/orders/${id}`)).body).payment?.status
    for (let tries = 0; tries < 100 && (await status()) !== 'completed'; tries += 1) await pause(100)
    expect(await status()).toBe('completed')
  })

  it('the proxy sends a recording in the byte ranges that a phone requests', async ({ skip }) => {
    if (!shop) return skip()
    const [browser, recording] = [shop.browse(), await storeFile(shop.storage, RECORDING)]
    const { status, headers, body } = await browser.get(recording, { range: 'bytes=2-4' })
    expect([status, headers['content-range'], body]).toEqual([206, 'bytes 2-4/10', '234'])
    expect((await browser.get(recording)).body).toBe('0123456789')
  })

  it('the limits use the visitor’s real IP address, even with forged headers', async ({ skip }) => {
    if (!shop) return skip()
    const [greedy, other] = [shop.browse('127.0.0.2'), shop.browse('127.0.0.3')]
    const forged = () => ({ 'x-forwarded-for': `10.0.0.${Math.floor(Math.random() * 250)}` })
    let last = 200
    // Each of the two processes counts requests separately, so a visitor can send twice as many requests before the limit applies.
    for (let count = 0; count < 1200 && last !== 429; count += 40) {
      const answers = await Promise.all(
        Array.from({ length: 40 }, () => greedy.get(`/nothing-${randomUUID()}`, forged())),
      )
      last = Math.max(...answers.map(({ status }) => status))
    }
    expect(last).toBe(429)
    expect((await other.get(`/nothing-${randomUUID()}`)).status).toBe(404)
  })

  it('the proxy refuses visitors from outside SHOP_OPEN_TO, if this setting exists', async ({ skip }) => {
    if (!shop) return skip()
    const from = await shop.startBeside('closed', ['127.0.0.6', '127.0.0.7'])
    for (const own of ['127.0.0.6', '127.0.0.7'])
      await expect.poll(async () => (await from(own).get('/sandbox')).status, { timeout: 20_000 }).toBe(200)
    const stranger = from('127.0.0.8')
    for (const to of ['/', '/sandbox', '/api/sandbox/messages?to=admin@example.com', '/assets/none.js']) {
      const forged = { 'x-forwarded-for': '127.0.0.6', forwarded: 'for=127.0.0.6', 'x-real-ip': '127.0.0.6' }
      const { status, body } = await stranger.get(to, forged)
      // The value 0 means that the connection was closed without a response.
      expect({ to, status, isShop: body.includes('Ahuti') }).toEqual({
        to,
        status: kind === 'nginx' ? 403 : 0,
        isShop: false,
      })
    }
    expect((await stranger.post('/api/orders', makeOrder())).status).toBe(kind === 'nginx' ? 403 : 0)
  })

  it('the proxy passes on the consultant’s words immediately, until the reader disconnects', async ({ skip }) => {
    if (!shop) return skip()
    shop.model.saying('stalls')
    const question = { text: 'Что выбрать перед экзаменом?', lang: 'ru' }
    const arrived = await shop.browse('127.0.0.9').postUntil('/api/consultant/messages', question, 'посмотрю')
    expect(arrived).toContain('event: text')
    await shop.model.questions.at(-1)?.closed
  })

  it('the proxy accepts an upload of 90 MB in one form', async ({ skip }) => {
    if (!shop) return skip()
    const owner = await signIn(shop.browse('127.0.0.10'), 'admin@example.com')
    const film = Buffer.concat([makeMp4(), box('free', Buffer.alloc(90 * MB, 7))])
    const form = mediaForm(film, { 'alt.ru': 'Огонь', 'alt.en': 'Fire', focus: '0.5,0.5' }, 'fire.mp4')
    const stranger = await shop.browse('127.0.0.11').call('POST', '/api/admin/media', form)
    expect([0, 401]).toContain(stranger.status)
    const stored = await owner.call('POST', '/api/admin/media', form)
    expect({ status: stored.status, body: stored.body }).toMatchObject({ status: 201, body: { kind: 'video' } })
  })

  it('the proxy returns 404 for the paths that are only for local programs', async ({ skip }) => {
    if (!shop) return skip()
    const browser = shop.browse()
    for (const address of ['/livez', '/readyz', '/metrics']) expect((await browser.get(address)).status).toBe(404)
    // `/healthz` is public, because the browsers of staff request it. Other visitors get no more information from it than from any page.
    expect(await browser.get('/healthz')).toMatchObject({ status: 200, body: 'ok\n' })
  })

  it('the proxy does not lose a request when a process of the shop restarts', async ({ skip }) => {
    if (!shop) return skip()
    const browser = shop.browse('127.0.0.4')
    const over = new AbortController()
    const statuses: number[] = []
    const visits = (async () => {
      while (!over.signal.aborted) {
        statuses.push((await browser.get('/api/services')).status)
        statuses.push((await browser.post('/api/orders', makeOrder(), { 'idempotency-key': randomUUID() })).status)
        await pause(20)
      }
    })()
    for (const place of [0, 1]) {
      await pause(1000)
      expect(await shop.shops[place]?.kill('SIGTERM')).toBe(0)
      shop.shops[place] = await startProcess({ ...shop.storage, PORT: String(shop.ports[place]) })
    }
    await pause(1000)
    over.abort()
    await visits
    expect(statuses.filter((status) => status !== 200 && status !== 201)).toEqual([])
    expect(statuses.length).toBeGreaterThan(20)
  })

  it('the proxy does not log URLs with a query', async ({ skip }) => {
    if (!shop) return skip()
    await shop.browse().get('/?q=anna%40example.com')
    await pause(200)
    const files = kind === 'nginx' ? [path.join(path.dirname(shop.proxy.log), 'ahuti.log')] : [shop.proxy.log]
    expect(files.map((file) => readFileSync(file, 'utf8')).join('')).not.toContain('anna')
  })

  it.runIf(kind === 'nginx')('the proxy serves cached pages, even while the whole shop is down', async ({ skip }) => {
    if (!shop) return skip()
    const browser = shop.browse()
    const page = '/?lang=ru'
    const visit = async () => await browser.get(page, { 'accept-language': 'ru' })
    const first = await visit()
    expect(first.headers['cache-control']).toContain('stale-if-error')
    expect((await visit()).headers['x-cache-status']).toBe('HIT')
    const signedIn = await browser.get(page, { cookie: 'session-hint=1' })
    expect(signedIn.headers['x-cache-status']).toBe('BYPASS')
    const picture = await storeFile(shop.storage, PICTURE)
    const pictures = [await browser.get(picture), await browser.get(picture)]
    expect(pictures.map(({ headers }) => headers['x-cache-status'])).toEqual(['MISS', 'HIT'])
    await Promise.all(shop.shops.map((each) => each.kill('SIGKILL')))
    const kept = await visit()
    expect([kept.status, kept.body]).toEqual([200, first.body])
    expect((await browser.get(picture)).body).toBe('0123456789')
    expect((await browser.get('/api/orders/none')).status).toBeGreaterThanOrEqual(502)
  })
})
