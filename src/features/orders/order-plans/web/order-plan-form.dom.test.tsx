import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { en as plans } from '#features/orders/plans/messages/page.en.ts'
import { en as profile } from '#features/people/profiles/messages/page.en.ts'
import { useToasts } from '#ui/feedback/toast-store.ts'
import { createQueryClient } from '#ui/data/query-client.ts'
import { answered, answerWith, readDescription, lost, refused, renderOnPage } from '../../../../../test/render-form.tsx'
import type { OrderPlanView } from '../schemas.ts'
import { OrderPlanFields } from './order-plan-form.tsx'

vi.mock('#features/orders/plans/web/month-calendar.tsx', () => ({ MonthCalendar: () => null }))
vi.mock('#features/orders/plans/web/lunar-day-line.tsx', () => ({ LunarDayLine: () => null }))

const view: OrderPlanView = {
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
  participantCount: 0,
  hasWishes: false,
  isErasable: false,
  textMarks: { names: '', wish: '' },
  consentGiven: false,
  isEmailed: true,
}
/** The state of the shop’s texts and days when the form was opened. */
const seen = { textMarks: view.textMarks, days: { 0: null } }
const withTexts = {
  ...view,
  participantCount: 1,
  hasWishes: true,
  isErasable: true,
  texts: { participants: 'Anna', specialWishes: 'Peace', readings: [] },
}

beforeEach(() => sessionStorage.clear())

function open(start: OrderPlanView = view, initials: string[] = []) {
  const onSaved = vi.fn()
  function Part() {
    const [shown, setShown] = useState(start)
    return (
      <QueryClientProvider client={createQueryClient()}>
        <a href="/order/o1">Back</a>
        <OrderPlanFields
          id="o1"
          view={shown}
          today="2026-11-28"
          findInitials={async () => initials}
          onSaved={onSaved}
        />
        <button type="button" onClick={() => setShown(withTexts)}>
          Owner
        </button>
      </QueryClientProvider>
    )
  }
  const drawn = renderOnPage(<Part />, { dictionary: { plans, profile } })
  return { ...drawn, onSaved, tellOwner: () => fireEvent.click(screen.getByText('Owner')) }
}

const name = () => screen.getByLabelText(plans.form.firstName)
const wishes = () => screen.getByLabelText(plans.form.wishes)
const recipient = () => screen.getByLabelText(plans.order.recipientName)
const day = () => screen.getByLabelText('Ganesha')
const save = () => screen.getByRole('button', { name: plans.order.save })
const consent = () => screen.getByRole('checkbox', { name: profile.consent.text })
const summary = () => screen.getAllByRole('alert')[0]

it('the order plan form says that nothing changed and sends nothing', async () => {
  const server = answerWith(answered(view))
  const { user } = open()
  await user.click(save())
  await waitFor(() => expect(summary()?.textContent).toContain(plans.order.nothing))
  expect(document.activeElement?.contains(summary() ?? null)).toBe(true)
  expect(server.calls).not.toHaveBeenCalled()
})

it('the order plan form shows missing and wrong fields, and requires consent', async () => {
  const server = answerWith(answered(view))
  const { user, onSaved } = open()
  await user.type(screen.getByLabelText(plans.form.lastName), 'Smith')
  await user.type(day(), '3112')
  await user.click(save())
  await waitFor(() => expect(readDescription(name())).toContain(plans.faults['plans.participant-name']))
  expect(readDescription(day())).toContain(plans.faults['plans.start-date-unreadable'])
  expect(readDescription(consent())).toBe(plans.consentMissing)
  expect(server.calls).not.toHaveBeenCalled()
  await user.type(name(), 'Anna')
  await user.clear(day())
  await user.type(day(), '31122027')
  await user.click(consent())
  await user.click(save())
  await waitFor(() => expect(onSaved).toHaveBeenCalledWith(view, false))
  expect(server.body()).toEqual({ seen, days: { 0: '2027-12-31' }, participants: 'Anna, Smith, ,', consent: true })
})

it('in the order plan form of a gift, the giver can correct the recipient’s name', async () => {
  const gift = { ...view, consentGiven: true, participantCount: 1, recipient: { name: 'Maria Lebedeva' } }
  const server = answerWith(answered(gift))
  const { user, onSaved } = open(gift)
  expect(recipient()).toHaveProperty('value', 'Maria Lebedeva')
  expect(screen.queryByLabelText(plans.form.firstName)).toBeNull()
  expect(screen.queryByText(plans.order.given(1, false))).toBeNull()
  expect(screen.queryByRole('button', { name: plans.order.erase })).toBeNull()
  await user.clear(recipient())
  await user.type(wishes(), 'Health')
  await user.click(save())
  await waitFor(() => expect(readDescription(recipient())).toContain(plans.faults['plans.participant-name']))
  await user.type(recipient(), 'Marina Lebedeva')
  await user.click(save())
  await waitFor(() => expect(onSaved).toHaveBeenCalledWith(gift, false))
  expect(server.body()).toEqual({ seen, days: {}, specialWishes: 'Health', recipient: 'Marina Lebedeva' })
})

