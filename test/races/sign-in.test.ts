import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type ShopProcess, startProcess } from '../process.ts'
import { createPostgres, engine } from '../shop.ts'
import { wrongCode } from '../sign-in.ts'

const CONTACT = 'anna@example.com'

let storage: Record<string, string>
let folder: string
let processes: ShopProcess[]
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'ahuti-sign-in-'))
  storage = { TRUSTED_PROXIES: '127.0.0.1', ...(engine === 'postgres' ? await createPostgres() : { DATA_DIR: folder }) }
  processes = []
})
afterEach(async () => {
  for (const shop of processes) await shop.kill('SIGKILL')
  await rm(folder, { recursive: true, force: true })
})

async function start(): Promise<ShopProcess> {
  const shop = await startProcess(storage)
  processes.push(shop)
  return shop
}

type SignInRequest = { cookie: string; code: string }

async function request(shop: ShopProcess): Promise<SignInRequest> {
  const response = await fetch(`${shop.origin}/api/auth/request-login`, {
    method: 'POST',
    headers: { origin: shop.origin, 'content-type': 'application/json' },
    body: JSON.stringify({ contact: CONTACT }),
  })
  expect(response.status).toBe(200)
  const cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  const { body } = await shop.get(`/api/sandbox/messages?to=${CONTACT}`)
  return { cookie, code: body[0].code }
}

/** Sends the code this many times as a guess, in turn to each process and from many IP addresses. Returns the statuses. */
async function guess(shops: ShopProcess[], { cookie }: SignInRequest, code: string, times: number): Promise<number[]> {
  const answers = await Promise.all(
    Array.from({ length: times }, async (_, turn) => {
      const shop = shops[turn % shops.length]
      const from = `192.0.${turn % 7}.${turn % 250}`
      return await shop?.post('/api/auth/verify-code', { contact: CONTACT, code }, { cookie, 'x-forwarded-for': from })
    }),
  )
  return answers.map((answer) => answer?.status ?? 0)
}

const count = (statuses: number[], status: number) => statuses.filter((one) => one === status).length

describe.runIf(engine === 'postgres')('two processes that share one database', () => {
  it('two processes together check only five of 300 wrong sign-in codes', async () => {
    const shops = [await start(), await start()]
    const requests = await request(shops[0] ?? (await start()))
    expect(count(await guess(shops, requests, wrongCode(requests.code), 300), 401)).toBe(300)
    expect(count(await guess(shops, requests, requests.code, 2), 200)).toBe(0)
  })

  it('two processes open only one session for 30 requests with one code', async () => {
    const shops = [await start(), await start()]
    const requests = await request(shops[0] ?? (await start()))
    const statuses = await guess(shops, requests, requests.code, 30)
    expect([count(statuses, 200), count(statuses, 401)]).toEqual([1, 29])
  })
})

it('the number of wrong codes and the last code’s time survive a killed process', async () => {
  const first = await start()
  const requests = await request(first)
  await guess([first], requests, wrongCode(requests.code), 5)
  await first.kill('SIGKILL')
  const second = await start()
  expect(count(await guess([second], requests, requests.code, 3), 200)).toBe(0)
  const again = await second.post('/api/auth/request-login', { contact: CONTACT })
  expect(again.status).toBe(429)
})

it('a session remains valid after the server process was killed', async () => {
  const first = await start()
  const requests = await request(first)
  const response = await fetch(`${first.origin}/api/auth/verify-code`, {
    method: 'POST',
    headers: { origin: first.origin, 'content-type': 'application/json', cookie: requests.cookie },
    body: JSON.stringify({ contact: CONTACT, code: requests.code }),
  })
  expect(response.status).toBe(200)
  const sid =
    response.headers
      .getSetCookie()
      .find((cookie) => cookie.startsWith('sid='))
      ?.split(';')[0] ?? ''
  await first.kill('SIGKILL')
  const second = await start()
  const me = await fetch(`${second.origin}/api/auth/me`, { headers: { cookie: sid } })
  expect(me.status).toBe(200)
})
