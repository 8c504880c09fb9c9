import { describe, expect, it, vi } from 'vitest'
import { api, apiAddress, createApi, fetchApi, getApiData, invalidateApi, setApiData } from './api.ts'
import { createQueryClient } from './query-client.ts'
import { RequestError } from './request.ts'

const json = (value: unknown, init?: ResponseInit) => Response.json(value, init)

describe('the address of an API call', () => {
  it('contains its parameters in encoded form', () => {
    expect(apiAddress('/api/services/{id}/text', { path: { id: 'a/b ?' }, query: { lang: 'ru' } })).toBe(
      '/api/services/a%2Fb%20%3F/text?lang=ru',
    )
    expect(apiAddress('/api/search', { query: { q: '100 % & more', lang: 'en' } })).toBe(
      '/api/search?q=100+%25+%26+more&lang=en',
    )
  })

  it('omits undefined parameters and keeps the order of the other parameters', () => {
    expect(apiAddress('/api/orders', { query: { email: undefined, lang: 'en' } })).toBe('/api/orders?lang=en')
    expect(apiAddress('/api/partner/clients', { query: { q: 'a', limit: 20, lang: 'en' } })).toBe(
      '/api/partner/clients?q=a&limit=20&lang=en',
    )
    expect(apiAddress('/api/shop')).toBe('/api/shop')
  })
})

describe('an API call in the browser', () => {
  it('sends method, body, headers and signal, and returns the JSON', async () => {
    const send = vi.fn(async (_address: string, _init: RequestInit) => json({ id: 'o1' }, { status: 201 }))
    const { signal } = new AbortController()
    const body = { outcome: 'pay' as const }
    const made = await createApi(send).post(
      '/api/sandbox/card/{ref}/outcome',
      { path: { ref: 'r1' }, query: { lang: 'ru' }, body },
      { headers: { 'idempotency-key': 'k' }, signal },
    )
    expect(made).toEqual({ id: 'o1' })
    expect(send).toHaveBeenCalledExactlyOnceWith(
      '/api/sandbox/card/r1/outcome?lang=ru',
      expect.objectContaining({ method: 'POST', body: JSON.stringify(body), credentials: 'same-origin', signal }),
    )
    expect(send.mock.lastCall?.[1].headers).toEqual({
      accept: 'application/json',
      'content-type': 'application/json',
      'idempotency-key': 'k',
    })
  })

  it('sends no content type without a body, and accepts an empty response', async () => {
    const send = vi.fn(async (_address: string, _init: RequestInit) => new Response(null, { status: 204 }))
    expect(await createApi(send).delete('/api/account/consent')).toBeUndefined()
    expect(send.mock.lastCall?.[1]).toMatchObject({ method: 'DELETE', body: undefined })
    expect(send.mock.lastCall?.[1].headers).toEqual({ accept: 'application/json' })
  })

  it('throws the problem, status and retry delay if the call is refused', async () => {
    const problem = { status: 429, code: 'http.too-many', message: 'Later, please.' }
    vi.stubGlobal('fetch', async () => json(problem, { status: 429, headers: { 'retry-after': '45' } }))
    const failure = await api.get('/api/services').catch((error: unknown) => error)
    vi.unstubAllGlobals()
    expect(failure).toBeInstanceOf(RequestError)
    expect(failure).toMatchObject({ status: 429, problem, retryAfter: 45 })
  })
})

describe('data in the browser’s cache', () => {
  const group = { path: { id: 'g1' }, query: { lang: 'ru' } } as const

  it('is stored under the address of its call, and replaced by a change’s response', async () => {
    const client = createQueryClient(async () => json({ code: 'x' }, { status: 404 }))
    expect(getApiData(client, '/api/group-rituals/{id}', group)).toBeUndefined()
    expect(await fetchApi(client, '/api/group-rituals/{id}', group)).toBeNull()
    expect(getApiData(client, '/api/group-rituals/{id}', group)).toBeNull()
    setApiData(client, '/api/services', {}, [])
    expect(getApiData(client, '/api/services')).toEqual([])
  })

  it('is loaded again only if the code requests a reload', async () => {
    const read = vi.fn(async () => json([]))
    const client = createQueryClient(read, { '/api/services': [] })
    await fetchApi(client, '/api/services')
    expect(read).toHaveBeenCalledOnce()
  })

  it('is null for a signed-out visitor if the caller allows null', async () => {
    const client = createQueryClient(async () => json({ code: 'x' }, { status: 401 }))
    expect(await fetchApi(client, '/api/auth/me', {}, { on401: 'null' })).toBeNull()
    await expect(fetchApi(client, '/api/auth/me', {})).rejects.toThrow('401')
  })
})

it('a response that was requested before a change does not overwrite the change', async () => {
  const late = Promise.withResolvers<Response>()
  const client = createQueryClient(async () => await late.promise)
  const reading = client.query({ queryKey: ['/api/auth/me'] }).catch(() => 'given up')
  setApiData(client, '/api/auth/me', {}, null)
  late.resolve(json({ id: 'anna' }))
  await reading
  await new Promise(setImmediate)
  expect(client.getQueryData(['/api/auth/me'])).toBeNull()
})

it('outdated data that is not on screen is removed', async () => {
  const client = createQueryClient(async () => json([]), { '/api/orders?lang=en': ['old'], '/api/shop': {} })
  await invalidateApi(client, '/api/orders')
  expect(client.getQueryData(['/api/orders?lang=en'])).toBeUndefined()
  expect(client.getQueryData(['/api/shop'])).toEqual({})
})
