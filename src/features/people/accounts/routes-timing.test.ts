import { afterAll, beforeAll, expect, it } from 'vitest'
import { newId } from '../../../base/ids.ts'
import { BEHIND_PROXY, openBrowser } from '../../../../test/sign-in.ts'
import { type Answer, openTestShop, type TestShop } from '../../../../test/shop.ts'
import { accounts, challenges } from './tables.ts'

const SAMPLES = 200
const WARM_UP = 20

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop(BEHIND_PROXY)
  // Each known contact signed in one day ago.
  const then = new Date(shop.shop.now().getTime() - 86_400_000)
  const known = Array.from({ length: SAMPLES + WARM_UP }, (_, turn) => `known${turn}@example.com`)
  await shop.shop.db
    .insert(accounts)
    .values(
      known.map((email) => ({ id: newId(), email, role: 'customer' as const, lang: 'ru' as const, createdAt: then })),
    )
  await shop.shop.db.insert(challenges).values(
    known.map((email) => ({
      id: newId(),
      contactHash: shop.shop.keys.hash('contact', 'email', email),
      browserHash: newId(),
      codeHash: newId(),
      attempts: 1,
      createdAt: then,
      expiresAt: then,
      usedAt: then,
    })),
  )
})
afterAll(() => shop.close())

type Sample = { ms: number; answer: Answer }
type TimingSamples = Record<'known' | 'unknown', Sample[]>

/**
 * Measures calls in pairs: one with a known contact, one with an unknown contact. The first call of a pair alternates, so that other load
 * on the machine affects both kinds of calls equally.
 */
async function measure(path: string, bodyFor: (contact: string) => object): Promise<TimingSamples> {
  const measured: TimingSamples = { known: [], unknown: [] }
  for (let turn = 0; turn < SAMPLES + WARM_UP; turn++) {
    const pair = turn % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)
    for (const kind of pair) {
      // Each call has a new browser and a new address, so no call reaches a rate limit.
      const browser = openBrowser(shop)
      const begun = performance.now()
      const answer = await browser.call('POST', path, bodyFor(`${kind}${turn}@example.com`))
      measured[kind].push({ ms: performance.now() - begun, answer })
    }
  }
  return { known: measured.known.slice(WARM_UP), unknown: measured.unknown.slice(WARM_UP) }
}

/** The whole answer without the parts that are different in every answer: the request id and the cookie's random value. */
function traits({ answer }: Sample): string {
  const { requestId: _, ...body } = answer.body
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.replace(/[0-9a-f]{64}/, 'token'))
  return JSON.stringify([answer.status, body, [...answer.headers.keys()], cookies])
}

const median = (numbers: number[]): number => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0

function expectAlike({ known, unknown }: TimingSamples): void {
  expect(new Set([...known, ...unknown].map(traits)).size).toBe(1)
  const [usual, other] = [median(known.map(({ ms }) => ms)), median(unknown.map(({ ms }) => ms))]
  expect(Math.abs(usual - other)).toBeLessThan(Math.max(2, 0.2 * Math.max(usual, other)))
  // If two distributions are equal, about half of the first distribution's values are below the second distribution's median. With 200
  // values, the probability that fewer than 30 % are below this median is one in millions.
  const below = known.filter(({ ms }) => ms < other).length / SAMPLES
  expect(below).toBeGreaterThan(0.3)
  expect(below).toBeLessThan(0.7)
}

it('a request for a code takes equally long for known and unknown contacts', async () => {
  const measured = await measure('/api/auth/request-login', (contact) => ({ contact }))
  expect(measured.known[0]?.answer.status).toBe(200)
  expectAlike(measured)
})

it('the check of a wrong code takes equally long for known and unknown contacts', async () => {
  await shop.call('POST', '/api/sandbox/clock/advance', { seconds: 3601 })
  const measured = await measure('/api/auth/verify-code', (contact) => ({ contact, code: '000000' }))
  expect(measured.known[0]?.answer.status).toBe(401)
  expectAlike(measured)
})
