import { describe, expect, it } from 'vitest'
import type { LineFacts } from './model.ts'
import { findChanges, findNext, listMissing, listSteps, type OrderFacts } from './rules.ts'

const LINE: LineFacts = {
  isFixed: false,
  askedDay: null,
  priestChooses: false,
  days: [],
  logDays: [],
  isPerformed: false,
  isInCorrection: false,
  recordingBy: null,
}
const order = (changes: Partial<OrderFacts> = {}, line: Partial<LineFacts> = {}): OrderFacts => ({
  status: 'completed',
  hasNames: true,
  hasWish: true,
  today: '2026-12-01',
  lines: [{ ...LINE, ...line }],
  ...changes,
})
const statesOf = (facts: OrderFacts) => listSteps(facts).map(({ step, state }) => `${step} ${state}`)

describe('the details that an order lacks', () => {
  it('are the names, the wish and the day after the payment', () => {
    expect(listMissing(order({ hasNames: false, hasWish: false }))).toEqual(['names', 'day', 'wish'])
  })

  it('do not include a day that is set, requested, or left to the priest', () => {
    for (const line of [
      { askedDay: '2026-12-05' },
      { priestChooses: true },
      { days: ['2026-12-05'] },
      { isFixed: true },
    ])
      expect(listMissing(order({}, line))).toEqual([])
  })

  it('include the wish only until the ritual has begun', () => {
    const isWishMissing = (line: Partial<LineFacts>) => listMissing(order({ hasWish: false }, line)).includes('wish')
    expect(isWishMissing({ days: ['2026-12-02'] })).toBe(true)
    expect(isWishMissing({ days: ['2026-12-01'] })).toBe(false)
    expect(isWishMissing({ isFixed: true, days: ['2026-11-18'] })).toBe(false)
  })

  it('are empty for an unpaid or finished order', () => {
    for (const status of ['pending', 'ready', 'cancelled', 'refunded'] as const)
      expect(listMissing(order({ status, hasNames: false }))).toEqual([])
  })
})

it('during a correction of its page, a performed ritual waits only for the recording', () => {
  const facts = order({ status: 'processing', hasNames: false }, { isPerformed: true, isInCorrection: true })
  expect([listMissing(facts), findChanges(facts), findNext(facts)]).toEqual([
    [],
    'none',
    { kind: 'recording', day: null },
  ])
  expect(statesOf(facts).slice(-2)).toEqual(['performed done', 'proof now'])
})

describe('the details that the customer may correct', () => {
  it('are all details until the day is set; then the customer requests another day', () => {
    expect(findChanges(order())).toBe('all')
    expect(findChanges(order({}, { isFixed: true }))).toBe('all')
    expect(findChanges(order({}, { days: ['2026-12-02'] }))).toBe('request')
  })

  it('are only names and wish after the ritual has begun, and only as a request', () => {
    const days = ['2026-12-01', '2026-12-02']
    expect(findChanges(order({}, { days }))).toBe('late')
    const [begun, waiting] = [
      { ...LINE, days },
      { ...LINE, days: ['2026-12-09'] },
    ]
    expect(findChanges(order({ lines: [begun, waiting] }))).toBe('request')
  })

  it('are empty after the last day, and for unpaid and finished orders', () => {
    expect(findChanges(order({ today: '2026-12-03' }, { days: ['2026-12-01', '2026-12-02'] }))).toBe('none')
    for (const status of ['pending', 'ready', 'cancelled', 'refunded'] as const)
      expect(findChanges(order({ status }))).toBe('none')
  })
})

