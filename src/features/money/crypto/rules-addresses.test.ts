import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { after, DAY, HOUR, MINUTE } from '#base/time.ts'
import { type AddressHolder, chooseAddress, gapNeeded, canReuseAddress } from './rules-addresses.ts'

const START = new Date('2026-11-20T10:00:00Z')
const holder = (changes: Partial<AddressHolder> = {}): AddressHolder => ({
  index: 0,
  closedAt: after(START, 20 * MINUTE),
  watchUntil: after(START, 7 * DAY),
  wasSeen: false,
  ...changes,
})
const at = (ms: number, knownMs = ms) => ({ now: after(START, ms), knownUntil: after(START, knownMs) })

describe('the reuse of an unpaid payment address', () => {
  it('is allowed one day after the shop stops watching the address', () => {
    expect(canReuseAddress(holder(), at(8 * DAY + HOUR))).toBe(true)
    expect(canReuseAddress(holder(), at(8 * DAY))).toBe(false)
    expect(canReuseAddress(holder(), at(7 * DAY + HOUR))).toBe(false)
  })

  it('is forbidden forever after the shop saw a transaction to the address', () => {
    expect(canReuseAddress(holder({ wasSeen: true }), at(900 * DAY))).toBe(false)
  })

  it('is forbidden while the price quote is valid or some blocks are not read', () => {
    expect(canReuseAddress(holder({ closedAt: null }), at(9 * DAY))).toBe(false)
    expect(canReuseAddress(holder(), at(30 * DAY, 8 * DAY))).toBe(false)
    expect(canReuseAddress(holder(), { now: after(START, 30 * DAY), knownUntil: null })).toBe(false)
  })
})

describe('the next payment address', () => {
  const policy = { gapWarning: 15 }

  it('is new while few addresses are unpaid, then the lowest unpaid address', () => {
    const old = [holder({ index: 4 }), holder({ index: 2 }), holder({ index: 0, wasSeen: true })]
    expect(chooseAddress({ nextIndex: 13, unpaid: 13 }, old, at(9 * DAY), policy)).toEqual({ index: 13, from: 'fresh' })
    expect(chooseAddress({ nextIndex: 14, unpaid: 14 }, old, at(9 * DAY), policy)).toEqual({ index: 2, from: 'old' })
    expect(chooseAddress({ nextIndex: 14, unpaid: 14 }, old, at(3 * DAY), policy)).toEqual({ index: 14, from: 'fresh' })
  })
})

describe('the number of unused addresses through which a wallet must search', () => {
  it.each<[string, number[], number, number]>([
    ['no address is in use', [], 0, 1],
    ['one address is in use', [], 1, 1],
    ['twenty addresses are in use and none is paid', [], 20, 20],
    ['every address is paid', [0, 1, 2], 3, 1],
    ['the longest unpaid run is in the middle', [0, 30, 31], 33, 30],
    ['the longest unpaid run is at the end', [0, 3], 30, 26],
  ])('is right if %s', (_, paid, given, needed) => {
    expect(gapNeeded(paid, given)).toBe(needed)
  })
})

describe('a random series of payments, pauses and outages', () => {
  type Step =
    | { kind: 'open' }
    | { kind: 'pay' | 'cancel'; which: number }
    | { kind: 'wait'; hours: number }
    | { kind: 'outage'; on: boolean }
  const step: fc.Arbitrary<Step> = fc.oneof(
    { weight: 6, arbitrary: fc.constant<Step>({ kind: 'open' }) },
    { weight: 2, arbitrary: fc.record({ kind: fc.constantFrom('pay' as const, 'cancel' as const), which: fc.nat() }) },
    {
      weight: 3,
      arbitrary: fc.record({ kind: fc.constant('wait' as const), hours: fc.integer({ min: 1, max: 300 }) }),
    },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('outage' as const), on: fc.boolean() }) },
  )

  it('never makes open payments share an address, and never reuses a paid address', () => {
    let reused = 0
    fc.assert(
      fc.property(
        fc.array(step, { minLength: 40, maxLength: 150 }),
        fc.integer({ min: 2, max: 6 }),
        (steps, gapWarning) => {
          const world = openWorld(gapWarning)
          for (const one of steps) world.take(one)
          reused += world.reused()
        },
      ),
      { numRuns: 500 },
    )
    // Without this check the test would also pass if no address was ever reused.
    expect(reused).toBeGreaterThan(100)
  })

  /**
   * Starts a simulation of payments. Each payment owns its address until another payment gets the address. At every new payment the
   * simulation checks that no rule is broken.
   */
  function openWorld(gapWarning: number) {
    const all: (AddressHolder & { opened: Date })[] = []
    const everSeen = new Set<number>()
    let held: (AddressHolder & { opened: Date })[] = []
    let now = START
    let knownUntil = START
    let isOut = false
    let nextIndex = 0
    let count = 0

    function open(): void {
      // The shop does not offer a coin if its chain cannot be read.
      if (isOut) return
      const last = Math.max(-1, ...everSeen)
      const times = { now, knownUntil }
      const { index, from } = chooseAddress({ nextIndex, unpaid: nextIndex - 1 - last }, held, times, { gapWarning })
      const before = all.filter((one) => one.index === index)
      expect(before.filter((one) => one.closedAt === null || one.watchUntil >= now)).toEqual([])
      expect(everSeen.has(index)).toBe(false)
      expect(before.length > 0).toBe(from === 'old')
      if (from === 'old') count += 1
      else nextIndex += 1
      const expires = after(now, 20 * MINUTE)
      const made = { index, closedAt: null, watchUntil: after(expires, 7 * DAY), wasSeen: false, opened: now }
      all.push(made)
      held = [...held.filter((one) => one.index !== index), made]
    }

    function settleTime(): void {
      if (isOut) return
      knownUntil = now
      for (const one of held) one.wasSeen ||= everSeen.has(one.index)
      for (const one of held) if (after(one.opened, 20 * MINUTE) < knownUntil) one.closedAt ??= knownUntil
    }

    return {
      reused: () => count,
      take(one: Step): void {
        if (one.kind === 'open') open()
        if (one.kind === 'outage') isOut = one.on
        if (one.kind === 'wait') now = after(now, one.hours * HOUR)
        const target = 'which' in one ? held[one.which % Math.max(held.length, 1)] : undefined
        if (one.kind === 'cancel' && target) target.closedAt ??= now
        if (one.kind === 'pay' && target) everSeen.add(target.index)
        settleTime()
      },
    }
  }
})
