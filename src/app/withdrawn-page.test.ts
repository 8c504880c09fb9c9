import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestShop, type TestShop } from '../../test/shop.ts'
import { type Browser, signIn } from '../../test/sign-in.ts'
import { openHttp } from './http.ts'

const CARDS = '/api/admin/service-cards'

let shop: TestShop
let http: Awaited<ReturnType<typeof openHttp>>
let owner: Browser
beforeAll(async () => {
  shop = await openTestShop()
  http = await openHttp(shop)
  owner = await signIn(shop, 'admin@example.com')
}, 120_000)
afterAll(async () => {
  await http.close()
  await shop.close()
})

async function open(path: string): Promise<[status: number, location: string | null]> {
  const { status, headers } = await fetch(`http://127.0.0.1:${http.port}${path}`, { redirect: 'manual' })
  return [status, headers.get('location')]
}
const withdraw = async (id: string, redirectTo?: string) =>
  await owner.call('POST', `${CARDS}/${id}/publication`, { published: false, redirectTo })

describe('the page of a ritual that is no longer published', () => {
  it('leads to the page that staff chose, until the ritual is published again', async () => {
    expect(await open('/ritual/durga?lang=en')).toEqual([200, null])
    const { status, body } = await withdraw('durga', '/ritual/ganesha')
    expect([status, body.redirectTo]).toEqual([200, '/ritual/ganesha'])
    expect(await open('/ritual/durga?lang=en&utm_source=x')).toEqual([301, '/ritual/ganesha?lang=en&utm_source=x'])
    expect(shop.pageCache.get('en! /ritual/durga')).toMatchObject({ status: 301, location: '/ritual/ganesha' })
    expect(await open('/ritual/durga?lang=en')).toEqual([301, '/ritual/ganesha?lang=en'])
    expect(await open('/article/durga')).toEqual([301, '/ritual/ganesha'])
    expect((await shop.call('GET', '/api/moved-pages/ritual/durga')).body).toEqual({ to: '/ritual/ganesha' })

    expect((await owner.call('POST', `${CARDS}/durga/publication`, { published: true })).body.redirectTo).toBeNull()
    expect(await open('/ritual/durga?lang=en')).toEqual([200, null])
  })

  it('gets 404 if staff chose no other page', async () => {
    expect((await withdraw('durga')).body.redirectTo).toBeNull()
    expect(await open('/ritual/durga?lang=en')).toEqual([404, null])
    expect((await shop.call('GET', '/api/moved-pages/ritual/durga')).body).toEqual({ to: null })
  })

  it('cannot lead to itself, to an unpublished page, or to another site', async () => {
    for (const path of [
      '/ritual/gayatri',
      '/ritual/durga',
      '/ritual/no-such',
      '//evil.example',
      'https://evil.example',
    ]) {
      const { status, body } = await withdraw('gayatri', path)
      expect([status, body.errors[0].path]).toEqual([422, 'redirectTo'])
    }
    expect(await open('/ritual/gayatri?lang=en')).toEqual([200, null])
  })
})

it('staff can list the published texts that link to a ritual, and related articles', async () => {
  const { status, body } = await owner.call('GET', `${CARDS}/ganesha/links`)
  expect(status).toBe(200)
  const inText = body.items.filter(({ where }: { where: string }) => where === 'text')
  expect(inText).toContainEqual({
    kind: 'article',
    id: 'what-is-yagya',
    name: { ru: expect.any(String), en: expect.any(String) },
    where: 'text',
  })
  expect(body.items.map(({ kind, id }: { kind: string; id: string }) => `${kind} ${id}`)).not.toContain(
    'ritual ganesha',
  )
  expect((await owner.call('GET', `${CARDS}/no-such/links`)).status).toBe(404)
})
