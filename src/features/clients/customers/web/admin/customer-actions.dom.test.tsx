import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { answered, answerWith, renderInPanel } from '../../../../../../test/render-form.tsx'
import { en } from '../../messages/admin.en.ts'
import type { CustomerView } from '../../schemas.ts'
import { CustomerActions, MergeQuestion } from './customer-actions.tsx'

const dictionary = { customers: en }
const button = (name: string) => screen.getByRole('button', { name, hidden: true })
// The menu uses only these fields of a customer.
const customer = (kind: CustomerView['kind']) => ({ id: 'olga', kind }) as CustomerView

describe('the dialog that merges two customers', () => {
  const go = vi.fn()
  const text = () => document.body.textContent ?? ''
  const draw = (kind: CustomerView['kind']) =>
    renderInPanel(<MergeQuestion customer={customer(kind)} onClose={() => undefined} />, { dictionary, go })

  it('explains only what happens to the orders if the customer is a guest', () => {
    answerWith(answered({ items: [], next: null }))
    draw('guest')
    expect(text()).toContain(en.mergeGuestText)
  })

  it('explains what the account loses, and then opens the other customer', async () => {
    const anna = { id: 'anna', kind: 'account', name: 'Anna', email: 'anna@example.com', phone: null }
    const server = answerWith(answered({ items: [anna], next: null }))
    const { user } = draw('account')
    expect(text()).toContain('Its profile, plan and ways to sign in')
    expect(button(en.mergeButton)).toHaveProperty('disabled', true)
    await user.click(await screen.findByRole('button', { name: /Anna/, hidden: true }))
    await user.click(button(en.mergeButton))
    await waitFor(() => expect(go).toHaveBeenCalledWith('/customers/anna'))
    expect(server.body(1)).toEqual({ into: 'anna' })
  })
})

describe('the menu item that downloads all data of a customer', () => {
  it('is disabled and gives the reason if only a phone number is known', async () => {
    const caller = { ...customer('guest'), email: '' }
    const { user } = renderInPanel(<CustomerActions customer={caller} onErased={() => undefined} />, { dictionary })
    await user.click(button(en.actions))
    const item = await screen.findByRole('menuitem', { name: new RegExp(en.export), hidden: true })
    expect(item.getAttribute('aria-disabled')).toBe('true')
    expect(document.body.textContent).toContain(en.exportNoAddress)
  })
})

describe('the dialog that erases a customer', () => {
  const onErased = vi.fn()
  beforeEach(() => onErased.mockClear())

  it('erases the customer only after the checkbox is selected', async () => {
    const server = answerWith(answered({}))
    const { user } = renderInPanel(<CustomerActions customer={customer('guest')} onErased={onErased} />, { dictionary })
    await user.click(button(en.actions))
    await user.click(await screen.findByRole('menuitem', { name: en.erase, hidden: true }))
    await waitFor(() => expect(button(en.eraseButton)).toHaveProperty('disabled', true))
    await user.click(screen.getByLabelText(en.eraseConfirm))
    await user.click(button(en.eraseButton))
    await waitFor(() => expect(onErased).toHaveBeenCalledOnce())
    expect(server.body()).toEqual({ confirm: true })
  })
})
