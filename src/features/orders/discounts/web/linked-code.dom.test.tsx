import { beforeEach, expect, it } from 'vitest'
import { takeLinkedCode } from './linked-code.ts'

const open = (address: string) => history.replaceState(null, '', address)
beforeEach(() => open('/'))

it.each([
  ['/?code=om-108', 'OM-108', '/'],
  ['/rituals?lang=ru&code=%D0%B2%D0%B5%D1%81%D0%BD%D0%B0&q=100%2525#top', 'ВЕСНА', '/rituals?lang=ru&q=100%2525#top'],
  ['/?code=%3Cscript%3E&code=om-108', undefined, '/'],
  ['/?code=', undefined, '/'],
  ['/?encode=om-108', undefined, '/?encode=om-108'],
])('the page address %s with the discount code %s is shortened to %s', (address, code, cleaned) => {
  open(address)
  expect(takeLinkedCode()).toBe(code)
  expect(location.pathname + location.search + location.hash).toBe(cleaned)
})
