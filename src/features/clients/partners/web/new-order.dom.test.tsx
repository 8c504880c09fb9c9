import { screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { en as catalogue } from '#features/catalogue/catalogue/messages/page.en.ts'
import { en as plans } from '#features/orders/plans/messages/page.en.ts'
import { en as profile } from '#features/people/profiles/messages/page.en.ts'
import {
  answered,
  answerWith,
  readDescription,
  lost,
  refused,
  renderInPanel,
} from '../../../../../test/render-form.tsx'
import { en as panel } from '#ui/text/panel-messages.en.ts'
import { en } from '../messages/page.en.ts'
import { NewOrder } from './new-order.tsx'

const messages = en.create
const client = { id: 'c1', firstName: 'Anna', lastName: 'Smith', consent: { given: false, givenAt: null } }
const CLIENT = '/api/partner/clients/c1?lang=en'

/** Opens the order form. The calls that place an order get the responses in `places` one after another. Other calls have fixed responses. */
function open(...places: (() => Response | Promise<Response>)[]) {
  const others = (path: string) => {
    if (path.startsWith('/api/partner/quote')) return Response.json({ items: [], total: 21, currency: 'USD' })
    if (path.startsWith('/api/name-readings')) return Response.json({ items: [] })
    return Response.json(path === CLIENT ? client : [])
  }
  const orders = answerWith(...places)
  const send = (path: string, init?: RequestInit) =>
    path.startsWith('/api/partner/orders') ? orders.calls(path, init) : Promise.resolve(others(path))
  vi.stubGlobal('fetch', send)
  const go = vi.fn()
  const drawn = renderInPanel(<NewOrder clientId="c1" root="/partner" />, {
    dictionary: { partners: en, catalogue, plans, profile },
    known: {
      '/api/services': [{ id: 'ganesha', name: 'Ганеша', name_en: 'Ganesha' }],
      [CLIENT]: client,
    },
    go,
  })
  return { ...drawn, go, orders, submit: screen.getByRole('button', { name: messages.submit }) }
}

const line = (number: number) => within(screen.getByRole('group', { name: messages.line(number) }))

it('the partner’s order form says that a ritual is missing, and sends nothing', async () => {
  const { user, submit, orders } = open(answered({}))
  await user.click(submit)
  await screen.findByText(messages.needsRitual)
  expect(orders.calls).not.toHaveBeenCalled()
})

it('the partner’s order form requires consent for a wish, and sends the wish', async () => {
  const { user, submit, orders, go } = open(answered({ id: 'o1' }))
  await user.selectOptions(line(1).getByLabelText(messages.ritual), 'ganesha')
  await user.type(screen.getByLabelText(plans.form.wishes), 'Health')
  await user.click(submit)
  const consent = screen.getByRole('checkbox', { name: new RegExp(en.consent.label) })
  await waitFor(() => expect(readDescription(consent)).toBe(en.consent.missing))
  await user.click(consent)
  await user.click(submit)
  await waitFor(() => expect(go).toHaveBeenCalledWith('/partner?tab=orders&order=o1'))
  expect(orders.body()).toMatchObject({
    clientId: 'c1',
    items: [{ id: 'ganesha-basic', quantity: 1 }],
    plan: { specialWishes: 'Health', participants: '' },
    consent: true,
  })
})

it('the partner’s order form also sends names that are still in the paste field', async () => {
  const { user, submit, orders, go } = open(answered({ id: 'o1' }))
  await user.selectOptions(line(1).getByLabelText(messages.ritual), 'ganesha')
  await user.click(screen.getByRole('button', { name: plans.form.paste }))
  await user.type(screen.getByLabelText(plans.form.pasteLabel), 'Olga{Enter}Boris Ivanov')
  await user.click(submit)
  await user.click(await screen.findByRole('checkbox', { name: new RegExp(en.consent.label) }))
  await user.click(submit)
  await waitFor(() => expect(go).toHaveBeenCalledWith('/partner?tab=orders&order=o1'))
  expect(orders.body()).toMatchObject({ plan: { participants: 'Olga, , ,\nBoris, Ivanov, ,' }, consent: true })
})

it('the partner’s order form shows an error at the right ritual despite empty rows', async () => {
  const errors = [
    { path: 'items.0.quantity', message: 'From 1 to 99' },
    { path: 'items.0.id', message: 'No such ritual' },
    { path: 'plan.startDate', message: 'No such day' },
    { path: 'plan.participants.0.birthDate', message: 'No such birthday' },
  ]
  const { user, submit } = open(refused({ status: 422, errors }))
  await user.click(screen.getByRole('button', { name: messages.add }))
  await user.selectOptions(line(2).getByLabelText(messages.ritual), 'ganesha')
  await user.click(screen.getByRole('button', { name: plans.form.add }))
  await user.click(screen.getByRole('button', { name: plans.form.add }))
  const birthDate = () => screen.getAllByLabelText(plans.form.birthDate)[1] ?? submit
  await user.type(screen.getAllByLabelText(plans.form.firstName)[1] ?? submit, 'Olga')
  await user.click(screen.getByRole('checkbox', { name: new RegExp(en.consent.label) }))
  await user.click(submit)
  await waitFor(() => expect(readDescription(line(2).getByLabelText(messages.quantity))).toBe('From 1 to 99'))
  expect(readDescription(line(2).getByLabelText(messages.ritual))).toBe('No such ritual')
  expect(readDescription(line(1).getByLabelText(messages.quantity))).toBe('')
  expect(readDescription(screen.getByLabelText(messages.date))).toContain('No such day')
  expect(readDescription(birthDate())).toBe('No such birthday')
  expect(document.activeElement).toBe(line(2).getByLabelText(messages.ritual))
})

it('the partner’s order form keeps its text after a failure, and places one order', async () => {
  const answer = Promise.withResolvers<Response>()
  const { user, submit, orders, go } = open(lost(), () => answer.promise)
  await user.selectOptions(line(1).getByLabelText(messages.ritual), 'ganesha')
  await user.type(screen.getByLabelText(messages.note), 'Soon')
  await user.click(submit)
  await waitFor(() => expect(screen.getByText(panel.notSaved)).toBeDefined())
  expect(screen.getByDisplayValue('Soon')).toBe(screen.getByLabelText(messages.note))
  await user.dblClick(submit)
  expect(submit.getAttribute('aria-busy')).toBe('true')
  answer.resolve(answered({ id: 'o1' })())
  await waitFor(() => expect(go).toHaveBeenCalledOnce())
  expect(orders.calls).toHaveBeenCalledTimes(2)
})

it('the partner’s order form asks before a link on its page discards typed text', async () => {
  history.replaceState(null, '', '/partner?tab=orders&order=new&client=c1')
  const { user, go } = open(answered({}))
  await user.type(screen.getByLabelText(messages.note), 'Soon')
  const [back] = screen.getAllByRole('link', { name: en.back.orders })
  await user.click(back ?? document.body)
  await screen.findByText(panel.unsaved.text)
  expect(go).not.toHaveBeenCalled()
  await user.click(screen.getByText(panel.unsaved.leave))
  expect(go).toHaveBeenCalledWith('/partner?tab=orders')
})

it.each([
  ['unknown', answered({}, 404), en.noClient],
  ['not loaded', lost(), panel.failed],
])('the partner’s order form for a client who is %s shows only a message', async (_, answer, text) => {
  answerWith(answer)
  renderInPanel(<NewOrder clientId="c1" root="/partner" />, { dictionary: { partners: en, catalogue, plans, profile } })
  expect(await screen.findByText(text)).toBeDefined()
  expect(screen.queryByRole('button', { name: messages.submit })).toBeNull()
})

it('an empty client search shows a different text from an empty client list', async () => {
  answerWith(answered({ items: [], next: null }))
  const { user } = renderInPanel(<NewOrder clientId="" root="/partner" />, { dictionary: { partners: en } })
  expect(await screen.findByText(messages.noClients)).toBeDefined()
  await user.type(screen.getByLabelText(messages.findClient), 'Zoya')
  expect(await screen.findByText(panel.emptyFiltered)).toBeDefined()
})
