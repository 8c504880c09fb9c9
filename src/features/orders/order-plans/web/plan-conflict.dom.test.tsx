import { QueryClientProvider } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { en as plans } from '#features/orders/plans/messages/page.en.ts'
import { en as profile } from '#features/people/profiles/messages/page.en.ts'
import { createQueryClient } from '#ui/data/query-client.ts'
import { answered, answerWith, refused, renderOnPage } from '../../../../../test/render-form.tsx'
import type { OrderPlanView } from '../schemas.ts'
import { OrderPlanFields } from './order-plan-form.tsx'

vi.mock('#features/orders/plans/web/month-calendar.tsx', () => ({ MonthCalendar: () => null }))
vi.mock('#features/orders/plans/web/lunar-day-line.tsx', () => ({ LunarDayLine: () => null }))

const opened: OrderPlanView = {
  isOpen: true,
  status: 'processing',
  rituals: [
    {
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
    },
  ],
  priestChooses: false,
  participantCount: 1,
  hasWishes: true,
  isErasable: true,
  textMarks: { names: 'a1', wish: 'b1' },
  consentGiven: true,
  isEmailed: true,
  isStaff: true,
  texts: { participants: 'Grace, Hall, ,', specialWishes: 'Peace', readings: [] },
}
const both = 'Grace, Hall, ,\nLily, Hall, ,'
const changed = {
  ...opened,
  participantCount: 2,
  textMarks: { names: 'a2', wish: 'b1' },
  texts: { participants: both, specialWishes: 'Peace', readings: [] },
}
const conflict = refused({ status: 409, code: 'conflict.version', message: 'Somebody else changed this.' })

beforeEach(() => sessionStorage.clear())

function open(view: OrderPlanView = opened) {
  const onSaved = vi.fn()
  const part = (
    <OrderPlanFields id="o1" view={view} today="2026-11-28" findInitials={async () => []} onSaved={onSaved} />
  )
  const drawn = renderOnPage(<QueryClientProvider client={createQueryClient()}>{part}</QueryClientProvider>, {
    dictionary: { plans, profile },
  })
  return { ...drawn, onSaved }
}

const names = () => screen.getAllByLabelText(plans.form.firstName).map((field) => (field as HTMLInputElement).value)
const wishes = () => screen.getByLabelText(plans.form.wishes)
const press = (text: string) => screen.getByRole('button', { name: text })

it('an outdated form shows the new names, and saves the typed wish after confirmation', async () => {
  const server = answerWith(conflict, answered(changed), answered(changed))
  const { user, onSaved } = open()
  await user.type(wishes(), ' for all')
  await user.click(press(plans.order.save))
  await screen.findByText('Names now: Grace Hall, Lily Hall.')
  expect(onSaved).not.toHaveBeenCalled()
  expect(names()).toEqual(['Grace', 'Lily'])
  expect(wishes()).toHaveProperty('value', 'Peace for all')
  await user.click(press(plans.order.conflict.save))
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce())
  const seen = { textMarks: changed.textMarks, days: { 0: null } }
  expect(server.body(2)).toEqual({ days: {}, specialWishes: 'Peace for all', seen })
  expect(screen.queryByText(plans.order.conflict.title)).toBeNull()
})

it('an outdated form keeps typed names until the reader discards the names', async () => {
  const server = answerWith(conflict, answered(changed))
  const { user } = open()
  await user.type(screen.getByLabelText(plans.form.firstName), ' Ann')
  await user.click(press(plans.order.save))
  await screen.findByText('Names now: Grace Hall, Lily Hall.')
  expect(names()).toEqual(['Grace Ann'])
  await user.click(press(plans.order.conflict.discard))
  expect(names()).toEqual(['Grace', 'Lily'])
  expect(screen.queryByText(plans.order.conflict.title)).toBeNull()
  await user.click(press(plans.order.save))
  expect(server.calls).toHaveBeenCalledTimes(2)
})

it('a form refused twice still shows the names that changed before the first refusal', async () => {
  const later = {
    ...changed,
    textMarks: { names: 'a2', wish: 'b2' },
    texts: { ...changed.texts, specialWishes: 'Rain' },
  }
  const server = answerWith(conflict, answered(changed), conflict, answered(later), answered(later))
  const { user, onSaved } = open()
  await user.type(screen.getByLabelText(plans.form.firstName), ' Ann')
  await user.click(press(plans.order.save))
  await screen.findByText('Names now: Grace Hall, Lily Hall.')
  await user.click(press(plans.order.conflict.save))
  await screen.findByText(plans.order.conflict.wish('Rain'))
  screen.getByText('Names now: Grace Hall, Lily Hall.')
  expect(names()).toEqual(['Grace Ann'])
  await user.click(press(plans.order.conflict.save))
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce())
  expect(server.body(4)).toMatchObject({ seen: { textMarks: later.textMarks, days: { 0: null } } })
})

it('without a sign-in, an outdated form says that names changed but hides the names', async () => {
  const { texts: _, isStaff: __, ...byLink } = opened
  const { texts: ___, isStaff: ____, ...changedByLink } = changed
  answerWith(conflict, answered(changedByLink))
  const { user, onSaved } = open(byLink)
  await user.type(wishes(), 'Health')
  await user.click(press(plans.order.save))
  await user.click(await screen.findByRole('button', { name: plans.order.replace.yes }))
  await screen.findByText('Names now: 2 names.')
  expect(onSaved).not.toHaveBeenCalled()
  expect(wishes()).toHaveProperty('value', 'Health')
})
