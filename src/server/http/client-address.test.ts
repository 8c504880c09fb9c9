import { describe, expect, it } from 'vitest'
import { clientAddress, readProxies, unreadableProxies } from './client-address.ts'

describe('the address of a client behind proxies', () => {
  const PROXIES = readProxies('127.0.0.1, 10.0.0.2')
  it.each([
    ['without a proxy, whatever its header', '203.0.113.5', '198.51.100.1', '203.0.113.5'],
    ['behind a proxy', '127.0.0.1', '198.51.100.1', '198.51.100.1'],
    ['behind two proxies', '127.0.0.1', '198.51.100.1, 10.0.0.2', '198.51.100.1'],
    ['with its own entries before those of the proxy', '127.0.0.1', '1.1.1.1, 198.51.100.1', '198.51.100.1'],
    ['behind a proxy that sends no header', '127.0.0.1', undefined, '127.0.0.1'],
    ['behind a proxy with an IPv4-mapped IPv6 address', '::ffff:127.0.0.1', '198.51.100.1', '198.51.100.1'],
    ['with its port, which it can change at will', '127.0.0.1', '198.51.100.1:50123', '198.51.100.1'],
    ['with its port, in IPv6', '127.0.0.1', '[2001:DB8::1]:50123', '2001:db8::1'],
    ['of IPv6', '127.0.0.1', '2001:db8::1', '2001:db8::1'],
    ['with an invalid address, so the proxy itself', '127.0.0.1', '198.51.100.1, unknown', '127.0.0.1'],
    ['in a legacy notation, so the proxy itself', '127.0.0.1', '0x7f.1', '127.0.0.1'],
  ])('is found: %s', (_, socket, forwarded, address) => {
    expect(clientAddress(socket, forwarded, PROXIES)).toBe(address)
  })
})

describe('the address of a client behind a network of proxies', () => {
  const PROXIES = readProxies('10.0.0.0/8, fd00::/8')
  it.each([
    ['10.1.2.3', '198.51.100.1', '198.51.100.1'],
    ['10.1.2.3', '198.51.100.1, 10.9.9.9', '198.51.100.1'],
    ['::ffff:10.1.2.3', '198.51.100.1', '198.51.100.1'],
    ['fd00::7', '2001:db8::1', '2001:db8::1'],
    ['11.0.0.1', '198.51.100.1', '11.0.0.1'],
    ['2001:db8::7', '198.51.100.1', '2001:db8::7'],
  ])('is found for a connection from %s with the X-Forwarded-For header %s: %s', (socket, forwarded, address) => {
    expect(clientAddress(socket, forwarded, PROXIES)).toBe(address)
  })
})

it.each([
  ['', []],
  ['10.0.0.0/8, 127.0.0.1, ::1', []],
  ['10.0.0.0/8,bogus', ['bogus']],
  ['10.0.0.0/33, localhost, 10.1, 127.0.0.1/', ['10.0.0.0/33', 'localhost', '10.1', '127.0.0.1/']],
])('the list of proxies %j has the invalid entries %j', (list, wrong) => {
  expect(unreadableProxies(list)).toEqual(wrong)
})