it('without a sign-in the form hides the recipient’s name; a new name replaces it', async () => {
  const gift = { ...view, participantCount: 1, recipient: {} }
  const server = answerWith(answered(gift))
  const { user, onSaved } = open(gift, ['M. L.'])
  expect(readDescription(recipient())).toBe(plans.order.recipientHidden)
  await user.type(recipient(), 'Marina Lebedeva')
  await user.click(save())
  const question = await screen.findByRole('dialog')
  expect(question.textContent).toContain('(M. L.) will be replaced by the 1\u00a0name')
  await user.click(within(question).getByText(plans.order.replace.yes))
  await waitFor(() => expect(onSaved).toHaveBeenCalledWith(gift, false))
  expect(server.body()).toEqual({ seen, days: {}, recipient: 'Marina Lebedeva' })
})

it('the order plan form also saves names that are still in the paste field', async () => {
  const server = answerWith(answered(view))
  const { user, onSaved } = open({ ...view, consentGiven: true })
  await user.type(name(), 'Anna')
  await user.click(screen.getByRole('button', { name: plans.form.paste }))
  await user.type(screen.getByLabelText(plans.form.pasteLabel), 'Boris Ivanov 12.3.1985{Enter}Vera')
  await user.click(save())
  await waitFor(() => expect(onSaved).toHaveBeenCalledWith(view, false))
  expect(server.body()).toEqual({ seen, days: {}, participants: 'Anna, , ,\nBoris, Ivanov, 12.03.1985,\nVera, , ,' })
  expect(screen.queryByLabelText(plans.form.pasteLabel)).toBeNull()
})

it('the order plan form shows an error in a pasted list and sends nothing', async () => {
  const server = answerWith(answered(view))
  const { user } = open({ ...view, consentGiven: true })
  await user.click(screen.getByRole('button', { name: plans.form.paste }))
  await user.type(screen.getByLabelText(plans.form.pasteLabel), 'Boris Ivanov 31.2.1985')
  await user.click(save())
  const birthDate = () => screen.getAllByLabelText(plans.form.birthDate).at(-1) ?? save()
  await waitFor(() => expect(readDescription(birthDate())).toContain(plans.faults['plans.participant-date']))
  expect(birthDate()).toHaveProperty('value', '31.02.1985')
  expect(server.calls).not.toHaveBeenCalled()
})

it('the order plan form shows the server’s errors beside the participant and the day', async () => {
  const errors = [
    { path: 'participants.0.firstName', message: 'Not a name' },
    { path: 'days.0', message: 'Too late' },
  ]
  answerWith(refused({ status: 422, errors }))
  const { user } = open({ ...view, consentGiven: true })
  await user.type(name(), 'Anna')
  await user.click(save())
  await waitFor(() => expect(readDescription(name())).toContain('Not a name'))
  expect(readDescription(day())).toContain('Too late')
  expect(summary()?.textContent).toContain(plans.safe)
})

it('the order plan form still shows the typed text after the connection failed', async () => {
  answerWith(lost())
  const { user } = open({ ...view, consentGiven: true })
  await user.type(wishes(), 'Health')
  await user.click(save())
  await waitFor(() => expect(summary()?.textContent).toContain(plans.safe))
  expect(wishes()).toHaveProperty('value', 'Health')
})

it('a double click in the order plan form saves only once', async () => {
  const answer = Promise.withResolvers<Response>()
  const server = answerWith(() => answer.promise)
  const { user, onSaved } = open({ ...view, consentGiven: true })
  await user.type(wishes(), 'Health')
  await user.dblClick(save())
  expect(save().getAttribute('aria-busy')).toBe('true')
  answer.resolve(answered(view)())
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce())
  expect(server.calls).toHaveBeenCalledOnce()
})

it('a day without a year gets a year when the user leaves the field', async () => {
  answerWith(answered(view))
  const { user } = open()
  await user.type(day(), '14 December')
  await user.tab()
  const typed = (day() as HTMLInputElement).value
  expect(typed).toMatch(/^14\.12\.20\d\d$/)
  expect(readDescription(day())).not.toContain('There is no such day')
})

