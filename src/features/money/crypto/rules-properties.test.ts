import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { add, compare } from '#base/money.ts'
import { after, DAY, MINUTE } from '#base/time.ts'
import { COINS, CURRENCIES, type Currency } from '#features/money/settlements/model-currencies.ts'
import { uncreditedUnits, watchUntilCredited } from '#features/money/settlements/rules-decisions.ts'
import { DEFAULT_POLICY } from '#features/money/settlements/rules-policy.ts'
import { coinToCents, offer, toleranceCents } from './rules.ts'
import {
  type EvaluationContext,
  evaluate,
  type Evidence,
  type PaymentSnapshot,
  type Evaluation,
} from './rules-evaluate.ts'

const START = new Date('2026-11-20T10:00:00Z')
const RUNS = { numRuns: 2000 }

const rates = fc.bigInt({ min: 50_000_000n, max: 20_000_000_000_000n })
const somewhen = (max: number) => fc.integer({ min: 0, max }).map((minutes) => after(START, minutes * MINUTE))

function freshPayment(currency: Currency, priceCents: number, rate: bigint): PaymentSnapshot {
  const nothing = {
    status: 'pending',
    credited: null,
    cancelledAt: null,
    completedAt: null,
    closedAt: null,
    attention: null,
    returned: 0n,
    decided: {},
  } as const
  return { currency, priceCents, ...offer(priceCents, currency, rate, START, DEFAULT_POLICY), ...nothing }
}

const payments = fc
  .tuple(fc.constantFrom(...CURRENCIES), fc.integer({ min: 100, max: 30_000_00 }), rates)
  .map((terms) => ({ payment: freshPayment(...terms), quoted: terms[2] }))

/** Generates random transfers of about the size of the payment. They are in the payment's coin or in another coin, early or late. */
const evidenceFor = (payment: PaymentSnapshot): fc.Arbitrary<Evidence[]> =>
  fc.array(
    fc.record({
      currency: fc.oneof({ weight: 9, arbitrary: fc.constant(payment.currency) }, fc.constantFrom(...CURRENCIES)),
      units: fc.integer({ min: 0, max: 1500 }).map((mille) => (payment.expected.units * BigInt(mille)) / 1000n),
      height: fc.option(fc.integer({ min: 1, max: 200 }), { nil: null }),
      firstSeenAt: fc.oneof(somewhen(25), somewhen(9 * 24 * 60)),
      transactionHash: fc.uuid(),
    }),
    { maxLength: 5 },
  )

const circumstances: fc.Arbitrary<EvaluationContext> = fc
  .record({
    height: fc.integer({ min: 1, max: 260 }),
    finalized: fc.option(fc.integer({ min: 0, max: 200 }), { nil: null }),
    knownUntil: fc.option(fc.oneof(somewhen(30), somewhen(10 * 24 * 60)), { nil: null }),
    rate: fc.option(rates, { nil: undefined }),
  })
  .map(({ rate, ...chain }) => {
    const known = rate === undefined ? {} : Object.fromEntries(CURRENCIES.map((currency) => [currency, rate]))
    return { chain, rates: known, policy: DEFAULT_POLICY }
  })

const cases = payments.chain(({ payment, quoted }) =>
  fc.tuple(fc.constant(payment), evidenceFor(payment), circumstances, fc.constant(quoted)),
)

/** Generates earlier decisions of staff: about a part of the money in the payment's coin, or about another coin. */
const decisions = fc.constantFrom(
  () => ({}),
  ({ currency }: PaymentSnapshot, total: bigint) => ({ underpaid: { [currency]: total / 2n } }),
  ({ currency }: PaymentSnapshot) => ({ 'wrong-asset': { [CURRENCIES.find((one) => one !== currency) ?? 'BTC']: 5n } }),
)

/** Returns the payment as it is stored after an evaluation. */
function keep(payment: PaymentSnapshot, { status, attention, credited, closed }: Evaluation): PaymentSnapshot {
  const completedAt = status === 'completed' ? after(START, 10 * DAY) : null
  return { ...payment, status, attention, credited, completedAt, closedAt: closed ? START : null }
}

