import { QueryClientProvider } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { createQueryClient } from '#ui/data/query-client.ts'
import { answered, answerWith, readDescription, lost, refused, renderOnPage } from '../../../../../test/render-form.tsx'
import { en } from '../messages/page.en.ts'
import { DiscountField } from './discount-field.tsx'
import { useDiscount } from './use-discount.ts'

const ITEMS = [{ id: 'ganesha-basic', quantity: 1, duration: 0.5, price: 164 }]
const TAKEN = { discount: { code: 'OM-108', amountUsd: 16.4 }, total: 147.6, currency: 'USD' }

function Cart({ linked }: { linked: string | undefined }) {
  const [code, setCode] = useState(linked)
  const state = useDiscount({ code, items: ITEMS, onCode: setCode, messages: en })
  return (
    <>
      <DiscountField state={state} />
      <p>code {code ?? 'none'}</p>
      <button type="button" onClick={() => state.refuse('Used up')}>
        place
      </button>
    </>
  )
}

function open(linked?: string) {
  const client = createQueryClient(() => Promise.withResolvers<Response>().promise)
  return renderOnPage(
    <QueryClientProvider client={client}>
      <Cart linked={linked} />
    </QueryClientProvider>,
    { lang: 'en', dictionary: {} },
  )
}

const field = () => screen.getByLabelText(en.label)
const press = (name: string) => screen.getByRole('button', { name })

it('the discount field is collapsed, and sends a code in capitals without spaces', async () => {
  const server = answerWith(answered(TAKEN))
  const { user } = open()
  await user.click(press(en.open))
  expect(document.activeElement).toBe(field())
  await user.type(field(), ' om-108{Enter}')
  await screen.findByText(en.applied('OM-108'))
  await screen.findByText('−$16.40')
  expect(server.body()).toEqual({
    discountCode: 'OM-108',
    items: [{ id: 'ganesha-basic', quantity: 1, duration: 0.5 }],
  })
  await user.click(press(en.remove('OM-108')))
  expect(screen.getByText('code none')).toBeTruthy()
  expect(document.activeElement).toBe(press(en.open))
})

it('a typed code is applied when the customer leaves the discount field', async () => {
  const server = answerWith(answered(TAKEN))
  const { user } = open()
  await user.click(press(en.open))
  await user.type(field(), 'om-108')
  await user.tab()
  expect(screen.getByText('code none')).toBeTruthy()
  await user.tab()
  await screen.findByText('−$16.40')
  expect(server.calls).toHaveBeenCalledOnce()
})

it('the discount field asks for a code if the customer applies no code', async () => {
  const server = answerWith(answered(TAKEN))
  const { user } = open()
  await user.click(press(en.open))
  await user.click(press(en.apply))
  expect(readDescription(field())).toContain(en.empty)
  expect(server.calls).not.toHaveBeenCalled()
})

it('the discount field shows why a code is refused until the code is changed', async () => {
  answerWith(refused({ status: 409, code: 'discounts.unknown', message: 'No such code' }))
  const { user } = open()
  await user.click(press(en.open))
  await user.type(field(), 'nobodys')
  await user.click(press(en.apply))
  await waitFor(() => expect(readDescription(field())).toContain('No such code'))
  await user.type(field(), '2')
  expect(readDescription(field())).not.toContain('No such code')
  expect(field()).toHaveProperty('value', 'nobodys2')
})

it('the discount field says that the shop could not check a code', async () => {
  answerWith(lost())
  open('OM-108')
  await waitFor(() => expect(readDescription(field())).toContain(en.failed))
  expect(field()).toHaveProperty('value', 'OM-108')
})

it('the discount field shows why the shop refused the code with the order', async () => {
  answerWith(answered(TAKEN))
  const { user } = open('OM-108')
  await screen.findByText('−$16.40')
  await user.click(press('place'))
  expect(readDescription(field())).toContain('Used up')
})
