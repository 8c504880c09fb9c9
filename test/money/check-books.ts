import { expect } from 'vitest'
import { type Chain, COINS, type Currency } from '../../src/features/money/settlements/model-currencies.ts'
import type { Facts, PaymentFact, SightingFact, TransferFact } from './payment-data.ts'
import { FIRST_HEIGHT, findTip, toTransfers } from './scripted-node.ts'
import { listChains } from './scenario-steps.ts'
import { findRate, type World } from './payment-world.ts'

// These checks do not use the shop's code. They are plain sums over plain rows.

const DECIMALS: Record<Currency, number> = { BTC: 8, ETH: 18, USDT_ERC20: 6, USDT_TRC20: 6 }

/** Money in a payment's own coin that the shop saw before it stopped watching the payment. */
type Money = { seen: number; units: bigint; sure: boolean; mined: boolean }

/** Checks the rules that the tables must follow at every instant, even if a process was killed. */
export function assertSound(facts: Facts, world: World): void {
  for (const order of facts.orders) {
    const settled = facts.settlements.filter((one) => one.order === order.id)
    expect(settled.length, `${order.id} is settled at most once`).toBeLessThanOrEqual(1)
    expect(order.paid, `${order.id} is paid exactly if a settlement says so`).toBe(settled.length)
  }
  for (const settlement of facts.settlements) assertEarned(facts, settlement)
  for (const payment of facts.payments) assertSummed(facts, payment, world)
  for (const attempt of facts.attempts) assertCharged(facts, world, attempt)
  for (const manual of facts.manuals) {
    const settles = facts.settlements.some(({ method, reference }) => method === 'manual' && reference === manual.id)
    expect(manual.status === 'settled', 'a confirmation has settled exactly if a settlement says so').toBe(settles)
  }
  assertSurpluses(facts)
}

function assertEarned(facts: Facts, { method, reference, paid }: Facts['settlements'][number]): void {
  if (method !== 'crypto') return
  const payment = facts.payments.find(({ id }) => id === reference)
  expect(payment?.status).toBe('completed')
  expect(paid, 'a settlement names what existed').toBeGreaterThanOrEqual(payment?.credited ?? 0n)
  expect(payment?.credited).toBeGreaterThan(0n)
}

/** Checks that the totals of a payment are the sums of its rows. */
function assertSummed(facts: Facts, payment: PaymentFact, world: World): void {
  const money = moneyOf(facts, payment)
  expect(payment.received, 'received is the sum of the existing rows').toBe(sum(money))
  // After a re-org the new chain is longer than the old chain, so no transfer has fewer confirmations. Until the shop has read the new blocks, both
  // the old sum and the new sum are allowed.
  const tip = Math.max(...world.nodes[payment.chain].blocks.map(({ height }) => height))
  const deep = [money, moneyOf(facts, payment, tip)].map((some) => sum(some.filter(({ sure }) => sure)))
  expect(deep, 'confirmed is the sum of the deep rows').toContain(payment.confirmed)
  expect(payment.credited === null, 'credited exactly if completed').toBe(payment.status !== 'completed')
  const until = facts.watches.find(({ chain }) => chain === payment.chain)?.known ?? 0
  const inTime = sum(money.filter(({ seen }) => seen <= payment.expires))
  const mayBeOver = until > payment.expires && inTime < payment.minimum
  if (payment.status === 'expired') expect(mayBeOver, 'expired only if its time is known to be over').toBe(true)
  if (payment.attention === 'late' || payment.attention === 'underpaid') expect(mayBeOver).toBe(true)
}

/** Checks the surplus rows: if a payment has more money than its order cost, a surplus row has the difference. There are no other surplus rows. */
function assertSurpluses(facts: Facts): void {
  const owed = facts.payments.flatMap(({ id, credited, confirmed, order }) => {
    return credited !== null && confirmed > credited ? [`crypto ${id} ${order} ${confirmed - credited}`] : []
  })
  const cards = facts.attempts.flatMap(({ id, status, order, cents }) =>
    status === 'surplus' ? [`card ${id} ${order} ${cents}`] : [],
  )
  const byHand = facts.manuals.flatMap(({ id, status, order, cents }) => {
    const due = facts.orders.find((one) => one.id === order)?.due ?? 0
    const beyond = status === 'surplus' ? cents : status === 'settled' ? cents - due : 0
    return beyond > 0 ? [`manual ${id} ${order} ${beyond}`] : []
  })
  const rows = facts.surpluses.map(({ method, reference, order, units }) => `${method} ${reference} ${order} ${units}`)
  expect(rows.toSorted(), 'surplus is what exceeds the price').toEqual([...owed, ...cards, ...byHand].toSorted())
}

function assertCharged(facts: Facts, { card }: World, attempt: Facts['attempts'][number]): void {
  const settles = facts.settlements.some(({ method, reference }) => method === 'card' && reference === attempt.id)
  expect(attempt.status === 'paid', 'a card attempt is paid exactly if it settled').toBe(settles)
  if (!settles) return
  const session = card.sessions.find(({ ref }) => ref === attempt.ref)
  expect(session, 'only the provider says paid').toMatchObject({ status: 'paid', amountCents: attempt.cents })
}

