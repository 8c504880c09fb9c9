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
