import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { answered, answerWith, testServerResponses, renderInPanel } from '../../../../../../test/render-form.tsx'
import { en } from '../../messages/admin.en.ts'
import type { CustomerView } from '../../schemas.ts'
import { CustomerPersonal } from './customer-personal.tsx'

// The form uses only these fields of a customer.
const CUSTOMER = { id: 'c1', personal: { birthPlace: '•••' } } as unknown as CustomerView
const answer = { personal: { birthPlace: 'Pskov' } }

const draw = () => renderInPanel(<CustomerPersonal customer={CUSTOMER} />, { dictionary: { customers: en } })
const reason = () => screen.getByLabelText(en.revealReason)
const reveal = () => screen.getByRole('button', { name: en.reveal })

testServerResponses({
  draw,
  fill: async ({ type }) => await type(reason(), 'Asked by phone'),
  button: reveal,
  field: reason,
  path: 'reason',
  answer,
})

it('staff can show personal data of a customer without giving a reason', async () => {
  const server = answerWith(answered(answer))
  const { user } = draw()
  await user.click(reveal())
  await waitFor(() => expect(screen.getByText('Pskov')).toBeTruthy())
  expect(server.body()).toEqual({})
})
