import fc from 'fast-check'
import { expect, it } from 'vitest'
import { FUNNEL } from './model.ts'
import { buildFunnel, nextStep, STEP_COUNTER } from './rules-funnel.ts'

function stepsOf(events: string[]): string[] {
  let reached = 0
  return events.filter((name) => {
    const next = nextStep(reached, name)
    reached = next.reached
    return next.isStep
  })
}

it('a browser tab is counted once for each step, after the previous step', () => {
  expect(stepsOf(['page_view', 'view_item', 'page_view', 'view_item', 'add_to_cart'])).toEqual([
    'page_view',
    'view_item',
  ])
  expect(
    stepsOf(['view_item', 'page_view', 'add_to_cart', 'view_item', 'select_item', 'add_to_cart', 'add_to_cart']),
  ).toEqual(['page_view', 'view_item', 'select_item', 'add_to_cart'])
  expect(stepsOf(['begin_checkout', 'add_payment_info'])).toEqual([])
})

const day = '2026-11-28'
const steps = (names: string[]) => names.map((step) => ({ day, name: STEP_COUNTER, step, count: 1 }))

it('no step of the funnel has a higher count than the previous step', () => {
  const tab = fc.array(fc.constantFrom(...FUNNEL, 'remove_from_cart'), { maxLength: 30 })
  const isFalling = (tabs: string[][], orders: number) => {
    const counts = buildFunnel([...steps(['page_view']), ...tabs.flatMap((events) => steps(stepsOf(events)))], orders)
    return counts.every(({ count }, place) => place === 0 || count <= (counts[place - 1]?.count ?? 0))
  }
  expect(() => fc.assert(fc.property(fc.array(tab, { maxLength: 20 }), fc.nat(50), isFalling))).not.toThrow()
})

it('for a day with reports of funnel steps, the statistics ignore other reports', () => {
  const raw = { day, name: 'page_view', step: '', count: 90 }
  expect(buildFunnel([raw, ...steps(['page_view', 'view_item'])], 0)).toMatchObject([
    { count: 1 },
    { count: 1 },
    { count: 0 },
    {},
    {},
    {},
    {},
  ])
  const earlier = { day: '2026-11-01', name: 'page_view', step: '', count: 7 }
  expect(buildFunnel([raw, earlier, ...steps(['page_view'])], 0)[0]).toEqual({ name: 'page_view', count: 8 })
})
