import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { answered, answerWith, renderInPanel } from '../../../../../test/render-form.tsx'
import { en } from '../messages/page.en.ts'
import type { PartnerOrderView } from '../schemas.ts'
import { PartnerOrder } from './partner-order.tsx'
import { PaymentLink } from './payment-link.tsx'

const messages = en.link
// The tested part of the page reads only these fields of an order.
const ORDER = {
  id: 'a'.repeat(32),
  link: 'https://ahuti.example/order/1',
  client: { id: 'c1', name: 'Lydia Orlova', email: 'lydia@example.com' },
  lang: 'en',
  sentAt: null,
} as unknown as PartnerOrderView
const SENT = { ...ORDER, sentAt: '2026-11-30T10:00:00Z' }

function draw(order: PartnerOrderView) {
  const server = answerWith(answered(SENT))
  const onChange = vi.fn()
  const { user } = renderInPanel(<PaymentLink order={order} onChange={onChange} />, { dictionary: { partners: en } })
  return { user, onChange, server }
}

it('opening the prepared e-mail does not mark the payment link as sent', async () => {
  const { user, onChange, server } = draw(ORDER)
  const letter = screen.getByRole('link', { name: messages.email })
  expect(letter.getAttribute('href')).toMatch(/^mailto:lydia%40example\.com\?subject=/)
  // The test browser has no mail program.
  letter.addEventListener('click', (event) => event.preventDefault())
  await user.click(letter)
  expect(server.calls).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: messages.markSent }))
  await waitFor(() => expect(onChange).toHaveBeenCalledWith(SENT))
  expect(String(server.calls.mock.calls[0]?.[0])).toContain(`/api/partner/orders/${ORDER.id}/sent`)
})

it('a link that was already sent to the client is not marked again', async () => {
  const { user, server } = draw(SENT)
  expect(screen.queryByRole('button', { name: messages.markSent })).toBeNull()
  const letter = screen.getByRole('link', { name: messages.email })
  letter.addEventListener('click', (event) => event.preventDefault())
  await user.click(letter)
  expect(server.calls).not.toHaveBeenCalled()
})

it('for a client without an e-mail address one press marks the link as sent', async () => {
  const { user, onChange } = draw({ ...ORDER, client: { ...ORDER.client, email: '' } })
  expect(screen.queryByRole('link', { name: messages.email })).toBeNull()
  expect(screen.getByText(messages.text)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: messages.markSent }))
  await waitFor(() => expect(onChange).toHaveBeenCalledWith(SENT))
})

it.each([
  ['ready', 1],
  ['processing', 0],
])('an order that is %s has %i link to its photographs and certificate', async (status, links) => {
  const about = { items: [], total: 500, plan: { participants: '' }, createdAt: '2026-10-15T10:00:00Z', reported: null }
  answerWith(answered({ ...ORDER, ...about, status, state: status }))
  renderInPanel(<PartnerOrder id={ORDER.id} root="/partner-dashboard/p1" />, { dictionary: { partners: en } })
  await screen.findByText(en.orders.contents)
  const found = screen.queryAllByRole('link', { name: 'Photos and certificate' })
  expect(found.map((link) => link.getAttribute('href'))).toEqual(Array(links).fill(`/order/${ORDER.id}`))
})

it.each([true, false])('the partner’s names have a note if the client saved other names: %j', async (hasNewNames) => {
  const plan = { participants: 'Olga, Kim, ,', hasNewNames }
  const about = { items: [], total: 500, plan, createdAt: '2026-10-15T10:00:00Z', reported: null }
  answerWith(answered({ ...ORDER, ...about, status: 'processing', state: 'processing' }))
  renderInPanel(<PartnerOrder id={ORDER.id} root="/partner-dashboard/p1" />, { dictionary: { partners: en } })
  await screen.findByText('Olga Kim')
  expect(screen.queryAllByText(en.orders.hasNewNames)).toHaveLength(hasNewNames ? 1 : 0)
})
