import { expect, it } from 'vitest'
import { z } from 'zod'
import { Refusal } from '#base/refusal.ts'
import { parseInput, readJson, readJsonIfAny, readQuery, readText, readWebhook, withVersion } from './requests.ts'

const BOM = '\ufeff'
const request = (body: string) =>
  new Request('http://localhost/', { method: 'POST', body, headers: { 'content-type': 'application/json' } })

it('a signed webhook message is read byte for byte, including a byte order mark', async () => {
  expect(await readText(request(`${BOM}{"id":"x"}`))).toBe(`${BOM}{"id":"x"}`)
  expect(await readWebhook(request('{"id":"x"}'))).toBe('{"id":"x"}')
})

it('JSON that starts with a byte order mark is refused', async () => {
  await expect(readJson(request(`${BOM}{}`))).rejects.toThrow(Refusal)
})

it('a call without required fields accepts no body or a JSON body', async () => {
  const bare = (body: string) => new Request('http://localhost/', { method: 'POST', body })
  expect(await readJsonIfAny(bare(''))).toEqual({})
  await expect(readJson(bare(''))).rejects.toThrow('http.json-only')
  await expect(readJsonIfAny(bare('{"a":1}'))).rejects.toThrow('http.json-only')
  expect(await readJsonIfAny(request('{"a":1}'))).toEqual({ a: 1 })
})

it('a parameter without a value is ignored, but may not be repeated', () => {
  expect(readQuery(new URL('http://localhost/?who=&what=a&from='))).toEqual({ what: 'a' })
  expect(() => readQuery(new URL('http://localhost/?what=&what=a'))).toThrow('http.duplicate-parameter')
})

it('a webhook message with characters that no database stores is refused', async () => {
  await expect(readWebhook(request('{"object":{"id":"\\u0000"}}'))).rejects.toThrow('http.unreadable-text')
  await expect(readWebhook(request('{"object":{"id":"\\ud800"}}'))).rejects.toThrow('http.unreadable-text')
})

/** A request with a Content-Length, as requests over the network have it, or without this header. */
function sent(body: string, length?: number): Request {
  return new Request('http://localhost/', {
    method: 'POST',
    body,
    headers: length === undefined ? {} : { 'content-length': String(length) },
  })
}

it.each([undefined, 5])('a body is read completely, up to the limit (Content-Length: %s)', async (length) => {
  expect(await readText(sent('12345', length), 5)).toBe('12345')
  await expect(readText(sent('123456', length), 5)).rejects.toThrow('http.too-large')
})

it('a body with a Content-Length above the limit is not read', async () => {
  await expect(readText(sent('1', 6), 5)).rejects.toThrow('http.too-large')
})

it('the error distinguishes a missing value from a value of the wrong type', () => {
  const schema = z.object({ seconds: z.number(), names: z.array(z.object({ first: z.string() })) })
  const faults = (value: unknown): unknown => {
    try {
      return parseInput(schema, value)
    } catch (error) {
      return error instanceof Refusal && error.details.faults?.map(({ path, code }) => `${path} ${code}`)
    }
  }
  expect(faults({ names: [{ first: 5 }, {}] })).toEqual([
    'seconds http.field-missing',
    'names.0.first http.field-wrong-type',
    'names.1.first http.field-missing',
  ])
  expect(faults({ seconds: '1', names: null })).toEqual(['seconds http.field-wrong-type', 'names http.field-missing'])
})

it('the error explains the number format if a number field is null', () => {
  const schema = z.object({ percent: z.number() })
  expect(() => parseInput(schema, JSON.parse(JSON.stringify({ percent: NaN })))).toThrow(
    expect.objectContaining({ details: { faults: [{ path: 'percent', code: 'http.field-not-number' }] } }),
  )
})

it.each([
  ['"3"', { name: 'a' }, 3],
  ['W/"3"', { name: 'a' }, 3],
  ['3', { name: 'a', version: 3 }, 3],
  // The older version is used, so that a stale change is detected.
  ['"2"', { name: 'a', version: 3 }, 2],
  ['"4"', { name: 'a', version: 3 }, 3],
  ['"4"', { name: 'a', version: 'x' }, 'x'],
  ['*', { name: 'a' }, undefined],
  [null, { name: 'a' }, undefined],
])('the version of a change comes from If-Match: %s with %j gives %s', (ifMatch, body, version) => {
  const schema = z.object({ name: z.string(), version: z.number() })
  expect(withVersion(schema, body, ifMatch)).toEqual(version === undefined ? body : { ...body, version })
  expect(withVersion(z.object({ name: z.string() }), body, ifMatch)).toBe(body)
})
