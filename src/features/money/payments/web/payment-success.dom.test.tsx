import { QueryClientProvider } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { createQueryClient } from '#ui/data/query-client.ts'
import { answerWith, lost, renderOnPage } from '../../../../../test/render-form.tsx'
import { en } from '../messages/page-widget.en.ts'
import { PaymentSuccess } from './payment-success.tsx'

const ORDER = 'a1b2c3d4'.repeat(4)

it.each([
  [['names', 'day'], 'Still missing: names, day.'],
  [[], 'We have the names, the wish and the day.'],
  [undefined, 'If names, wish or day are still missing'],
])('after the payment, an order that lacks %j shows "%s"', (missing, said) => {
  answerWith(lost())
  const known = missing && { [`/api/orders/${ORDER}/progress?lang=en`]: { missing } }
  renderOnPage(
    <QueryClientProvider client={createQueryClient(fetch, known ?? {})}>
      <PaymentSuccess orderId={ORDER} amountUsd={300} orderHref={`/order/${ORDER}`} onDone={undefined} notes={[]} />
    </QueryClientProvider>,
    { dictionary: { widget: en } },
  )
  const steps = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(steps).toHaveLength(3)
  expect(steps[0]).toContain('to the address that you gave')
  expect(steps[1]).toContain(said)
})
