import { expect, it } from 'vitest'
import { clientAddress } from './client-address.ts'

const PROXIES = '127.0.0.1, 10.0.0.2'

it.each([
  ['without a proxy, whatever it claims', '203.0.113.5', '198.51.100.1', '203.0.113.5'],
  ['behind a proxy', '127.0.0.1', '198.51.100.1', '198.51.100.1'],
  ['behind two proxies', '127.0.0.1', '198.51.100.1, 10.0.0.2', '198.51.100.1'],
  ['with a list of its own before that of the proxy', '127.0.0.1', '1.1.1.1, 198.51.100.1', '198.51.100.1'],
  ['behind a proxy that says nothing', '127.0.0.1', undefined, '127.0.0.1'],
  ['behind a proxy that a socket for both kinds writes as IPv6', '::ffff:127.0.0.1', '198.51.100.1', '198.51.100.1'],
  ['with its port, which it can change at will', '127.0.0.1', '198.51.100.1:50123', '198.51.100.1'],
  ['with its port, in IPv6', '127.0.0.1', '[2001:DB8::1]:50123', '2001:db8::1'],
  ['of IPv6', '127.0.0.1', '2001:db8::1', '2001:db8::1'],
  ['that is none, so the proxy itself', '127.0.0.1', '198.51.100.1, unknown', '127.0.0.1'],
])('a client %s', (_, socket, forwarded, address) => {
  expect(clientAddress(socket, forwarded, PROXIES)).toBe(address)
})