function deeper(facts: EvaluationContext, blocks: number): EvaluationContext {
  return { ...facts, chain: { ...facts.chain, height: facts.chain.height + blocks } }
}

describe('the evaluation of random events on the chain', () => {
  it('completes a payment only if its confirmed sum pays the quote or today’s price', () => {
    fc.assert(
      fc.property(cases, ([payment, evidence, facts]) => {
        const evaluation = evaluate(payment, evidence, facts)
        const forgiven = toleranceCents(payment.priceCents, DEFAULT_POLICY)
        const paysQuote = compare(evaluation.confirmed, payment.minimum) >= 0
        const rate = facts.rates[payment.currency]
        const paysToday = rate !== undefined && coinToCents(evaluation.confirmed, rate) >= payment.priceCents - forgiven
        expect(evaluation.status !== 'completed' || paysQuote || paysToday).toBe(true)
      }),
      RUNS,
    )
  })

  it('completes a payment in time if and only if its sum reaches the minimum', () => {
    fc.assert(
      fc.property(cases, ([payment, evidence, facts]) => {
        const early = { ...facts, chain: { ...facts.chain, knownUntil: START } }
        const inTime = evidence.filter(({ firstSeenAt }) => firstSeenAt <= payment.expiresAt)
        const evaluation = evaluate(payment, inTime, early)
        expect(evaluation.status === 'completed').toBe(compare(evaluation.confirmed, payment.minimum) >= 0)
      }),
      RUNS,
    )
  })

  it('never uses the quote’s rate for money that came after the quote', () => {
    fc.assert(
      fc.property(cases, ([payment, evidence, facts]) => {
        const early = { ...facts, chain: { ...facts.chain, knownUntil: START } }
        const late = evidence.map((one) => ({ ...one, firstSeenAt: after(payment.expiresAt, 1) }))
        expect(['completed', 'confirming']).not.toContain(evaluate(payment, late, early).status)
      }),
      RUNS,
    )
  })

  it('never completes a payment with money that is only in the mempool', () => {
    fc.assert(
      fc.property(cases, ([payment, evidence, facts]) => {
        const announced = evidence.map((one) => ({ ...one, height: null }))
        const evaluation = evaluate(payment, announced, facts)
        expect(evaluation.status).not.toBe('completed')
        expect(evaluation.confirmed.units).toBe(0n)
      }),
      RUNS,
    )
  })

  it('has the same result for every order of the transfers', () => {
    fc.assert(
      fc.property(cases, ([payment, evidence, facts]) => {
        const evaluation = evaluate(payment, evidence, facts)
        // If two transfers have the same number of confirmations, either of their hashes may be shown, so the hash is not compared.
        const turned = {
          ...evaluate(payment, evidence.toReversed(), facts),
          transactionHash: evaluation.transactionHash,
        }
        expect(turned).toEqual(evaluation)
      }),
      RUNS,
    )
  })

  it('changes nothing if it runs again with the same facts', () => {
    fc.assert(
      fc.property(cases, ([payment, evidence, facts]) => {
        const dedupeKey = evaluate(payment, evidence, facts)
        const twice = evaluate(keep(payment, dedupeKey), evidence, facts)
        expect({ ...twice, attention: null }).toEqual({ ...dedupeKey, attention: null })
      }),
      RUNS,
    )
  })

  it('does not lose a confirmation or a completion when more blocks follow', () => {
    fc.assert(
      fc.property(cases, fc.integer({ min: 1, max: 50 }), ([payment, evidence, facts], blocks) => {
        const before = evaluate(payment, evidence, facts)
        const later = evaluate(payment, evidence, deeper(facts, blocks))
        expect(compare(later.confirmed, before.confirmed)).toBeGreaterThanOrEqual(0)
        expect(before.status === 'completed' && later.status !== 'completed').toBe(false)
      }),
      RUNS,
    )
  })

  it('never opens a completed or closed payment again', () => {
    fc.assert(
      fc.property(cases, cases, ([payment, evidence, facts], [, others, laterFacts]) => {
        const before = evaluate(payment, evidence, facts)
        const later = evaluate(keep(payment, before), others, laterFacts)
        expect(before.status === 'completed' && later.status !== 'completed').toBe(false)
        expect(before.credited === null || later.credited === before.credited).toBe(true)
        expect(before.closed && !later.closed).toBe(false)
      }),
      RUNS,
    )
  })

  it('divides exactly the confirmed sum into credit and surplus', () => {
    fc.assert(
      fc.property(cases, ([payment, evidence, facts]) => {
        const { credited, surplus, confirmed } = evaluate(payment, evidence, facts)
        expect(credited === null ? 0n : add(credited, surplus).units).toBe(credited === null ? 0n : confirmed.units)
      }),
      RUNS,
    )
  })

  it('does not end a payment before the shop knows the blocks up to that time', () => {
    fc.assert(
      fc.property(cases, ([payment, evidence, facts]) => {
        const { knownUntil } = facts.chain
        const blind = knownUntil === null || knownUntil <= payment.expiresAt
        expect(blind && evaluate(payment, evidence, facts).status === 'expired').toBe(false)
      }),
      RUNS,
    )
  })

  it('never ends or reviews a payment that received enough money in time', () => {
    fc.assert(
      fc.property(cases, ([payment, evidence, facts]) => {
        const own = [{ ...evidence[0], currency: payment.currency, units: payment.expected.units, height: 5 }]
        const inTime = own.map((one) => ({ ...one, firstSeenAt: after(START, MINUTE), transactionHash: 'a1' }))
        expect(['confirming', 'completed']).toContain(evaluate(payment, inTime, facts).status)
      }),
      RUNS,
    )
  })

  it('lets a payment with an unconfirmed transfer wait', () => {
    fc.assert(
      fc.property(cases, ([payment, evidence, facts]) => {
        const evaluation = evaluate(payment, evidence, facts)
        const onItsWay = compare(evaluation.received, evaluation.confirmed) > 0
        expect(onItsWay && !evaluation.waiting).toBe(false)
      }),
      RUNS,
    )
  })

  it('counts each transfer once, also after staff credited late money', () => {
    fc.assert(
      fc.property(cases, decisions, ([fresh, evidence, facts], decided) => {
        const own = evidence.filter(({ currency, units }) => currency === fresh.currency && units > 0n)
        const total = own.reduce((sum, { units }) => sum + units, 0n)
        let payment: PaymentSnapshot = { ...fresh, decided: decided(fresh, total) }
        for (let credits = 0; credits < 2; credits += 1) {
          const evaluation = evaluate(payment, evidence, facts)
          const apart = own.filter(({ firstSeenAt }) => firstSeenAt > payment.watchUntil)
          expect(evaluation.received.units + apart.reduce((sum, { units }) => sum + units, 0n)).toBe(total)
          const strange = uncreditedUnits(payment, evidence)[payment.currency] ?? 0n
          const watchUntil = watchUntilCredited(payment, evidence)
          if (watchUntil === undefined) return
          const credited = evaluate({ ...payment, watchUntil }, evidence, facts)
          expect(credited.received.units).toBeGreaterThanOrEqual(evaluation.received.units + strange)
          expect(credited.received.units).toBeLessThanOrEqual(total)
          expect(uncreditedUnits({ ...payment, watchUntil }, evidence)[payment.currency]).toBeUndefined()
          payment = { ...payment, watchUntil }
        }
        expect(watchUntilCredited(payment, evidence)).toBeUndefined()
      }),
      RUNS,
    )
  })

  it('does not credit late money after staff have decided about late money', () => {
    fc.assert(
      fc.property(cases, ([payment, evidence]) => {
        const decided = { 'after-watch': { [payment.currency]: 1n } }
        expect(watchUntilCredited({ ...payment, decided }, evidence)).toBeUndefined()
      }),
      RUNS,
    )
  })

  it('ignores money that first appears after the shop stopped watching the address', () => {
    fc.assert(
      fc.property(cases, ([payment, evidence, facts]) => {
        const tooLate = evidence.map((one) => ({ ...one, firstSeenAt: after(payment.watchUntil, DAY) }))
        const evaluation = evaluate(payment, tooLate, facts)
        expect(evaluation.received.asset).toBe(COINS[payment.currency].asset)
        expect(evaluation.received.units).toBe(0n)
        expect(evaluation.status).not.toBe('completed')
      }),
      RUNS,
    )
  })
})
