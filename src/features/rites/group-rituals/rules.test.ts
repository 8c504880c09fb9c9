import { describe, expect, it } from 'vitest'
import {
  groupFaults,
  splitNames,
  findRefusalReason,
  sumsByCurrency,
  undecidedFamilies,
  waitsForProof,
  closedReason,
} from './rules.ts'

const at = (time: string) => new Date(`2026-12-12T${time}:00Z`)
const GROUP = { closesAt: at('04:00'), performsAt: at('06:00'), cancelledAt: null, places: 2 }

describe('a place for a family in a group ritual', () => {
  it.each([
    ['before the sale ends, while places are free', GROUP, 1, at('03:59'), undefined],
    ['until the sale ends', GROUP, 0, at('04:00'), 'closed'],
    ['until all places are taken', GROUP, 2, at('03:00'), 'full'],
    ['unless the group is cancelled', { ...GROUP, cancelledAt: at('01:00') }, 0, at('03:00'), 'cancelled'],
  ] as const)('is available %s', (_, group, taken, now, why) => {
    expect(closedReason(group, taken, now)).toBe(why)
  })
})

it('a group ritual with past start, late closing or too few places is refused', () => {
  expect(groupFaults(GROUP, 2, at('01:00'))).toEqual([])
  expect(groupFaults({ ...GROUP, closesAt: at('07:00') }, 3, at('06:30')).map(({ path }) => path)).toEqual([
    'performsAt',
    'closesAt',
    'places',
  ])
})

it('the names of a family are separated by lines or commas', () => {
  expect(splitNames('Анна Смирнова, Пётр\n Мария ;')).toEqual(['Анна Смирнова', 'Пётр', 'Мария'])
  expect(splitNames('Harold Hill, in memory\nRose; (my late mother), Anna')).toEqual([
    'Harold Hill (in memory)',
    'Rose (my late mother)',
    'Anna',
  ])
})

it('refunds are added up exactly, separately for each currency', () => {
  const coins = ['0.1', '0.2'].map((amount) => ({ amount, currency: 'USDT_TRC20' as const }))
  expect(sumsByCurrency([...coins, { amount: '2500', currency: 'RUB' }, { amount: '0.5', currency: 'RUB' }])).toEqual([
    { amount: '0.3', currency: 'USDT_TRC20' },
    { amount: '2500.5', currency: 'RUB' },
  ])
})

it('families that never had a report get the group’s report', () => {
  const takenBack = { publishedAt: new Date('2026-11-20T10:00:00Z') }
  expect([null, { publishedAt: null }, takenBack].map(waitsForProof)).toEqual([true, true, false])
})

it.each([
  ['insufficient_funds', 'insufficient_funds'],
  ['yoo_money: insufficient_funds', 'insufficient_funds'],
  ['charge_for_pending_refund_disputed', 'charge_for_pending_refund_disputed'],
  ['too_many_refunding_articles', undefined],
  ['not_declined_yet', undefined],
  ['', undefined],
])('the card service’s error “%s” has the known reason %s', (fault, reason) => {
  expect(findRefusalReason(fault)).toBe(reason)
})

it('a family whose names changed waits for a decision about the newest change', () => {
  const [early, late] = ['2026-12-11T05:00:00.000Z', '2026-12-11T06:00:00.000Z']
  const families = [
    { orderId: 'unchanged', namesChangedAt: null },
    { orderId: 'decided', namesChangedAt: late },
    { orderId: 'changedAgain', namesChangedAt: late },
    { orderId: 'unasked', namesChangedAt: early },
  ]
  const decisions = [
    { orderId: 'decided', namesChangedAt: late },
    { orderId: 'changedAgain', namesChangedAt: early },
  ]
  expect(undecidedFamilies(families, decisions).map(({ orderId }) => orderId)).toEqual(['changedAgain', 'unasked'])
})