it.each([
  ['31.11.2026', plans.faults['plans.start-date-invalid']],
  ['31.11', plans.faults['plans.start-date-unreadable']],
])('the form reports an unreadable day even if nothing else changed (%s)', async (typed, fault) => {
  const server = answerWith(answered(withTexts))
  const { user } = open(withTexts)
  fireEvent.change(day(), { target: { value: typed } })
  await user.click(save())
  await waitFor(() => expect(summary()?.textContent).toContain(fault))
  expect(readDescription(day())).toContain(fault)
  expect(useToasts.getState().current?.title).not.toBe(plans.order.unchanged)
  expect(server.calls).not.toHaveBeenCalled()
})

it('an unchanged form can be saved even if the stored day has passed', async () => {
  const server = answerWith(answered(view))
  const [ritual] = view.rituals
  if (!ritual) throw new Error('the view has a ritual')
  const past = { ...ritual, startDate: '2026-11-20', endDate: '2026-12-04' }
  const { user } = open({ ...withTexts, rituals: [past] })
  await user.click(save())
  await waitFor(() => expect(useToasts.getState().current?.title).toBe(plans.order.unchanged))
  expect(document.body.textContent).not.toContain(plans.saveFailed)
  expect(server.calls).not.toHaveBeenCalled()
})

it('names and wish stay if the customer does not confirm the deletion', async () => {
  const server = answerWith(answered(view))
  const { user } = open(withTexts)
  await user.click(screen.getByRole('button', { name: plans.order.erase }))
  const question = await screen.findByRole('dialog')
  expect(question.textContent).toContain('the name of the person who ordered is read')
  await user.click(within(question).getByText(plans.order.eraseBack))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(server.calls).not.toHaveBeenCalled()
  expect(wishes()).toHaveProperty('value', 'Peace')
})

it('a pasted list replaces the blank row; a year of two digits is an error', async () => {
  const { user } = open({ ...view, consentGiven: true })
  await user.click(screen.getByRole('button', { name: plans.form.paste }))
  await user.type(screen.getByLabelText(plans.form.pasteLabel), 'Anna Smith 12.05.74')
  await user.click(screen.getByRole('button', { name: plans.form.pasteRead(1) }))
  expect(name()).toHaveProperty('value', 'Anna')
  expect(screen.getByLabelText(plans.form.lastName)).toHaveProperty('value', 'Smith')
  await user.click(save())
  const birthDate = () => screen.getByLabelText(plans.form.birthDate)
  await waitFor(() => expect(readDescription(birthDate())).toContain(plans.faults['plans.participant-year']))
})

it('the notice about hidden names says nothing about a wish that the form shows', () => {
  const told = plans.order.given(1, false)
  expect(told).toContain('1 name')
  expect(told).not.toContain('wish')
  expect(plans.order.given(2, true)).toContain('To keep both')
})

it('the order plan form can delete stored names and wish, and save again', async () => {
  const server = answerWith(lost(), answered(view), answered(view))
  const { user, onSaved } = open(withTexts)
  const erase = screen.getByRole('button', { name: plans.order.erase })
  await user.type(day(), '3112')
  const confirm = async () => {
    await user.click(erase)
    await user.click(await screen.findByRole('button', { name: plans.order.eraseYes }))
  }
  await confirm()
  await waitFor(() => expect(summary()?.textContent).toContain(plans.safe))
  await confirm()
  await waitFor(() => expect(onSaved).toHaveBeenCalledWith(view, true))
  expect(server.body(1)).toEqual({ seen, days: {}, participants: '', specialWishes: '' })
  expect(wishes()).toHaveProperty('value', '')
  await user.clear(day())
  await user.type(day(), '31122027')
  await user.click(save())
  await waitFor(() => expect(onSaved).toHaveBeenCalledWith(view, false))
  expect(server.body(2)).toEqual({ seen, days: { 0: '2027-12-31' } })
})

it('the order plan form warns the customer before a link discards unsaved text', async () => {
  answerWith(answered({ ...view, hasWishes: true }))
  const { user, onSaved } = open({ ...view, consentGiven: true })
  const leave = () => fireEvent.click(screen.getByText('Back'))
  await user.type(wishes(), 'Health')
  expect(leave()).toBe(false)
  await user.click(await screen.findByText(plans.order.unsaved.stay))
  expect(wishes()).toHaveProperty('value', 'Health')
  await user.click(save())
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce())
  await waitFor(() => expect(leave()).toBe(true))
})

