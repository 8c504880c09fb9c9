import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { howMany } from '../../../../test/repetitions.ts'
import { CLOCK, daysFrom, hoursAgo, order, shown } from '../../../../test/today-facts.ts'
import { STATES } from '../../../../test/today-states.ts'
import type { Fact } from './model-facts.ts'
import { taskPath } from './paths.ts'
import { whatWaits } from './rules.ts'

const idOf = (fact: Fact) => fact.id

describe('the list of tasks on Today', () => {
  it.each(STATES)('contains exactly what staff must do: $name', ({ make, waits, from = 0, to = 700 }) => {
    for (const n of [from, to]) {
      const found = whatWaits([make('a', n)], CLOCK).map(({ part, action }) => [part, action])
      expect(found).toEqual(waits)
    }
  })

  it('has only one line if a customer refuses a day and requests another day', () => {
    const refused = order('a', { status: 'completed' }, { days: [daysFrom(5)], otherDayAt: '2026-12-09T10:00:00.000Z' })
    const parts = (position: number) =>
      whatWaits([refused, shown({ kind: 'request', id: 'r', orderId: 'a', position }, 3)], CLOCK).map(
        ({ part }) => part,
      )
    expect(parts(0)).toEqual(['daysAsked'])
    expect(parts(1).toSorted()).toEqual(['daysAsked', 'otherDayAsked'])
  })

  it('contains an old unpaid order unless a payment of the order needs a decision', () => {
    const unpaid = order('a', { status: 'pending', createdAt: hoursAgo(30) })
    const partsWith = (fact: Fact) => whatWaits([unpaid, fact], CLOCK).map(({ part }) => part)
    const manual = { kind: 'manual', id: 'm', orderId: 'a' } as const
    const payment = { kind: 'payment', id: 'p', orderId: 'a', attention: 'underpaid' } as const
    expect(partsWith(shown({ ...manual, isAwaiting: true }, 3))).toEqual(['needsAttention'])
    expect(partsWith(shown({ ...manual, isAwaiting: false }, 3))).toEqual(['unpaidOld'])
    expect(partsWith(shown({ ...payment, isDecided: false }, 3))).toEqual(['needsAttention'])
    expect(partsWith(shown({ ...payment, isDecided: true }, 3))).toEqual(['unpaidOld'])
    expect(partsWith(shown({ ...payment, isDecided: true, isRestAsked: true }, 3))).toEqual([])
  })

  it('opens the letter to the customer if a name or a day is missing', () => {
    const target = { kind: 'order', id: 'a' } as const
    expect(taskPath(target, 'ask-day')).toBe('/orders/a?letter=day')
    expect(taskPath(target, 'ask-names')).toBe('/orders/a?letter=names')
    expect(taskPath(target, 'answer-request')).toBe('/orders/a')
  })

  it('contains every waiting task once, the oldest first, in any combination', () => {
    const some = fc.array(fc.tuple(fc.constantFrom(...STATES), fc.double({ min: 0, max: 1, noNaN: true })), {
      maxLength: 40,
    })
    fc.assert(
      fc.property(some, (chosen) => {
        const made = chosen.map(([state, share], index) => {
          const { from = 0, to = 700 } = state
          const id = `id-${index}`
          const fact = state.make(id, Math.round(from + share * (to - from)))
          return { fact, lines: state.waits.map(([part, action]) => `${id} ${part} ${action}`) }
        })
        const facts = made.map(({ fact }) => fact)
        const found = whatWaits(facts, CLOCK)
        const lines = found.map(({ about, part, action }) => `${idOf(about)} ${part} ${action}`)
        expect(lines.toSorted()).toEqual(made.flatMap((one) => one.lines).toSorted())
        const since = found.map((one) => one.since ?? '9')
        expect(since).toEqual(since.toSorted())
      }),
      { numRuns: howMany(300, 10_000) },
    )
  })
})
