import type { IncomingMessage } from 'node:http'
import { LANGS } from '#base/i18n.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestShop, type TestShop } from '../../../test/shop.ts'
import { createCachedCalls } from './cached-calls.ts'
import { createPageCache } from './page-cache.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

/** Reads data as pages do, with its own cache, and counts the API calls. */
function openReading() {
  const calledPaths: string[] = []
  const cache = createPageCache()
  const request = async (call: string) => {
    calledPaths.push(call)
    return await shop.api.request(call)
  }
  const { read } = createCachedCalls({ request } as unknown as TestShop['api'], cache, () => LANGS)
  return { read, cache, asked: calledPaths }
}

it('a call for a private page counts toward the limit of its visitor', async () => {
  const { read } = createCachedCalls(shop.api, createPageCache(), () => LANGS)
  // The tested code reads only these parts of a request.
  const from = (remoteAddress: string) => ({ headers: {}, socket: { remoteAddress } }) as unknown as IncomingMessage
  const check = async (address: string) => (await read('/api/verify/SAMPLE?lang=en', from(address))).status
  const checks = Array.from({ length: 31 }, async () => await check('203.0.113.1'))
  expect((await Promise.all(checks)).filter((status) => status !== 200)).toEqual([429])
  expect(await check('203.0.113.2')).toBe(200)
})

describe('a response for pages', () => {
  it.each([
    '/api/shop',
    '/api/service-cards?lang=ru',
    '/api/group-rituals?lang=en',
    '/api/articles-catalog',
    '/api/services/ganesha/text?lang=ru',
  ])('is produced once, and again only after a change: %s', async (call) => {
    const { read, cache, asked: calledPaths } = openReading()
    const first = await read(call)
    expect(first.status).toBe(200)
    expect(JSON.parse(first.text)).toEqual(first.value)
    expect(await read(call)).toBe(first)
    expect(calledPaths).toEqual([call])
    cache.clear()
    expect(await read(call)).toEqual(first)
    expect(calledPaths).toEqual([call, call])
  })

  it('cannot be changed, because several pages share the response', async () => {
    const { value } = await openReading().read('/api/service-cards?lang=ru')
    expect(() => Object.assign((value as object[])[0] ?? {}, { name: 'another' })).toThrow(TypeError)
  })

  it.each([
    '/api/services/nothing/text?lang=ru',
    '/api/orders/00000000000000000000000000000000',
    '/api/group-rituals/00000000000000000000000000000000?lang=ru',
    '/api/auth/me',
  ])('is requested again for each page: %s', async (call) => {
    const { read, asked: calledPaths } = openReading()
    await read(call)
    await read(call)
    expect(calledPaths).toEqual([call, call])
  })
})
