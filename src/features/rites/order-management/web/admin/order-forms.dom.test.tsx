import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import {
  answered,
  answerWith,
  itAnswersForTheServer,
  refused,
  renderInPanel,
} from '../../../../../../test/render-form.tsx'
import { en } from '../../messages/admin.en.ts'
import type { OrderDetail } from '../../schemas.ts'
import { GiftDialog } from './new-order/gift-dialog.tsx'
import { OrderNotes } from './detail/order-notes.tsx'

const { order: say } = en
const dictionary = { 'order-management': en }
const field = (label: string) => screen.getByLabelText(label)
const button = (name: string) => screen.getByRole('button', { name, hidden: true })
// The forms read only these parts of an order.
const ORDER = { id: 'o1', version: 3, notes: [], gift: { name: 'Olga', note: '' } } as unknown as OrderDetail

describe('a staff note', () => {
  const reload = vi.fn()
  const draw = () => renderInPanel(<OrderNotes order={ORDER} reload={reload} />, { dictionary })
  const note = () => field(say.noteLabel)

  itAnswersForTheServer({
    draw,
    fill: async ({ type }) => await type(note(), 'Asked by phone'),
    button: () => button(say.addNote),
    field: note,
    path: 'text',
  })

  it('requires text, and leaves an empty field behind', async () => {
    const server = answerWith(answered({}))
    const { user } = draw()
    expect(button(say.addNote).hasAttribute('disabled')).toBe(true)
    await user.type(note(), 'Asked by phone')
    await user.click(button(say.addNote))
    await waitFor(() => expect(reload).toHaveBeenCalledOnce())
    expect(server.body()).toEqual({ text: 'Asked by phone' })
    expect(screen.queryByDisplayValue('Asked by phone')).toBeNull()
  })
})

describe('the text of a gift', () => {
  const reload = vi.fn()
  const draw = () => renderInPanel(<GiftDialog order={ORDER} reload={reload} />, { dictionary })
  const name = () => field(say.gift)
  const open = async ({ click }: ReturnType<typeof draw>['user']) => await click(button(say.giftChange))

  itAnswersForTheServer({ draw, fill: open, button: () => button(say.giftSave), field: name, path: 'name' })

  it('requires a name', async () => {
    const server = answerWith(answered({}))
    const { user } = draw()
    await open(user)
    await user.clear(name())
    await user.click(button(say.giftSave))
    await waitFor(() => expect(name().getAttribute('aria-invalid')).toBe('true'))
    expect(server.calls).not.toHaveBeenCalled()
  })

  it('shows what somebody else has written, and is saved over it at the next press', async () => {
    const present = { version: 4, gift: { name: 'Anna', note: '' } }
    const server = answerWith(refused({ status: 409, code: 'conflict.version', present }), answered({}))
    const { user } = draw()
    await open(user)
    await user.click(button(say.giftSave))
    await screen.findByText(say.giftStands)
    expect(screen.getByText(say.quoted('Anna'))).toBeTruthy()
    await user.click(button(say.giftSave))
    await waitFor(() => expect(reload).toHaveBeenCalledOnce())
    expect(server.body(1)).toEqual({ name: 'Olga', note: '', version: 4 })
  })
})
