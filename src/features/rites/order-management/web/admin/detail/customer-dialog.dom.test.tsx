import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import {
  answered,
  answerWith,
  refused,
  renderInPanel,
  testServerResponses,
} from '../../../../../../../test/render-form.tsx'
import { en } from '../../../messages/admin.en.ts'
import type { OrderDetail } from '../../../schemas.ts'
import { CustomerDialog } from './customer-dialog.tsx'

const { order: say } = en
const email = () => screen.getByLabelText(say.customerEmail)
const save = () => screen.getByRole('button', { name: say.customerSave, hidden: true })

function draw() {
  // The dialog reads only these parts of an order.
  const order = { id: 'o1', version: 4, customer: { name: 'Anna', email: 'a@example.com' } } as unknown as OrderDetail
  const reload = vi.fn()
  const drawn = renderInPanel(<CustomerDialog order={order} reload={reload} />, {
    dictionary: { 'order-management': en },
  })
  return { ...drawn, reload }
}

describe('the dialog that corrects a customer', () => {
  testServerResponses({
    draw,
    fill: async ({ click, clear, type }) => {
      await click(screen.getByRole('button', { name: say.customerChange }))
      await clear(email())
      await type(email(), 'anna@example.com')
    },
    button: save,
    field: email,
    path: 'email',
  })

  it('sends the name, the e-mail address and the version that it showed', async () => {
    const server = answerWith(answered({}))
    const { user, reload } = draw()
    await user.click(screen.getByRole('button', { name: say.customerChange }))
    await user.clear(email())
    await user.type(email(), 'anna@example.com')
    await user.click(save())
    await waitFor(() => expect(reload).toHaveBeenCalledOnce())
    expect(server.body()).toEqual({ name: 'Anna', email: 'anna@example.com', newLink: true, version: 4 })
  })

  it('offers a new link only for a new e-mail address, and sends the choice', async () => {
    const server = answerWith(answered({}))
    const { user, reload } = draw()
    await user.click(screen.getByRole('button', { name: say.customerChange }))
    expect(screen.queryByLabelText(say.customerNewLink)).toBeNull()
    await user.clear(email())
    await user.type(email(), 'anna@example.com')
    await user.click(screen.getByLabelText(say.customerNewLink))
    await user.click(save())
    await waitFor(() => expect(reload).toHaveBeenCalledOnce())
    expect(server.body()).toMatchObject({ email: 'anna@example.com', newLink: false })
  })

  it('sends a phone number only if it was changed', async () => {
    const server = answerWith(answered({}))
    const { user, reload } = draw()
    await user.click(screen.getByRole('button', { name: say.customerChange }))
    await user.type(screen.getByLabelText(say.phone), '+7 916 123-45-67')
    await user.click(save())
    await waitFor(() => expect(reload).toHaveBeenCalledOnce())
    expect(server.body()).toMatchObject({ name: 'Anna', phone: '+7 916 123-45-67', version: 4 })
  })

  it('keeps the order’s link if only the name changes', async () => {
    const server = answerWith(answered({}))
    const { user, reload } = draw()
    await user.click(screen.getByRole('button', { name: say.customerChange }))
    await user.type(screen.getByLabelText(say.customerName), ' Orlova')
    await user.click(save())
    await waitFor(() => expect(reload).toHaveBeenCalledOnce())
    expect(server.body()).toMatchObject({ name: 'Anna Orlova', newLink: false })
  })

  it('after a conflict keeps another person’s name when only the address was typed', async () => {
    const server = answerWith(refused({ status: 409, code: 'conflict.version' }), answered({}))
    const { user } = renderInPanel(<Reloaded />, { dictionary: { 'order-management': en } })
    await user.click(screen.getByRole('button', { name: say.customerChange }))
    await user.clear(email())
    await user.type(email(), 'anna@example.com')
    await user.click(save())
    await screen.findByText(say.customerStale)
    await screen.findByDisplayValue('Anna Orlova')
    await user.click(save())
    await waitFor(() => expect(server.calls).toHaveBeenCalledTimes(2))
    expect(server.body(1)).toEqual({ name: 'Anna Orlova', email: 'anna@example.com', newLink: true, version: 5 })
  })
})

/** The dialog on a page that loads the order again. Meanwhile somebody else has changed the name. */
function Reloaded() {
  const [name, setName] = useState('Anna')
  const version = name === 'Anna' ? 4 : 5
  // The dialog reads only these parts of an order.
  const order = { id: 'o1', version, customer: { name, email: 'a@example.com' } } as unknown as OrderDetail
  return <CustomerDialog order={order} reload={() => setName('Anna Orlova')} />
}