describe('the steps in an order’s progress', () => {
  it('can be completed in any sequence, for example names before the day', () => {
    expect(statesOf(order())).toEqual(['paid done', 'names done', 'scheduled now', 'performed later', 'proof later'])
  })

  it('go from the set day to the ritual and then to the recording', () => {
    const days = ['2026-12-03', '2026-12-04']
    expect(statesOf(order({}, { days }))[3]).toBe('performed now')
    expect(statesOf(order({ today: '2026-12-05' }, { days, logDays: days }))).toContain('proof now')
  })

  it('show the ritual as done only after staff have confirmed the performance', () => {
    const days = ['2026-12-03', '2026-12-04']
    const ended = order({ today: '2026-12-05' }, { days, recordingBy: '2026-12-11' })
    expect(statesOf(ended).slice(-2)).toEqual(['performed now', 'proof later'])
    expect(findNext(ended)).toEqual({ kind: 'recording', day: '2026-12-11' })
    expect(statesOf(order({ today: '2026-12-05' }, { days, isPerformed: true })).at(-2)).toBe('performed done')
  })

  it('wait for the day even if staff have begun to work on the order', () => {
    const begun = order({ status: 'processing' }, { priestChooses: true })
    expect(statesOf(begun)).toEqual(['paid done', 'names done', 'scheduled now', 'performed later', 'proof later'])
    expect([findNext(begun), findChanges(begun)]).toEqual([{ kind: 'schedule', day: null }, 'all'])
    expect(statesOf(order({ status: 'processing', hasNames: false }))[1]).toBe('names now')
  })

  it('do not include choosing the day if every ritual has a fixed time', () => {
    expect(statesOf(order({ hasNames: false }, { isFixed: true }))).toEqual([
      'paid done',
      'names now',
      'performed later',
      'proof later',
    ])
  })

  it('are all done when the order is ready, even before its last day', () => {
    const states = statesOf(order({ status: 'ready', hasNames: false }, { days: ['2026-12-20'], isPerformed: true }))
    expect(states.every((state) => state.endsWith('done'))).toBe(true)
  })
})

describe('the next step of an order', () => {
  it('is to give the missing details, until the day before the ritual', () => {
    expect(findNext(order({ hasNames: false }, { days: ['2026-12-05'] }))).toEqual({ kind: 'give', day: '2026-12-04' })
    expect(findNext(order())).toEqual({ kind: 'give', day: null })
  })

  it('is the next day of a ritual in progress, even if names are missing', () => {
    const days = ['2026-12-01', '2026-12-02']
    const begun = order({ hasNames: false }, { days })
    expect(findNext(begun)).toEqual({ kind: 'continue', day: '2026-12-02' })
    expect(statesOf(begun)).toContain('performed now')
  })

  it('is to set the day, then the ritual, then the promised recording', () => {
    expect(findNext(order({}, { askedDay: '2026-12-09' }))).toEqual({ kind: 'schedule', day: '2026-12-09' })
    expect(findNext(order({}, { priestChooses: true }))).toEqual({ kind: 'schedule', day: null })
    const set = { days: ['2026-12-03'], recordingBy: '2026-12-10' }
    expect(findNext(order({}, set))).toEqual({ kind: 'perform', day: '2026-12-03' })
    expect(findNext(order({ today: '2026-12-04' }, set))).toEqual({ kind: 'recording', day: '2026-12-10' })
    expect(findNext(order({ today: '2026-12-11' }, set))).toEqual({ kind: 'overdue', day: '2026-12-10' })
  })

  it('is the recording after the day of the ritual has a report entry', () => {
    const set = { days: ['2026-12-04'], recordingBy: '2026-12-11', logDays: ['2026-12-04'] }
    expect(findNext(order({ today: '2026-12-04' }, set))).toEqual({ kind: 'recording', day: '2026-12-11' })
  })

  it('is to continue the ritual until the last day', () => {
    const days = ['2026-12-01', '2026-12-02', '2026-12-03']
    expect(findNext(order({}, { days, logDays: ['2026-12-01'] }))).toEqual({ kind: 'continue', day: '2026-12-03' })
    const over = { days, logDays: days, recordingBy: '2026-12-10' }
    expect(findNext(order({ today: '2026-12-03' }, over))).toEqual({ kind: 'recording', day: '2026-12-10' })
  })

  it('is the payment of an unpaid order; a cancelled order has no next step', () => {
    expect(findNext(order({ status: 'pending' }))?.kind).toBe('pay')
    expect(findNext(order({ status: 'cancelled' }))).toBeUndefined()
  })
})
