import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { AddressContext } from '#ui/layout/panel.ts'
import { renderInPanel } from '../../../../../../test/render-form.tsx'
import { en } from '../../messages/admin.en.ts'
import { ManualForm } from './manual-form.tsx'

const { manual: say } = en
const ANNA = {
  id: 'a'.repeat(32),
  status: 'pending',
  total: 82.5,
  customer: { name: 'Anna Ivanova', email: 'anna@example.com' },
}
const IVAN = { ...ANNA, id: 'b'.repeat(32), customer: { name: 'Ivan Petrov', email: null } }

function draw() {
  return renderInPanel(
    <AddressContext value={{ segments: [], search: new URLSearchParams(), setSearch: () => undefined }}>
      <ManualForm />
    </AddressContext>,
    {
      dictionary: { paymentsAdmin: en },
      found: [ANNA, IVAN],
      known: { '/api/admin/payment-policy': { holds: { secondPersonFromCents: 100_000 } } },
    },
  )
}

const order = () => screen.getByRole('combobox', { name: new RegExp(say.order) })

it('the order field finds an order by name or e-mail, and shows a list', async () => {
  const { user } = draw()
  await user.type(order(), 'an')
  const option = await screen.findByRole('option', { name: /Anna Ivanova/ })
  expect(option.textContent).toContain('anna@example.com')
  await user.click(option)
  await waitFor(() => expect((order() as HTMLInputElement).value).toBe('#aaaaaaaa'))
})

it('the manual payment form lists what staff must still enter', () => {
  draw()
  const { order: theOrder, amount, reference } = say.missing
  expect(screen.getByText(say.needs([theOrder, amount, reference]))).toBeTruthy()
})
