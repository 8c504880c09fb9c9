import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

const ROOT = path.join(import.meta.dirname, '..')
const THIS = path.join('test', 'payment-case-coverage.test.ts')

/** The cases that tests of a payment system must cover, with the same words as in docs/payments.md. */
const CASES = {
  amounts: [
    'exact',
    'one unit short',
    'at the minimum',
    'one unit below the minimum',
    'too much',
    'two partial payments',
    'partial then expiry',
    'dust',
    'zero value',
    'client sends another amount',
    'price changed after the quote',
    'rounding',
    '18 decimals beyond 2^53',
  ],
  time: [
    'the expiry instant',
    'seen before the expiry, mined after',
    'late after the rate fell',
    'late after the rate rose',
    'day 8',
    'clock skew',
    'server down across the expiry',
  ],
  chain: [
    'one transaction paying three orders',
    'twice to one address',
    'replaced by fee',
    'double spend',
    're-org of 1',
    're-org of more than the window',
    'mined again with another log index',
    're-org after completed',
    'fake token',
    'token fee',
    'reverted',
    'internal ETH',
    'ETH sent to a USDT address',
    'address swept early',
  ],
  source: [
    '429 body',
    'HTML with 200',
    'stale tip',
    'lying node',
    'empty logs',
    'range limits',
    '10,000 open payments',
    'malformed block',
    'gap of three days',
  ],
  races: [
    'parallel creation',
    'the same block twice',
    'kill -9 at every commit',
    'crypto with card with manual',
    'two coins paid',
    'cancel against payment',
    'webhook before create returns',
  ],
  card: [
    'bad signature',
    'old timestamp',
    'wrong amount, currency, order',
    'asynchronous failure',
    'session expired, then paid',
  ],
  'rates and keys': [
    'sources disagree',
    'all stale',
    'xpub changed',
    'xprv configured',
    'wrong network',
    'sandbox with real keys refused',
    'another person’s payment id',
  ],
}

const tests = globSync('{src/features/money,test}/**/*.test.ts', {
  cwd: ROOT,
}).filter((file) => file !== THIS)
const texts = tests.map((file) => readFileSync(path.join(ROOT, file), 'utf8'))

describe.each(Object.entries(CASES))('the required payment cases about %s', (_, cases) => {
  it.each(cases)('the payment case "%s" has a test whose title begins with these words', (name) => {
    // The words are in a title, or in a row of a table that becomes a title.
    expect(texts.some((text) => text.includes(`'${name}: `) || text.includes(`\`${name}: `))).toBe(true)
  })
})
