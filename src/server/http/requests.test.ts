import { expect, it } from 'vitest'
import { Refusal } from '#base/refusal.ts'
import { readJson, readText, readWebhook } from './requests.ts'

const BOM = '\ufeff'
const request = (body: string) =>
  new Request('http://localhost/', { method: 'POST', body, headers: { 'content-type': 'application/json' } })

it('a signed message is read byte for byte, the mark at its beginning too', async () => {
  expect(await readText(request(`${BOM}{"id":"x"}`))).toBe(`${BOM}{"id":"x"}`)
  expect(await readWebhook(request('{"id":"x"}'))).toBe('{"id":"x"}')
})

it('JSON does not begin with a byte order mark', async () => {
  await expect(readJson(request(`${BOM}{}`))).rejects.toThrow(Refusal)
})

it('a message of a service may not hold what no database can keep', async () => {
  await expect(readWebhook(request('{"object":{"id":"\\u0000"}}'))).rejects.toThrow('http.unreadable-text')
  await expect(readWebhook(request('{"object":{"id":"\\ud800"}}'))).rejects.toThrow('http.unreadable-text')
})

/** With a word of how long it is, as requests over the network have, or without one. */
function sent(body: string, length?: number): Request {
  return new Request('http://localhost/', {
    method: 'POST',
    body,
    headers: length === undefined ? {} : { 'content-length': String(length) },
  })
}

it.each([undefined, 5])('a body is read whole, and not beyond the limit (told length: %s)', async (length) => {
  expect(await readText(sent('12345', length), 5)).toBe('12345')
  await expect(readText(sent('123456', length), 5)).rejects.toThrow('http.too-large')
})

it('a body that says it is too long is not begun', async () => {
  await expect(readText(sent('1', 6), 5)).rejects.toThrow('http.too-large')
})
