import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { after, DAY, MINUTE } from '#base/time.ts'
import { DEFAULT_POLICY } from '#features/money/settlements/rules-policy.ts'
import { offer, parseUsdRate } from './rules.ts'
import { type EvaluationContext, evaluate, type Evidence, type PaymentSnapshot } from './rules-evaluate.ts'

const START = new Date('2026-11-20T10:00:00Z')
const DOLLAR = parseUsdRate('1') ?? 0n
const usdt = (whole: number) => BigInt(Math.round(whole * 1_000_000))

/** Makes a payment with a quote of 300 USDT. Staff have already returned the amount `returned`. */
function payment(returned: number, changes: Partial<PaymentSnapshot> = {}): PaymentSnapshot {
  return {
    currency: 'USDT_ERC20',
    priceCents: 300_00,
    ...offer(300_00, 'USDT_ERC20', DOLLAR, START, DEFAULT_POLICY),
    status: 'expired',
    credited: null,
    cancelledAt: null,
    completedAt: null,
    closedAt: after(START, 20 * MINUTE),
    attention: null,
    returned: usdt(returned),
    decided: {},
    ...changes,
  }
}
/** Makes a transfer. By default it is in block 100. The newest block is 111, so the transfer has 12 confirmations. */
function money(whole: number, changes: Partial<Evidence> = {}): Evidence {
  const mined = { currency: 'USDT_ERC20', height: 100, firstSeenAt: after(START, MINUTE) } as const
  return { ...mined, units: usdt(whole), transactionHash: 'first', ...changes }
}
const later = (whole: number, changes: Partial<Evidence> = {}): Evidence =>
  money(whole, { height: 105, firstSeenAt: after(START, DAY), transactionHash: 'later', ...changes })
const facts: EvaluationContext = {
  chain: { height: 130, finalized: null, knownUntil: after(START, 2 * DAY) },
  policy: DEFAULT_POLICY,
  rates: { USDT_ERC20: DOLLAR, ETH: parseUsdRate('3200') ?? 0n },
}
const held = (p: PaymentSnapshot, evidence: Evidence[], circumstances = facts) => {
  const { status, attention, received, confirmed, credited, surplus } = evaluate(p, evidence, circumstances)
  return [status, attention, received.units, confirmed.units, credited?.units ?? null, surplus.units]
}

describe('money that staff already refunded', () => {
  it('is not credited, and staff get no message about it', () => {
    expect(held(payment(150), [money(150)])).toEqual(['expired', null, 0n, 0n, null, 0n])
    const cancelled = payment(300, { cancelledAt: START })
    expect(held(cancelled, [money(300)])).toEqual(['cancelled', null, 0n, 0n, null, 0n])
  })

  it('does not pay the order together with money that comes later', () => {
    const [short, part] = [held(payment(150), [money(150), later(150)]), held(payment(150), [money(150), later(50)])]
    expect(short).toEqual(['review', 'underpaid', usdt(150), usdt(150), null, 0n])
    expect(part).toEqual(['review', 'underpaid', usdt(50), usdt(50), null, 0n])
  })

  it('does not stop new money from paying the order alone', () => {
    const paid = evaluate(payment(299.5), [money(299.5), later(310)], facts)
    expect(paid).toMatchObject({ status: 'completed', transactionHash: 'later' })
    expect([paid.credited?.units, paid.surplus.units]).toEqual([usdt(300), usdt(10)])
  })

  it('ends the price quote, so later money has the rate of the day', () => {
    const early = { ...facts, chain: { ...facts.chain, knownUntil: after(START, 5 * MINUTE) } }
    const fallen = { ...early, rates: { USDT_ERC20: DOLLAR / 2n } }
    const again = money(300, { transactionHash: 'again' })
    expect(held(payment(300), [money(300)], early)[0]).toBe('expired')
    expect(held(payment(300), [money(300), again], early)[0]).toBe('completed')
    expect(held(payment(300), [money(300), again], fallen).slice(0, 2)).toEqual(['review', 'late'])
  })

  it('is subtracted from other money if a re-org removes the refunded money', () => {
    const dropped = money(150, { height: null })
    expect(held(payment(150), [later(300)])).toEqual(['review', 'underpaid', usdt(150), usdt(150), null, 0n])
    expect(held(payment(150), [dropped, later(300)])).toEqual(['confirming', null, usdt(300), usdt(150), null, 0n])
    expect(held(payment(150), [money(150), later(300)])[0]).toBe('completed')
    expect(held(payment(150), [])).toEqual(['expired', null, 0n, 0n, null, 0n])
  })

  it('does not hide another coin at the same payment address', () => {
    const ether = money(0, { currency: 'ETH', units: 10n ** 18n })
    expect(held(payment(150), [money(150), ether]).slice(0, 2)).toEqual(['review', 'wrong-asset'])
  })

  it('does not hide that a re-org removed other money from a completed payment', () => {
    const done = payment(150, { status: 'completed', credited: { asset: 'USDT', units: usdt(300) } })
    expect(held(done, [money(150), later(300)]).slice(0, 2)).toEqual(['completed', null])
    expect(held(done, [money(150), later(150)]).slice(0, 2)).toEqual(['completed', 'reverted'])
  })

  it('is always subtracted from the confirmed money before an order is credited', () => {
    const some = fc.array(
      fc.record({
        whole: fc.integer({ min: 1, max: 400 }),
        height: fc.constantFrom(null, 100, 128),
        isLate: fc.boolean(),
      }),
      { maxLength: 5 },
    )
    fc.assert(
      fc.property(some, fc.integer({ min: 1, max: 600 }), (rows, returned) => {
        const evidence = rows.map(({ whole, height, isLate }) => (isLate ? later : money)(whole, { height }))
        const sure = rows.reduce((sum, { whole, height }) => (height === 100 ? sum + whole : sum), 0)
        const { status, confirmed } = evaluate(payment(returned), evidence, facts)
        expect(confirmed.units).toBe(usdt(Math.max(0, sure - returned)))
        expect(status !== 'completed' || sure - returned >= 299).toBe(true)
      }),
    )
  })
})
