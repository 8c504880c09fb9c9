import { screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { en as catalogue } from '#features/catalogue/catalogue/messages/page.en.ts'
import {
  answered,
  answerWith,
  descriptionOf,
  itAnswersForTheServer,
  renderInPanel,
} from '../../../../../../../test/render-form.tsx'
import { errorSentences } from '../../../../../../app/messages/error-messages.ts'
import { en } from '../../../messages/admin.en.ts'
import { NewOrderPage } from './new-order-page.tsx'

const { create: say } = en
const sentences: Record<string, string> = errorSentences.en
const go = vi.fn()

const draw = () =>
  renderInPanel(<NewOrderPage />, {
    dictionary: { 'order-management': en, catalogue },
    go,
    known: {
      '/api/services': [{ id: 'homa', name: 'Хома', name_en: 'Homa', terms: {} }],
      '/api/intentions?lang=en': [],
    },
  })
const field = (label: string) => screen.getByLabelText(label)
const place = () => screen.getByRole('button', { name: say.place })

async function fill(user: ReturnType<typeof draw>['user']): Promise<void> {
  await user.type(field(say.firstName), 'Olga')
  await user.type(field(say.lastName), 'Petrova')
  await user.type(field(say.email), 'olga@example.com')
  await user.selectOptions(field(say.ritual), 'homa')
}

itAnswersForTheServer({
  draw,
  fill,
  button: place,
  field: () => field(say.email),
  path: 'customer.email',
  answer: { id: 'o1' },
  call: '/api/admin/orders?',
})

it('lists all faults at the top, with a link to each field', async () => {
  const server = answerWith(answered({ id: 'o1' }))
  const { user } = draw()
  await user.click(place())
  const summary = await screen.findByRole('alert')
  expect(summary.textContent).toContain(say.refused)
  expect(descriptionOf(field(say.ritual))).toContain(sentences['order.ritual-required'])
  await user.click(within(summary).getByText(sentences['order.ritual-required'] ?? ''))
  expect(document.activeElement).toBe(field(say.ritual))
  expect(server.calls).not.toHaveBeenCalled()
})

it('sends the lines in the API’s form, and opens the order', async () => {
  const server = answerWith(answered({ id: 'o1' }))
  const { user } = draw()
  await fill(user)
  await user.click(screen.getByRole('button', { name: say.add }))
  const [, second = document.body] = screen.getAllByLabelText(say.ritual)
  await user.selectOptions(second, 'homa')
  await user.selectOptions(screen.getAllByLabelText(say.variant)[1] ?? second, 'premium')
  await user.click(screen.getByRole('button', { name: say.remove(say.line(1)) }))
  await user.click(place())
  await waitFor(() => expect(go).toHaveBeenCalledWith('/orders/o1'))
  const at = server.calls.mock.calls.findIndex(([address]) => address.startsWith('/api/admin/orders?'))
  expect(server.body(at)).toMatchObject({
    customer: { firstName: 'Olga', lastName: 'Petrova', email: 'olga@example.com', phone: '', lang: 'en' },
    items: [{ id: 'homa-premium', quantity: 1 }],
    note: '',
  })
})
