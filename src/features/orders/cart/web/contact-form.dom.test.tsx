import { QueryClientProvider } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { SubmitButton } from '#ui/forms/form.tsx'
import { createQueryClient } from '#ui/data/query-client.ts'
import { answered, answerWith, readDescription, lost, refused, renderOnPage } from '../../../../../test/render-form.tsx'
import { GANESHA } from '../../../../../test/stored-cart.ts'
import { en } from '../messages/page.en.ts'
import { ru } from '../messages/page.ru.ts'
import { CartOutcome } from './cart-outcome.tsx'
import { ContactForm } from './contact-form.tsx'
import { useCheckout } from './use-checkout.ts'

vi.mock('#features/platform/analytics/web/track.ts', () => ({ track: () => undefined }))

const bought = vi.fn()
const items = [GANESHA]

function Checkout() {
  const checkout = useCheckout({ items, reprice: () => {}, bought, names: 'cart' })
  return (
    <>
      <ContactForm checkout={checkout} formId="f" />
      <CartOutcome checkout={checkout} />
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

beforeEach(() => localStorage.clear())

function open(lang: 'ru' | 'en' = 'en') {
  const words = lang === 'ru' ? ru : en
  const drawn = renderOnPage(
    <QueryClientProvider client={createQueryClient(() => Promise.withResolvers<Response>().promise)}>
      <Checkout />
    </QueryClientProvider>,
    { lang, dictionary: { cart: words } },
  )
  return {
    ...drawn,
    name: screen.getByLabelText(words.contact.name),
    email: screen.getByLabelText(words.contact.email),
    gift: screen.getByRole('checkbox', { name: words.gift.choice }),
    pay: screen.getByRole('button', { name: 'Pay' }),
  }
}

async function fillIn({ user, name, email }: ReturnType<typeof open>): Promise<void> {
  await user.type(name, 'Anna Smith')
  await user.type(email, 'anna@example.com')
}

const stored = () => JSON.parse(localStorage.getItem('last-checkout') ?? '{}') as Record<string, unknown>

it.each([
  ['en', en],
  ['ru', ru],
] as const)('the contact form requires both fields and focuses the first empty field (%s)', async (lang, words) => {
  const server = answerWith(answered({}))
  const { user, name, email, pay } = open(lang)
  await user.click(pay)
  await waitFor(() => expect(readDescription(name)).toBe(words.faults.nameRequired))
  expect(readDescription(email)).toContain(words.faults.emailRequired)
  expect(document.activeElement).toBe(name)
  expect(server.calls).not.toHaveBeenCalled()
})

it('the contact form checks and stores a field when the customer leaves the field', async () => {
  const { user, name, email } = open()
  await user.type(name, 'Anna')
  await user.type(email, 'anna')
  await user.tab()
  await waitFor(() => expect(readDescription(email)).toContain(en.faults.emailInvalid))
  expect(stored()).toMatchObject({ customerName: 'Anna', customerEmail: 'anna' })
  await user.type(email, '@example.com')
  await waitFor(() => expect(email.getAttribute('aria-invalid')).toBeNull())
})

it('the contact form of a gift requires and stores the recipient’s name', async () => {
  const server = answerWith(answered({ id: 'o1', status: 'pending' }))
  const form = open()
  await fillIn(form)
  await form.user.click(form.gift)
  await form.user.click(form.pay)
  const whom = screen.getByLabelText(en.gift.name)
  await waitFor(() => expect(readDescription(whom)).toContain(en.gift.nameRequired))
  expect(document.activeElement).toBe(whom)
  await form.user.type(whom, 'Olga')
  expect(stored()).toMatchObject({ gift: { isGift: true, name: 'Olga' } })
  await form.user.click(form.pay)
  await screen.findByText('order o1')
  expect(server.body()).toMatchObject({ customerName: 'Anna Smith', gift: { name: 'Olga', note: '' } })
})

it('the contact form shows the server’s errors until the customer corrects the fields', async () => {
  const errors = [
    { path: 'customerName', message: 'Not a name' },
    { path: 'customerEmail', message: 'No such mailbox' },
  ]
  answerWith(refused({ status: 422, message: 'Please check the form', errors }))
  const form = open()
  await fillIn(form)
  await form.user.click(form.pay)
  await waitFor(() => expect(readDescription(form.email)).toContain('No such mailbox'))
  expect(readDescription(form.name)).toBe('Not a name')
  expect(document.activeElement).toBe(form.name)
  expect(screen.getByRole('alert').textContent).toContain('Please check the form')
  await form.user.type(form.name, 'a')
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
})

it('the contact form still contains the typed text after the connection failed', async () => {
  answerWith(lost())
  const form = open()
  await fillIn(form)
  await form.user.click(form.pay)
  expect((await screen.findByRole('alert')).textContent).toContain(en.offline)
  expect(form.email).toHaveProperty('value', 'anna@example.com')
})

it('a double click in the contact form places one order; payment empties the form', async () => {
  const answer = Promise.withResolvers<Response>()
  const server = answerWith(() => answer.promise)
  const form = open()
  await fillIn(form)
  await form.user.dblClick(form.pay)
  answer.resolve(answered({ id: 'o1', status: 'pending' })())
  await screen.findByText('order o1')
  expect(server.calls).toHaveBeenCalledOnce()
  await form.user.click(screen.getByText('paid'))
  await waitFor(() => expect(form.name).toHaveProperty('value', ''))
  expect(bought).toHaveBeenCalledOnce()
  await form.user.click(form.email)
  await form.user.tab()
  expect(stored()).toMatchObject({ customerName: 'Anna Smith' })
})

it('the form suggests a correction of a mistyped e-mail domain, accepted with one press', async () => {
  const { user, email } = open()
  await user.type(email, 'anna@gmial.com')
  await user.click(screen.getByRole('button', { name: en.contact.emailMeant('anna@gmail.com') }))
  expect((email as HTMLInputElement).value).toBe('anna@gmail.com')
  expect(screen.queryByRole('button', { name: /anna@/ })).toBeNull()
})