/** Checks the rules for the changes between two instants. */
export function assertForward(before: Facts, now: Facts, world: World): void {
  for (const settlement of before.settlements) expect(now.settlements).toContainEqual(settlement)
  const seenNow = new Map(now.sightings.map((one) => [sightingKey(one), one.seen]))
  for (const one of before.sightings) {
    expect(seenNow.get(sightingKey(one)), 'the time when money was first seen never changes').toBe(one.seen)
  }
  for (const old of before.payments) {
    const payment = now.payments.find(({ id }) => id === old.id)
    if (old.status === 'completed') expect(payment).toMatchObject({ status: 'completed', credited: old.credited })
    if (old.closed) expect(payment?.closed, 'a closed payment stays closed').toBe(true)
  }
  for (const payment of now.payments) {
    const old = before.payments.find(({ id }) => id === payment.id)
    if (payment.status === 'completed' && old?.status !== 'completed')
      assertRightlyCompleted(before, now, payment, world)
  }
}

function sightingKey({ payment, tx, currency }: SightingFact): string {
  return `${payment} ${tx} ${currency}`
}

/**
 * Checks a completed payment against the chain, not against the tables. Blocks with enough confirmations must contain the minimum, or today's price
 * if the money came late.
 */
function assertRightlyCompleted(before: Facts, facts: Facts, payment: PaymentFact, world: World): void {
  const head = Math.max(...facts.blocks.filter(({ chain }) => chain === payment.chain).map(({ height }) => height))
  const final = facts.watches.find(({ chain }) => chain === payment.chain)?.final ?? null
  const deep = world.nodes[payment.chain].blocks.flatMap((block) =>
    isSure(payment, block.height, head, final) ? block.sent.flatMap(({ tx }) => toTransfers(tx, 0)) : [],
  )
  const own = deep.filter(({ currency, address }) => currency === payment.currency && address === payment.key)
  // Another process may have evaluated the known blocks just before a re-org replaced them.
  const wasThere = sum(moneyOf(before, payment).filter(({ sure }) => sure))
  const isThere = own.reduce((total, { units }) => total + units, 0n)
  const there = isThere > wasThere ? isThere : wasThere
  const inTime = sum(moneyOf(facts, payment).filter(({ seen }) => seen <= payment.expires))
  const holds = inTime >= payment.minimum
  const least = holds ? payment.minimum : worthNow(payment, world)
  expect(there, 'completed by enough money in blocks alone').toBeGreaterThanOrEqual(least)
  expect(payment.credited === 0n || (payment.credited ?? 0n) >= (holds ? payment.minimum : 1n)).toBe(true)
}

/** The amount that late money must reach: the price at today's rate, minus half a percent or one dollar (the smaller of the two), rounded up. */
function worthNow(payment: PaymentFact, world: World): bigint {
  const cents = BigInt(payment.cents - Math.min(100, Math.floor(payment.cents / 200)))
  const rate = findRate(world.rates, payment.currency)
  const top = cents * 10n ** BigInt(DECIMALS[payment.currency]) * 100_000_000n
  return (top + 100n * rate - 1n) / (100n * rate)
}

/** Checks that the tables contain exactly what the chain contains, after an undisturbed poll. */
export function assertMirrors(facts: Facts, world: World, chain: Chain): void {
  const node = world.nodes[chain]
  const watch = facts.watches.find((one) => one.chain === chain)
  expect(watch?.polled, `the poll of ${chain} succeeded`).toBe(world.now().getTime())
  expect(findTip(node).height).toBe(node.blocks.at(-1)?.height)
  const known = facts.blocks.filter((one) => one.chain === chain)
  const lowest = known[0]?.height ?? FIRST_HEIGHT
  const canonical = node.blocks.filter(({ height }) => height >= lowest)
  expect(known.map(({ hash }) => hash)).toEqual(canonical.map(({ hash }) => hash))
  const ownAddresses = new Map(facts.payments.filter((one) => one.chain === chain).map(({ key, id }) => [key, id]))
  const expected = canonical.flatMap(({ hash, sent }) =>
    sent.flatMap(({ tx, place }) =>
      toTransfers(tx, place).flatMap(({ address, units, currency, eventIndex }) => {
        const payment = ownAddresses.get(address)
        return payment === undefined || units === 0n ? [] : [`${hash} ${eventIndex} ${currency} ${payment} ${units}`]
      }),
    ),
  )
  const rows = facts.transfers.filter((one) => one.chain === chain)
  const written = rows.map(
    ({ block, place, currency, payment, units }) => `${block} ${place} ${currency} ${payment} ${units}`,
  )
  expect(written.toSorted(), 'every transfer in a canonical block is in the table once').toEqual(expected.toSorted())
}

