import { describe, expect, it } from 'vitest'
import { isReplaced, listedOrders, methodCode, printedName, statusCode, statusTone } from './rules-status.ts'

const order = (status: string, createdAt = '2026-11-20T10:00:00.000Z') => ({ status, createdAt })

describe('the list of a customer’s orders', () => {
  it('shows paid, pending, running and ready orders, with Russian or English statuses', () => {
    const shown = ['Оплачен', 'completed', 'Ожидает', 'pending', 'В работе', 'processing', 'Готов', 'ready']
    expect(listedOrders(shown.map((status) => order(status))).map(({ status }) => status)).toEqual(shown)
  })

  it('omits orders with any other status', () => {
    expect(listedOrders(['cancelled', 'refunded', 'draft', ''].map((status) => order(status)))).toEqual([])
  })

  it('starts with the newest order and does not change the given array', () => {
    const answer = [
      order('ready', '2026-11-01T00:00:00Z'),
      order('pending', '2026-11-20T00:00:00Z'),
      order('completed', '2026-11-10T00:00:00Z'),
    ]
    expect(listedOrders(answer).map(({ status }) => status)).toEqual(['pending', 'completed', 'ready'])
    expect(answer[0]?.status).toBe('ready')
  })
})

describe('the status of an order', () => {
  it.each([
    ['completed', 'ok'],
    ['Оплачен', 'ok'],
    ['pending', 'warn'],
    ['Ожидает', 'warn'],
    ['processing', 'info'],
    ['В работе', 'info'],
    ['cancelled', 'danger'],
    ['ready', 'ok'],
    ['Готов', 'ok'],
    ['on hold', 'neutral'],
    ['constructor', 'neutral'],
  ])('%s is shown with the colour %s', (status, tone) => expect(statusTone(status)).toBe(tone))

  it('stays unchanged if the status is unknown', () => expect(statusCode('on hold')).toBe('on hold'))
})

describe('the payment method of an order', () => {
  it.each([
    ['bitcoin', 'BTC'],
    ['ethereum', 'ETH'],
    ['usdt-erc20', 'USDT_ERC20'],
    ['USDT_TRC20', 'USDT_TRC20'],
    ['crypto', 'crypto'],
    ['barter', 'barter'],
    ['', ''],
  ])('with the stored name %s has the code %s', (raw, code) => expect(methodCode(raw)).toBe(code))
})

describe('the name of an ordered item', () => {
  it.each([
    ['Ганеша-ягья - Усиленная', 'Ганеша-ягья\u00a0— Усиленная'],
    ['Ганеша-ягья', 'Ганеша-ягья'],
  ])('is stored as %s and printed with a non-breaking dash', (stored, printed) =>
    expect(printedName(stored)).toBe(printed),
  )
})

it.each([
  ['a newer paid order with the same rituals', 'completed', '2026-11-30T11:00:00Z', 'Ganesha', true],
  ['an older paid order', 'completed', '2026-11-30T09:00:00Z', 'Ganesha', false],
  ['a newer unpaid order', 'pending', '2026-11-30T11:00:00Z', 'Ganesha', false],
  ['a newer paid order with another ritual', 'completed', '2026-11-30T11:00:00Z', 'Lakshmi', false],
])(
  'only a newer paid order with the same rituals replaces an unpaid order: %s',
  (_, status, createdAt, name, expected) => {
    const unpaid = { status: 'pending', createdAt: '2026-11-30T10:00:00Z', items: [{ name: 'Ganesha' }] }
    expect(isReplaced(unpaid, [unpaid, { status, createdAt, items: [{ name }] }])).toBe(expected)
  },
)
