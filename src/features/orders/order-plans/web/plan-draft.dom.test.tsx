import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { en as plans } from '#features/orders/plans/messages/page.en.ts'
import { en as profile } from '#features/people/profiles/messages/page.en.ts'
import { createQueryClient } from '#ui/data/query-client.ts'
import { answered, answerWith, renderOnPage } from '../../../../../test/render-form.tsx'
import type { OrderPlanView } from '../schemas.ts'
import { OrderPlanFields } from './order-plan-form.tsx'

vi.mock('#features/orders/plans/web/month-calendar.tsx', () => ({ MonthCalendar: () => null }))
vi.mock('#features/orders/plans/web/lunar-day-line.tsx', () => ({ LunarDayLine: () => null }))

const ritual = {
  line: '0',
  serviceId: 'ganesha',
  name: 'Ganesha',
  weeks: 2,
  startDate: null,
  endDate: null,
  isAgreed: false,
  hasBegun: false,
  isOver: false,
  requestedDate: null,
}
const view: OrderPlanView = {
  isOpen: true,
  status: 'processing',
  rituals: [ritual],
  priestChooses: false,
  participantCount: 1,
  hasWishes: true,
  isErasable: true,
  textMarks: { names: 'a1', wish: 'b1' },
  consentGiven: true,
  isEmailed: true,
  texts: { participants: 'Anna, Smith, ,', specialWishes: 'Peace', readings: [] },
}
const { texts: _, ...byLink } = view

beforeEach(() => sessionStorage.clear())

/** Opens the form of an order. Removes the form that was open before, like a reload of the page. */
function open(shown: OrderPlanView = view, id = 'o1') {
  cleanup()
  function Part() {
    const [current, setCurrent] = useState(shown)
    return (
      <QueryClientProvider client={createQueryClient()}>
        <a href="/order/o1">Back</a>
        <OrderPlanFields id={id} view={current} today="2026-11-28" findInitials={async () => []} onSaved={setCurrent} />
      </QueryClientProvider>
    )
  }
  return renderOnPage(<Part />, { dictionary: { plans, profile } })
}

const values = () =>
  [
    ...screen.getAllByLabelText(plans.form.firstName),
    screen.getByLabelText(plans.form.wishes),
    screen.getByLabelText('Ganesha'),
  ].map((field) => (field as HTMLInputElement).value)

async function typeAll(user: ReturnType<typeof open>['user']): Promise<void> {
  await user.type(screen.getByLabelText(plans.form.firstName), 'bel')
  await user.type(screen.getByLabelText(plans.form.wishes), ' at home')
  await user.type(screen.getByLabelText('Ganesha'), '31122027')
}

it.each([
  ['the signed-in customer', view],
  ['a page that does not know the customer yet', byLink],
])('after a reload, the form contains the unsaved text (%s)', async (_, reloaded) => {
  const { user } = open()
  await typeAll(user)
  open(reloaded)
  expect(values()).toEqual(['Annabel', 'Peace at home', '31.12.2027'])
  expect(screen.queryByText(plans.order.draft.title)).toBeNull()
})

it('a reload restores nothing in the form of another order', async () => {
  const { user } = open()
  await typeAll(user)
  open(view, 'o2')
  expect(values()).toEqual(['Anna', 'Peace', ''])
})

it('a save deletes the draft', async () => {
  const days = { startDate: '2027-12-31', endDate: '2028-01-14' }
  const saved = { ...byLink, textMarks: { names: 'a2', wish: 'b2' }, rituals: [{ ...ritual, ...days }] }
  answerWith(answered(saved))
  const { user } = open()
  await typeAll(user)
  await user.click(screen.getByRole('button', { name: plans.order.save }))
  await waitFor(() => expect(sessionStorage.getItem('order-plan-draft')).toBeNull())
  open(saved)
  expect(screen.queryByText(plans.order.draft.title)).toBeNull()
})

const newer: OrderPlanView = {
  ...view,
  textMarks: { names: 'a2', wish: 'b1' },
  texts: { participants: 'Olga', specialWishes: 'Peace', readings: [] },
}

it('a draft replaces newer values only if the customer restores the draft', async () => {
  const { user } = open()
  await user.type(screen.getByLabelText(plans.form.wishes), ' at home')
  const { user: later } = open(newer)
  expect(values()).toEqual(['Olga', 'Peace', ''])
  expect(screen.getByText(plans.order.draft.text)).toBeDefined()
  await later.click(screen.getByRole('button', { name: plans.order.draft.take }))
  expect(values()).toEqual(['Olga', 'Peace at home', ''])
  expect(screen.queryByText(plans.order.draft.title)).toBeNull()
  open(newer)
  expect(values()).toEqual(['Olga', 'Peace at home', ''])
})

it('the customer can discard a draft that is older than the order', async () => {
  const { user } = open()
  await typeAll(user)
  const { user: later } = open(newer)
  await later.click(screen.getByRole('button', { name: plans.order.draft.discard }))
  open()
  expect(values()).toEqual(['Anna', 'Peace', ''])
})

it('the draft is deleted if the customer leaves the page without saving', async () => {
  const { user } = open()
  await typeAll(user)
  fireEvent.click(screen.getByText('Back'))
  // The code of the dialog is loaded after the page.
  await user.click(await screen.findByText(plans.order.unsaved.leave, {}, { timeout: 60_000 }))
  await waitFor(() => expect(sessionStorage.getItem('order-plan-draft')).toBeNull())
})

it('the form of staff does not store a draft of a customer’s names', async () => {
  const { user } = open({ ...view, isStaff: true })
  await typeAll(user)
  expect(sessionStorage.getItem('order-plan-draft')).toBeNull()
})
