import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { answered, answerWith, lost, refused, renderOnPage } from '../../../../../test/render-form.tsx'
import { en } from '#features/orders/orders/messages/page.en.ts'
import { OrderData } from './order-data.tsx'

const { data: words } = en.page
const draw = () => renderOnPage(<OrderData orderId="1" />, { dictionary: { orders: en } })
const button = () => screen.getByRole('button', { name: words.button })

it('a double click on the guest’s data button sends one request', async () => {
  const server = answerWith(answered({}, 202))
  const { user } = draw()
  await user.dblClick(button())
  await screen.findByText(words.sent)
  expect(server.calls).toHaveBeenCalledOnce()
  expect(server.calls.mock.calls[0]?.[0]).toContain('/api/orders/1/data')
})

it('a guest without an e-mail address reads about another way to get the data', async () => {
  answerWith(refused({ status: 409, code: 'customers.data-no-address', message: 'No address' }))
  const { user } = draw()
  await user.click(button())
  expect((await screen.findByText(words.noAddress)).getAttribute('role')).toBe('status')
  expect(screen.queryByRole('button')).toBeNull()
})

it('the guest’s data button works again after a refusal or a lost connection', async () => {
  const server = answerWith(refused({ status: 409, message: 'Sign in' }), lost(), answered({}, 202))
  const { user } = draw()
  await user.click(button())
  await waitFor(() => expect(button().getAttribute('aria-busy')).not.toBe('true'))
  await user.click(button())
  await waitFor(() => expect(server.calls).toHaveBeenCalledTimes(2))
  await waitFor(() => expect(button().getAttribute('aria-busy')).not.toBe('true'))
  await user.click(button())
  await screen.findByText(words.sent)
})
