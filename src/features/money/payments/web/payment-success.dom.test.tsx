import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { createQueryClient } from '#ui/data/query-client.ts'
import { answerWith, lost, renderOnPage } from '../../../../../test/render-form.tsx'
import { en } from '../messages/page-widget.en.ts'
import { PaymentSuccess } from './payment-success.tsx'

const ORDER = 'a1b2c3d4'.repeat(4)

it.each([
  [['names', 'day'], 'Still missing: names, day.'],
  [['names', 'wish'], 'Still missing: names.'],
  [['wish'], 'A wish is optional'],
  [[], 'We have the names, the wish and the day.'],
  [undefined, 'If names, wish or day are still missing'],
])('after the payment, an order in which %j is missing shows "%s"', (missing, said) => {
  const steps = openSuccess(missing && { progress: { missing, lines: [] } })
  expect(steps).toHaveLength(3)
  expect(steps[0]).toContain('to the address that you gave')
  expect(steps[1]).toContain(said)
})

it('the message after payment names no day if the priest chooses the day', () => {
  const line = { priestChooses: true, askedDay: null, days: [] }
  const steps = openSuccess({ progress: { missing: [], lines: [line] } })
  expect(steps[1]).toContain('the priest chooses the day')
  expect(steps.join()).not.toContain('and the day.')
})

it('the message after payment of a gift says where the gift card is', () => {
  const steps = openSuccess({ gift: { isGift: true, hasCard: true } })
  expect(steps).toHaveLength(4)
  expect(steps[1]).toContain('print the gift card')
})

it('the message after payment links to the order, except on the order’s page', () => {
  openSuccess()
  expect(screen.getByRole('link', { name: en.success.open }).getAttribute('href')).toBe(`/order/${ORDER}`)
  cleanup()
  window.history.replaceState(null, '', `/order/${ORDER}`)
  openSuccess()
  expect(screen.queryByRole('link', { name: en.success.open })).toBeNull()
  expect(screen.getByRole('link', { name: en.success.plan })).toBeTruthy()
  window.history.replaceState(null, '', '/')
})

/** Opens the message about a paid order, and returns the texts of its list of next steps. */
function openSuccess(answers: Record<string, unknown> = {}): string[] {
  answerWith(lost())
  const known = Object.fromEntries(
    Object.entries(answers).map(([part, answer]) => [`/api/orders/${ORDER}/${part}?lang=en`, answer]),
  )
  renderOnPage(
    <QueryClientProvider client={createQueryClient(fetch, known)}>
      <PaymentSuccess orderId={ORDER} amountUsd={300} orderHref={`/order/${ORDER}`} onDone={undefined} notes={[]} />
    </QueryClientProvider>,
    { dictionary: { widget: en } },
  )
  return screen.getAllByRole('listitem').map(({ textContent }) => textContent ?? '')
}
