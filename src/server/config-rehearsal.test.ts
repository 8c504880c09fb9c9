import { expect, it } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

/** The configuration of a real shop with simulated services on this machine. The public key comes from the test vectors of BIP 84. */
const REHEARSAL = {
  SANDBOX: '0',
  REHEARSAL: '1',
  DATABASE_URL: 'postgres://shop@localhost/rehearsal',
  PUBLIC_ORIGIN: 'https://shop.example',
  SMTP_URL: 'smtps://user:pass@mail.example',
  MAIL_FROM: 'shop@shop.example',
  ADMIN_EMAIL: 'owner@shop.example',
  RATES_SOURCES: 'kraken,coinbase',
  SECRET_KEYS: `one:${Buffer.from('0123456789abcdef0123456789abcdef').toString('base64')}`,
  BTC_XPUB:
    'zpub6rFR7y4Q2AijBEqTUquhVz398htDFrtymD9xYYfG1m4wAcvPhXNfE3EfH1r1ADqtfSdVCToUG868RvUUkgDKf31mGDtKsAYz2oz2AGutZYs',
  BTC_RPC_URL: 'http://127.0.0.1:8332,http://[::1]:8332',
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  STRIPE_API_URL: 'http://localhost:4010',
}

function faultsOf(changes: Record<string, string>): string[] {
  try {
    readConfig({ ...REHEARSAL, ...changes })
    return []
  } catch (error) {
    return error instanceof ConfigError ? error.faults : [String(error)]
  }
}

it('a rehearsal accepts test keys, local test servers, and real public keys', () => {
  expect(faultsOf({})).toEqual([])
  expect(faultsOf({ REHEARSAL: '0' }).map((fault) => fault.split(':')[0])).toEqual([
    'STRIPE_SECRET_KEY',
    'STRIPE_API_URL',
  ])
})

it.each([
  ['a node on another machine', { BTC_RPC_URL: 'http://127.0.0.1:8332,https://node.example' }, 'BTC_RPC_URL'],
  ['an address that only looks local', { BTC_RPC_URL: 'http://127.0.0.1.example:8332' }, 'BTC_RPC_URL'],
  ['the card service itself', { STRIPE_API_URL: 'https://api.stripe.com' }, 'STRIPE_API_URL'],
  ['a live key', { STRIPE_SECRET_KEY: 'sk_live_1' }, 'STRIPE_SECRET_KEY'],
  ['a sandbox', { SANDBOX: '1' }, 'REHEARSAL'],
])('a rehearsal refuses %s', (_, changes, name) => {
  expect(faultsOf(changes)).toContainEqual(expect.stringMatching(`^${name}:`))
})