it('the order plan form leaves the consent ticked when only a day is saved', async () => {
  answerWith(answered(view))
  const { user, onSaved } = open()
  await user.click(consent())
  await user.type(day(), '31122027')
  await user.click(save())
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce())
  expect(consent()).toHaveProperty('checked', true)
})

it('the order plan form puts stored texts before the typed texts', async () => {
  const { user, tellOwner } = open({ ...view, participantCount: 1, hasWishes: true })
  await user.type(wishes(), 'Health')
  tellOwner()
  await waitFor(() => expect(wishes()).toHaveProperty('value', 'Peace\nHealth'))
  expect(screen.getAllByLabelText(plans.form.firstName)[0]).toHaveProperty('value', 'Anna')
})

const hiddenTexts = { ...view, consentGiven: true, participantCount: 1, hasWishes: true }

it('the order plan form asks before it replaces names that the visitor cannot see', async () => {
  const server = answerWith(answered(hiddenTexts))
  const { user, onSaved } = open(hiddenTexts, ['O. P.'])
  await user.type(name(), 'Tamara')
  await user.click(save())
  const question = await screen.findByRole('dialog', { name: plans.order.replace.title })
  expect(question.textContent).toContain(
    'The name given earlier (O. P.) will be replaced by the 1\u00a0name typed here.',
  )
  expect(question.textContent).not.toContain(plans.order.replace.wish)
  await user.click(within(question).getByText(plans.order.replace.back))
  expect(name()).toHaveProperty('value', 'Tamara')
  await user.click(save())
  await user.click(await screen.findByRole('button', { name: plans.order.replace.yes }))
  await waitFor(() => expect(onSaved).toHaveBeenCalledWith(hiddenTexts, false))
  expect(server.calls).toHaveBeenCalledOnce()
  expect(server.body()).toEqual({ seen, days: {}, participants: 'Tamara, , ,' })
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('the order plan form says how many stored names would be replaced', async () => {
  const { user } = open({ ...hiddenTexts, participantCount: 2 })
  await user.type(name(), 'Tamara')
  await user.type(wishes(), 'Peace')
  await user.click(save())
  const question = await screen.findByRole('dialog')
  expect(question.textContent).toContain('The 2 names given earlier will be replaced')
  expect(question.textContent).toContain(plans.order.replace.wish)
})

it('the order plan form does not ask about hidden names if only a day changes', async () => {
  const server = answerWith(answered(hiddenTexts))
  const { user, onSaved } = open(hiddenTexts)
  await user.type(day(), '31122027')
  await user.click(save())
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce())
  expect(server.body()).toEqual({ seen, days: { 0: '2027-12-31' } })
})

it('a ritual with set days shows the last day, not the priest’s choice', () => {
  const [ritual] = view.rituals
  if (!ritual) throw new Error('the view has a ritual')
  const set = { ...ritual, startDate: '2027-12-01', endDate: '2027-12-04', isAgreed: true }
  open({ ...view, priestChooses: true, rituals: [set] })
  expect(screen.getByText(plans.order.until('3 Dec 2027'))).toBeDefined()
  expect(screen.queryByText(plans.order.priestChooses)).toBeNull()
})

it('after a ritual has begun, the form shows its day and still accepts names', () => {
  const [ritual] = view.rituals
  if (!ritual) throw new Error('the view has a ritual')
  const begun = { ...ritual, startDate: '2026-11-27', endDate: '2026-12-11', isAgreed: true, hasBegun: true }
  open({ ...view, rituals: [begun] })
  expect(screen.queryByLabelText('Ganesha')).toBeNull()
  expect(screen.getByText('27 November 2026')).toBeTruthy()
  expect(screen.queryByText(plans.order.letPriest)).toBeNull()
  expect(name()).toBeTruthy()
})

it('the priest still chooses the day until the customer saves a day', async () => {
  const server = answerWith(answered(view))
  const { user, onSaved } = open({ ...view, priestChooses: true })
  expect(screen.getByText(plans.order.priestChooses)).toBeDefined()
  await user.click(screen.getByRole('button', { name: plans.order.chooseDay }))
  await user.type(day(), '31122027')
  await user.click(screen.getByRole('button', { name: plans.order.letPriest }))
  expect(screen.getByText(plans.order.priestChooses)).toBeDefined()
  await user.click(screen.getByRole('button', { name: plans.order.chooseDay }))
  expect(day()).toHaveProperty('value', '')
  expect(server.calls).not.toHaveBeenCalled()
  await user.type(day(), '31122027')
  await user.click(save())
  await waitFor(() => expect(onSaved).toHaveBeenCalledWith(view, false))
  expect(server.body()).toEqual({ seen, days: { 0: '2027-12-31' } })
})
