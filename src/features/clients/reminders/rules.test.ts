import { describe, expect, it } from 'vitest'
import { paymentEnd, planStepDue, unpaidReminderAt } from './rules.ts'

const at = (text: string) => new Date(`2026-11-${text}:00Z`)
const paidAt = at('01T12:00')

describe('a paid order without names or a day', () => {
  it.each([
    ['03T11:59', undefined],
    ['03T12:00', 1],
    ['08T11:59', 1],
    ['08T12:00', 2],
    ['20T12:00', 2],
  ])('at %s without an earlier reminder gets the reminder %s', (now, step) => {
    expect(planStepDue(paidAt, [], at(now))).toBe(step)
  })

  it('gets each of the two reminders only once', () => {
    const first = { step: 1, sentAt: at('03T12:00') }
    expect(planStepDue(paidAt, [first], at('07T12:00'))).toBeUndefined()
    expect(planStepDue(paidAt, [first], at('08T12:00'))).toBe(2)
    expect(planStepDue(paidAt, [first, { step: 2, sentAt: at('08T12:00') }], at('25T12:00'))).toBeUndefined()
  })

  it('gets a second reminder only a day after a first reminder that was late', () => {
    const late = { step: 1, sentAt: at('08T11:00') }
    expect(planStepDue(paidAt, [late], at('09T10:59'))).toBeUndefined()
    expect(planStepDue(paidAt, [late], at('09T11:00'))).toBe(2)
  })

  it('gets no first reminder after the second reminder was sent', () => {
    expect(planStepDue(paidAt, [{ step: 2, sentAt: at('09T12:00') }], at('20T12:00'))).toBeUndefined()
  })
})

describe('an unpaid order', () => {
  const placedAt = at('01T12:00')
  it.each<[string, (Date | undefined)[], Date | undefined]>([
    ['without a payment is reminded after a day', [], at('02T12:00')],
    ['whose payment ended within a day is reminded after a day', [at('01T13:00')], at('02T12:00')],
    ['with an open payment is not reminded', [undefined], undefined],
    ['whose payment is open after a day is reminded an hour after its end', [at('02T12:20')], at('02T13:20')],
    [
      'with several open payments is reminded after the last of them',
      [at('02T13:30'), at('02T12:20'), at('01T14:00')],
      at('02T14:30'),
    ],
    ['with an ended and an open payment is not reminded', [at('02T12:20'), undefined], undefined],
  ])('%s', (_, ends, due) => {
    const payments = ends.map((endedAt) => ({ endedAt }))
    expect(unpaidReminderAt(placedAt, payments)).toEqual(due)
  })
})

describe('a payment of an order', () => {
  const expiresAt = at('01T12:00')
  it.each<[string, Date | null, Date | undefined]>([
    ['that was cancelled ended at its cancellation', at('01T11:00'), at('01T11:00')],
    ['that the shop closed later ended at the end of its quote', at('03T11:00'), expiresAt],
    ['that the shop has not closed is still open', null, undefined],
  ])('%s', (_, closedAt, end) => {
    expect(paymentEnd({ expiresAt, closedAt })).toEqual(end)
  })
})
