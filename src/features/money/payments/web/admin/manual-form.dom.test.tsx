import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { AddressContext } from '#ui/layout/panel.ts'
import { answered, answerWith, itAnswersForTheServer, renderInPanel } from '../../../../../../test/render-form.tsx'
import { en } from '../../messages/admin.en.ts'
import { ManualForm } from './manual-form.tsx'

const { manual: say } = en
const ORDER = 'a'.repeat(32)

function draw() {
  const go = vi.fn()
  const drawn = renderInPanel(
    <AddressContext value={{ segments: [], search: new URLSearchParams({ order: ORDER }), setSearch: () => undefined }}>
      <ManualForm />
    </AddressContext>,
    {
      dictionary: { paymentsAdmin: en },
      go,
      known: {
        [`/api/orders/${ORDER}`]: { id: ORDER, status: 'pending', total: 82.5 },
        '/api/admin/payment-policy': { holds: { secondPersonFromCents: 100_000 } },
      },
    },
  )
  return { ...drawn, go }
}

const field = (label: string) => screen.getByLabelText(label, { exact: false })
const submit = () => screen.getByRole('button', { name: say.submit, hidden: true })
const yes = () => screen.getByRole('button', { name: say.yes })

async function fill({ type, click }: ReturnType<typeof draw>['user']): Promise<void> {
  await type(field(say.reference), 'wire 17')
  await click(submit())
  await waitFor(yes)
}

itAnswersForTheServer({
  draw,
  fill,
  button: yes,
  field: () => field(say.reference),
  path: 'reference',
  answer: { id: 'p1' },
})

it('cannot be sent without a reference', () => {
  draw()
  expect(submit().hasAttribute('disabled')).toBe(true)
})

it('reports an unreadable amount at once', async () => {
  const { user } = draw()
  await user.clear(field(say.amount))
  await user.type(field(say.amount), '1,2,3')
  expect(screen.getByText(say.amountUnread)).toBeTruthy()
  expect(submit().hasAttribute('disabled')).toBe(true)
})

it('sends the order’s price, and opens the payment', async () => {
  const server = answerWith(answered({ id: 'p1', status: 'paid' }))
  const { user, go } = draw()
  await fill(user)
  expect(server.calls).not.toHaveBeenCalled()
  await user.click(yes())
  await waitFor(() => expect(go).toHaveBeenCalledWith('/payments/p1'))
  expect(server.body()).toEqual({
    orderId: ORDER,
    amountUsd: 82.5,
    receivedAt: '2026-11-28',
    reference: 'wire 17',
    note: '',
  })
})
