import { describe, expect, it } from 'vitest'
import { amount } from '#base/money.ts'
import { after, DAY, MINUTE } from '#base/time.ts'
import { DEFAULT_POLICY } from '#features/money/settlements/rules-policy.ts'
import { type EvaluationContext, evaluate, type Evidence, type PaymentSnapshot } from './rules-evaluate.ts'
import { offer, parseUsdRate } from './rules.ts'

const START = new Date('2026-11-20T10:00:00Z')
const DOLLAR = parseUsdRate('1') ?? 0n
const usdt = (whole: number) => BigInt(whole) * 1_000_000n

/** A payment of 300 USDT that is complete. */
const paid: PaymentSnapshot = {
  currency: 'USDT_ERC20',
  priceCents: 300_00,
  ...offer(300_00, 'USDT_ERC20', DOLLAR, START, DEFAULT_POLICY),
  status: 'completed',
  credited: amount('USDT', usdt(300)),
  cancelledAt: null,
  completedAt: after(START, 5 * MINUTE),
  closedAt: after(START, 5 * MINUTE),
  attention: null,
  returned: 0n,
  decided: {},
}
const own = (whole: number, changes: Partial<Evidence> = {}): Evidence => ({
  currency: 'USDT_ERC20',
  units: usdt(whole),
  height: 100,
  firstSeenAt: after(START, MINUTE),
  transactionHash: 'own',
  ...changes,
})
const late = (whole: number, height: number | null = 120): Evidence =>
  own(whole, { height, firstSeenAt: after(START, 8 * DAY), transactionHash: `late ${whole}` })
const facts: EvaluationContext = {
  chain: { height: 140, finalized: null, knownUntil: after(START, 9 * DAY) },
  policy: DEFAULT_POLICY,
  rates: { USDT_ERC20: DOLLAR, ETH: parseUsdRate('3200') ?? 0n },
}
const attentionOf = (decided: PaymentSnapshot['decided'], evidence: Evidence[]) =>
  evaluate({ ...paid, decided }, evidence, facts).attention

describe('a staff decision about received money', () => {
  it('covers money that arrived before the decision, but not money that arrives later', () => {
    const decided = { 'after-watch': { USDT_ERC20: usdt(300) } }
    expect(attentionOf(decided, [own(300), late(300)])).toBeNull()
    expect(attentionOf(decided, [own(300), late(300), late(20, 130)])).toBe('after-watch')
    expect(attentionOf(decided, [own(300), late(300, null)])).toBe('after-watch')
  })

  it('covers the same money even if it has two reasons for review', () => {
    const decided = { 'wrong-asset': { USDT_ERC20: usdt(300) }, 'after-watch': { USDT_ERC20: usdt(310) } }
    expect(attentionOf(decided, [own(300), late(310)])).toBeNull()
    expect(attentionOf(decided, [own(300), late(312)])).toBe('after-watch')
  })

  it('covers only the sum that a re-org removed, and no other money', () => {
    const decided = { reverted: { USDT_ERC20: usdt(100) } }
    expect(attentionOf({}, [own(200)])).toBe('reverted')
    expect(attentionOf(decided, [own(200)])).toBeNull()
    expect(attentionOf(decided, [own(199)])).toBe('reverted')
    expect(attentionOf(decided, [own(200), late(50)])).toBe('after-watch')
  })
})

describe('the review of a payment that received very little (dust)', () => {
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

  const circumstances: EvaluationContext = {
    chain: { height: 111, finalized: null, knownUntil: after(START, 9 * DAY) },
    policy: DEFAULT_POLICY,
    rates: { USDT_ERC20: DOLLAR, ETH: parseUsdRate('3200') ?? 0n },
  }

  const late = (cents: bigint): Evidence => {
    const place = { height: 100, firstSeenAt: after(START, 8 * DAY), transactionHash: 'late' }
    return { currency: 'USDT_ERC20', units: cents * 10_000n, ...place }
  }

  /** A transfer of ether worth half a dollar, which came before the order was paid. */
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
    ['99 cents of late money and another coin together', [late(49n), foreign], null],
    ['a dollar that came too late', [late(100n)], 'after-watch'],
    ['a dollar of late money and another coin together', [late(50n), foreign], 'wrong-asset'],
  ])('depends on a dust limit of one dollar: %s', (_, evidence, attention) => {
    expect(evaluate(unpaid, evidence, circumstances).attention).toBe(attention)
  })
})
