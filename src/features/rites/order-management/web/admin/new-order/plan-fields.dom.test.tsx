import { screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { en as catalogue } from '#features/catalogue/catalogue/messages/page.en.ts'
import { en as plans } from '#features/orders/plans/messages/page.en.ts'
import {
  answered,
  answerWith,
  readDescription,
  refused,
  renderInPanel,
} from '../../../../../../../test/render-form.tsx'
import { en } from '../../../messages/admin.en.ts'
import { NewOrderPage } from './new-order-page.tsx'

const { create: words } = en
const go = vi.fn()

async function open() {
  const { user } = renderInPanel(<NewOrderPage />, {
    dictionary: { 'order-management': en, catalogue, plans },
    go,
    known: {
      '/api/services': [{ id: 'homa', name: 'Хома', name_en: 'Homa', terms: {} }],
      '/api/intentions?lang=en': [],
    },
  })
  // Searches only in the section of the customer, because participants also have first and last names.
  const customer = within(screen.getByRole('region', { name: words.customer }))
  await user.type(customer.getByLabelText(words.firstName), 'Olga')
  await user.type(customer.getByLabelText(words.lastName), 'Petrova')
  await user.type(field(words.phone), '+79165550011')
  await user.selectOptions(field(words.ritual), 'homa')
  return user
}

const field = (label: string) => screen.getByLabelText(label)
const person = () => within(screen.getByRole('group', { name: plans.form.participant(1) }))
const firstName = () => person().getByLabelText(plans.form.firstName)
const birthDate = () => person().getByLabelText(plans.form.birthDate)
const place = () => screen.getByRole('button', { name: words.place })
const consent = () => screen.queryByRole('checkbox', { name: words.plan.consent.text })

/** The bodies of the calls that place an order, without the calls that only calculate the total. */
const placed = (server: ReturnType<typeof answerWith>) =>
  server.calls.mock.calls.flatMap(([address], at) =>
    address.startsWith('/api/admin/orders?') ? [server.body(at)] : [],
  )

it('the form for a new order sends names, wish and day with the consent', async () => {
  const server = answerWith(answered({ id: 'o1' }))
  const user = await open()
  expect(consent()).toBeNull()
  await user.click(screen.getByRole('button', { name: plans.form.add }))
  await user.type(firstName(), 'Maria')
  await user.type(birthDate(), '12.3.1985')
  await user.type(field(plans.form.wishes), 'Health')
  await user.type(field(words.plan.day), '2027-03-14')
  await user.click(place())
  await waitFor(() => expect(consent()?.getAttribute('aria-invalid')).toBe('true'))
  expect(placed(server)).toEqual([])
  await user.click(consent() ?? place())
  await user.click(place())
  await waitFor(() => expect(go).toHaveBeenCalledWith('/orders/o1'))
  const plan = {
    participants: 'Maria, , 12.03.1985,',
    specialWishes: 'Health',
    startDate: '2027-03-14',
    consent: true,
  }
  expect(placed(server)).toMatchObject([{ customer: { firstName: 'Olga' }, plan }])
})

it('the form for a new gift order asks for the recipient instead of participants', async () => {
  const server = answerWith(answered({ id: 'o1' }))
  const user = await open()
  await user.click(screen.getByRole('button', { name: plans.form.add }))
  await user.type(firstName(), 'Maria')
  await user.click(field(words.plan.isGift))
  expect(screen.queryByRole('group', { name: plans.form.participant(1) })).toBeNull()
  await user.click(field(words.plan.priestChooses))
  await user.click(place())
  await waitFor(() => expect(field(words.plan.giftName).getAttribute('aria-invalid')).toBe('true'))
  await user.type(field(words.plan.giftName), 'Anna')
  await user.click(place())
  await waitFor(() => expect(placed(server)).toHaveLength(1))
  expect(placed(server)).toMatchObject([{ plan: { priestChooses: true }, gift: { name: 'Anna', note: '' } }])
  expect(JSON.stringify(placed(server))).not.toContain('Maria')
})

it('the new order form shows errors at the fields for names and days', async () => {
  const errors = [
    { path: 'plan.startDate', message: 'No ritual begins on this day' },
    { path: 'plan.participants.0.firstName', message: 'Not a name' },
  ]
  const server = answerWith(refused({ status: 422, errors }))
  const user = await open()
  await user.click(screen.getByRole('button', { name: plans.form.add }))
  await user.type(firstName(), 'Maria')
  await user.type(birthDate(), '31.02.1985')
  await user.click(consent() ?? place())
  await user.clear(screen.getByDisplayValue('Petrova'))
  await user.click(place())
  const birthFault = plans.faults['plans.participant-date'] ?? ''
  await waitFor(() => expect(readDescription(birthDate())).toContain(birthFault))
  const [lastName = place()] = screen.getAllByLabelText(words.lastName)
  expect(lastName.getAttribute('aria-invalid')).toBe('true')
  expect(placed(server)).toEqual([])
  await user.type(lastName, 'Petrova')
  await user.clear(birthDate())
  await user.click(place())
  await waitFor(() => expect(readDescription(field(words.plan.day))).toContain('No ritual begins on this day'))
  expect(readDescription(firstName())).toContain('Not a name')
})