/** Checks the state of every payment and every card payment at the end, after the recovery. */
export function assertFinished(facts: Facts, world: World, isReread: boolean): void {
  for (const chain of listChains(facts)) assertMirrors(facts, world, chain)
  for (const payment of facts.payments) {
    const wanted = expectedOf(facts, payment, world)
    // Late money is valued at the current rate. Until the next poll the stored state may depend on an earlier rate.
    if (isReread || wanted.holds) expect(payment.status, `payment in ${payment.currency}`).toBe(wanted.status)
  }
  for (const session of world.card.sessions) {
    const attempt = facts.attempts.find(({ id }) => id === session.attemptId)
    if (session.status === 'paid' && attempt?.ref) expect(['paid', 'surplus', 'review']).toContain(attempt.status)
    if (session.status !== 'paid') expect(['open', 'declined', 'expired']).toContain(attempt?.status)
  }
}

function expectedOf(facts: Facts, payment: PaymentFact, world: World): { status: string; holds: boolean } {
  const money = moneyOf(facts, payment)
  const received = sum(money)
  const confirmed = sum(money.filter(({ sure }) => sure))
  const inTime = sum(money.filter(({ seen }) => seen <= payment.expires))
  const known = facts.watches.find(({ chain }) => chain === payment.chain)?.known ?? 0
  const isOver = known > payment.expires
  const holds = !isOver || inTime >= payment.minimum
  const least = holds ? payment.minimum : worthNow(payment, world)
  const order = facts.orders.find(({ id }) => id === payment.order)
  const strange = strangeOf(facts, payment, world)
  const rate = findRate(world.rates, payment.currency)
  const worthCents = (received * rate * 100n) / (100_000_000n * 10n ** BigInt(DECIMALS[payment.currency]))
  const over = payment.cancelled ? 'cancelled' : 'expired'
  const status = (): string => {
    if (payment.credited !== null) return 'completed'
    const isEnough = isOver || inTime >= payment.minimum
    if (isEnough && confirmed >= least) return order?.withdrawn && order.paid === 0 ? 'review' : 'completed'
    if (isEnough && received >= least) return 'confirming'
    if (strange) return 'review'
    if (holds && received > 0n) return 'partial'
    if (holds) return payment.cancelled ? 'cancelled' : 'pending'
    if (received === 0n || worthCents < 100n) return over
    return confirmed < received ? 'partial' : 'review'
  }
  return { status: status(), holds }
}

/**
 * True if staff must decide about unexpected money: another coin while the shop watched the payment, or the payment's own coin after that time. The
 * money must be worth at least a dollar in total, or the shop must have reported it before.
 */
function strangeOf(facts: Facts, payment: PaymentFact, world: World): boolean {
  const rows = facts.transfers.filter((one) => one.payment === payment.id)
  const there = facts.sightings.filter((one) => {
    const mined = rows.some(({ tx, currency }) => tx === one.tx && currency === one.currency)
    if (one.payment !== payment.id || one.units === 0n) return false
    return one.currency === payment.currency
      ? (mined || one.waits) && one.seen > payment.until
      : mined && one.seen <= payment.until
  })
  const cents = there.reduce((sum, { currency, units }) => {
    return sum + (units * findRate(world.rates, currency) * 100n) / (100_000_000n * 10n ** BigInt(DECIMALS[currency]))
  }, 0n)
  const wasCalled = payment.attention === 'wrong-asset' || payment.attention === 'after-watch'
  return there.length > 0 && (cents >= 100n || wasCalled)
}

/** All money that was sent to a payment in its own coin: in canonical blocks, or not yet in a block. */
function moneyOf(facts: Facts, payment: PaymentFact, head = headOf(facts, payment)): Money[] {
  const final = facts.watches.find(({ chain }) => chain === payment.chain)?.final ?? null
  const own = (one: TransferFact | SightingFact) => one.payment === payment.id && one.currency === payment.currency
  const seen = new Map(facts.sightings.filter(own).map((one) => [one.tx, one.seen]))
  const mined = facts.transfers.filter(own).map((one) => ({
    seen: seen.get(one.tx) ?? Number.NaN,
    units: one.units,
    sure: isSure(payment, one.height, head, final),
    mined: true,
  }))
  const hashes = new Set(facts.transfers.filter(own).map(({ tx }) => tx))
  const waiting = facts.sightings
    .filter((one) => own(one) && one.waits && !hashes.has(one.tx))
    .map((one) => ({ seen: one.seen, units: one.units, sure: false, mined: false }))
  return [...mined, ...waiting].filter((one) => one.seen <= payment.until)
}

function headOf(facts: Facts, payment: PaymentFact): number {
  return Math.max(0, ...facts.blocks.filter(({ chain }) => chain === payment.chain).map(({ height }) => height))
}

/** True if the money has enough confirmations for the published payment policy. */
function isSure({ currency, cents }: PaymentFact, height: number, head: number, final: number | null): boolean {
  const depth = head - height + 1
  const isFinal = final !== null && height <= final
  const { chain } = COINS[currency]
  if (chain === 'tron') return isFinal
  if (chain === 'ethereum') return cents < 100_000 ? depth >= 12 : isFinal
  return depth >= (cents < 30_000 ? 1 : cents < 300_000 ? 2 : cents < 2_000_000 ? 3 : 6)
}

function sum(money: Money[]): bigint {
  return money.reduce((total, { units }) => total + units, 0n)
}
