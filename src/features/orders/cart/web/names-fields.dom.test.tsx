import { QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { SubmitButton } from '#ui/forms/form.tsx'
import { createQueryClient } from '#ui/data/query-client.ts'
import { answerReadings } from '../../../../../test/name-readings.ts'
import { answered, answerWith, readDescription, refused, renderOnPage } from '../../../../../test/render-form.tsx'
import { GANESHA } from '../../../../../test/stored-cart.ts'
import { en } from '../messages/page.en.ts'
import { useCart } from './cart-store.ts'
import { ContactForm } from './contact-form.tsx'
import { useCheckout } from './use-checkout.ts'

vi.mock('#features/platform/analytics/web/track.ts', () => ({ track: () => undefined }))

const items = [GANESHA]
const contact = { customerName: 'Anna Smith', customerEmail: 'anna@example.com' }
const field = (label: string) => screen.getByLabelText(label)
const button = (name: string) => screen.getByRole('button', { name })
const consent = () => screen.queryByRole('checkbox', { name: en.consent.text })

function Checkout() {
  const checkout = useCheckout({ items, reprice: () => {}, bought: () => {}, names: 'express' })
  return (
    <>
      <ContactForm checkout={checkout} formId="f" withDay />
      <SubmitButton of={checkout.form} form="f">
        Pay
      </SubmitButton>
      <p>{checkout.purchase && `order ${checkout.purchase.orderId}`}</p>
      <button type="button" onClick={checkout.finish}>
        paid
      </button>
    </>
  )
}

async function open() {
  const drawn = renderOnPage(
    <QueryClientProvider client={createQueryClient(() => Promise.withResolvers<Response>().promise)}>
      <Checkout />
    </QueryClientProvider>,
    { dictionary: { cart: en } },
  )
  await drawn.user.click(button(en.names.openWithDay))
  return drawn
}

/** Simulates a server that returns these responses to order requests, one after another, and returns `reading` for every name. */
function answerOrders(...answers: Parameters<typeof answerWith>) {
  const server = answerWith(...answers)
  const order = fetch
  const readNames = vi.fn(async (_init?: RequestInit) =>
    Response.json({ items: [{ name: 'Olga', devanagari: 'ओल्गा', reading: 'Olgā' }] }),
  )
  vi.stubGlobal('fetch', (path: string, init?: RequestInit) =>
    path.startsWith('/api/name-readings') ? readNames(init) : order(path, init),
  )
  return { ...server, readNames }
}

beforeEach(() => {
  localStorage.clear()
  localStorage.setItem('last-checkout', JSON.stringify(contact))
  useCart.setState({ names: undefined })
})

it('names are sent with the required consent and stay stored with the cart', async () => {
  const server = answerOrders(answered({ id: 'o1', status: 'pending' }))
  const { user } = await open()
  expect(consent()).toBeNull()
  await user.type(field(en.names.first), 'Olga')
  await user.type(field(en.names.wish), 'Peace')
  await user.click(button('Pay'))
  await waitFor(() => expect(document.activeElement).toBe(consent()))
  expect(screen.getByText(en.consent.missing)).toBeTruthy()
  expect(server.calls).not.toHaveBeenCalled()
  await user.click(consent() as HTMLElement)
  await user.click(button('Pay'))
  await screen.findByText('order o1')
  const plan = { participants: 'Olga, , ,', specialWishes: 'Peace', consent: true }
  expect(server.body()).toMatchObject({ ...contact, plan })
  expect(useCart.getState().names).toMatchObject({ express: { people: [{ first: 'Olga', whose: '' }], wish: 'Peace' } })
  await user.click(button('paid'))
  await waitFor(() => expect(field(en.names.first)).toHaveProperty('value', ''))
})

it('when the customer leaves a name field, the page shows the name’s reading', async () => {
  const { readNames } = answerOrders(answered({}))
  const { user } = await open()
  await user.type(field(en.names.first), ' Olga')
  expect(readNames).not.toHaveBeenCalled()
  await user.tab()
  expect((await screen.findByText('Olgā')).closest('li')?.textContent).toContain('ओल्गा')
  expect(readNames.mock.calls.map(([init]) => init?.body)).toEqual([JSON.stringify({ names: ['Olga'] })])
  await user.type(field(en.names.first), 'na')
  expect(screen.queryByText('Olgā')).toBeNull()
  expect(readNames).toHaveBeenCalledTimes(1)
})

it('the form refuses a past day until the customer changes the day', async () => {
  const server = answerOrders(answered({}))
  const { user } = await open()
  fireEvent.change(field(en.names.day), { target: { value: '2020-01-01' } })
  await user.click(button('Pay'))
  await waitFor(() => expect(readDescription(field(en.names.day))).toContain(en.names.dayPast))
  expect(document.activeElement).toBe(field(en.names.day))
  fireEvent.change(field(en.names.day), { target: { value: '2090-01-01' } })
  await waitFor(() => expect(readDescription(field(en.names.day))).not.toContain(en.names.dayPast))
  expect(server.calls).not.toHaveBeenCalled()
})

it('the form asks for consent again if the server says that consent is missing', async () => {
  answerOrders(
    refused({ status: 422, code: 'consent.required', errors: [{ path: 'consent', message: 'Consent, please' }] }),
  )
  const { user } = await open()
  await user.type(field(en.names.first), 'Olga')
  await user.click(consent() as HTMLElement)
  await user.click(button('Pay'))
  await waitFor(() => expect(document.activeElement).toBe(consent()))
  expect(consent()).toHaveProperty('checked', false)
  expect(screen.getByText(en.consent.missing)).toBeTruthy()
})

it('a day that the shop refuses shows the reason and keeps the typed text', async () => {
  const message = 'No ritual begins on this day: the ghat is closed. Please choose another one.'
  const errors = [{ path: 'plan.startDate', message }]
  answerOrders(refused({ status: 422, code: 'http.invalid', message: 'Check the fields', errors }))
  const { user } = await open()
  fireEvent.change(field(en.names.day), { target: { value: '2090-12-24' } })
  await user.click(button('Pay'))
  await waitFor(() => expect(readDescription(field(en.names.day))).toContain(message))
  expect(document.activeElement).toBe(field(en.names.day))
  expect(field(en.names.day)).toHaveProperty('value', '2090-12-24')
})

it('a person can be added and removed, and names from another tab appear', async () => {
  answerOrders(answered({}))
  const { user } = await open()
  await user.type(field(en.names.first), 'Olga')
  await user.click(button(en.names.add))
  const [, second] = screen.getAllByLabelText(en.names.first)
  await user.type(second as HTMLElement, 'Ivan')
  await user.click(button(en.names.remove(1)))
  expect(screen.getAllByLabelText(en.names.first).map((one) => (one as HTMLInputElement).value)).toEqual(['Ivan'])
  const people = [{ first: 'Anna', whose: '' }]
  await act(async () => useCart.setState({ names: { express: { people, wish: '', day: '', priestChooses: false } } }))
  expect(field(en.names.first)).toHaveProperty('value', 'Anna')
})

it('Enter in a name field does not place an order', async () => {
  await open()
  expect(fireEvent.keyDown(field(en.names.first), { key: 'Enter' })).toBe(false)
})

it('words such as "in memory" beside a name tick the box of a person who has died', async () => {
  const server = answerOrders(answered({ id: 'o1', status: 'pending' }))
  const { user } = await open()
  await user.type(field(en.names.first), 'Olga')
  await user.type(field(en.names.whose), 'Hill, in memory')
  await user.tab()
  expect(field(en.names.whose)).toHaveProperty('value', 'Hill')
  expect(field(en.names.isDeparted)).toHaveProperty('checked', true)
  await user.click(consent() as HTMLElement)
  await user.click(button('Pay'))
  await screen.findByText('order o1')
  expect(server.body()).toMatchObject({ plan: { participants: 'Olga, Hill, , , , in memory' } })
})

it('an order includes a corrected reading that is still being typed', async () => {
  const server = answerWith(answered({ id: 'o1', status: 'pending' }))
  answerReadings()
  const { user } = await open()
  await user.type(field(en.names.first), 'Olga')
  await user.click(consent() as HTMLElement)
  await user.click(await screen.findByRole('button', { name: en.readings.correctOf('Olga') }))
  await user.type(field(en.readings.said('Olga')), '2')
  await user.click(button('Pay'))
  await waitFor(() => expect(readDescription(field(en.readings.said('Olga')))).toContain('Letters, please'))
  await waitFor(() => expect(document.activeElement).toBe(field(en.readings.said('Olga'))))
  expect(server.calls).not.toHaveBeenCalled()
  await user.clear(field(en.readings.said('Olga')))
  await user.type(field(en.readings.said('Olga')), 'Ni')
  await user.click(button('Pay'))
  await screen.findByText('order o1')
  expect(server.body()).toMatchObject({ plan: { readings: [{ name: 'Olga', devanagari: 'नि' }] } })
  expect(useCart.getState().names).toMatchObject({ express: { readings: { Olga: 'नि' } } })
})

it('a click on the tick straight after typing “(died)” leaves the person ticked', async () => {
  answerOrders(answered({}))
  const { user } = await open()
  await user.type(field(en.names.first), 'Harold (died)')
  await user.click(field(en.names.isDeparted))
  expect(field(en.names.first)).toHaveProperty('value', 'Harold')
  expect(field(en.names.isDeparted)).toHaveProperty('checked', true)
})
