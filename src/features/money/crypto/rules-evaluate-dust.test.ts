import { expect, it } from 'vitest'
import { after, DAY, MINUTE } from '#base/time.ts'
import { DEFAULT_POLICY } from '#features/money/settlements/rules-policy.ts'
import { offer, parseUsdRate } from './rules.ts'
import { type Circumstances, evaluate, type Evidence, type PaymentSnapshot } from './rules-evaluate.ts'

const START = new Date('2026-11-20T10:00:00Z')
const DOLLAR = parseUsdRate('1') ?? 0n

const unpaid: PaymentSnapshot = {
  currency: 'USDT_ERC20',
  priceCents: 480_00,
  ...offer(480_00, 'USDT_ERC20', DOLLAR, START, DEFAULT_POLICY),
  status: 'pending',
  credited: null,
  cancelledAt: null,
  completedAt: null,
  closedAt: null,
  attention: null,
  returned: 0n,
  decided: {},
}
const circumstances: Circumstances = {
  chain: { height: 111, finalized: null, knownUntil: after(START, 9 * DAY) },
  policy: DEFAULT_POLICY,
  rates: { USDT_ERC20: DOLLAR, ETH: parseUsdRate('3200') ?? 0n },
}
const late = (cents: bigint): Evidence => {
  const place = { height: 100, firstSeenAt: after(START, 8 * DAY), transactionHash: 'late' }
  return { currency: 'USDT_ERC20', units: cents * 10_000n, ...place }
}
/** Half a dollar in ether, while the order was not paid. */
const foreign: Evidence = {
  currency: 'ETH',
  units: 156_250_000_000_000n,
  height: 100,
  firstSeenAt: after(START, MINUTE),
  transactionHash: 'foreign',
}

it.each<[string, Evidence[], string | null]>([
  ['99 cents that came too late', [late(99n)], null],
  ['half a dollar of another coin', [foreign], null],
  ['99 cents of both together', [late(49n), foreign], null],
  ['a dollar that came too late', [late(100n)], 'after-watch'],
  ['a dollar of both together', [late(50n), foreign], 'wrong-asset'],
])('%s, where dust ends at a dollar', (_, evidence, attention) => {
  expect(evaluate(unpaid, evidence, circumstances).attention).toBe(attention)
})
