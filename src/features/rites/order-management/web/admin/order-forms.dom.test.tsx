import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { en as catalogue } from '#features/catalogue/catalogue/messages/page.en.ts'
import { en as plans } from '#features/orders/plans/messages/page.en.ts'
import {
  answered,
  answerWith,
  readDescription,
  testServerResponses,
  refused,
  renderInPanel,
} from '../../../../../../test/render-form.tsx'
import { en as panel } from '#ui/text/panel-messages.en.ts'
import { errorSentences } from '../../../../../app/messages/error-messages.ts'
import { en } from '../../messages/admin.en.ts'
import type { OrderDetail } from '../../schemas.ts'
import { OrderNotes } from './detail/order-notes.tsx'
import { GiftDialog } from './new-order/gift-dialog.tsx'
import { NewOrderPage } from './new-order/new-order-page.tsx'

const { order: say } = en
const dictionary = { 'order-management': en }
const field = (label: string) => screen.getByLabelText(label)
const button = (name: string) => screen.getByRole('button', { name, hidden: true })
// The forms read only these parts of an order.
const ORDER = { id: 'o1', version: 3, notes: [], gift: { name: 'Olga', note: '' } } as unknown as OrderDetail

describe('the form for a note', () => {
  const reload = vi.fn()
  const draw = () => renderInPanel(<OrderNotes order={ORDER} reload={reload} />, { dictionary })
  const note = () => field(say.noteLabel)

  testServerResponses({
    draw,
    fill: async ({ type }) => await type(note(), 'Asked by phone'),
    button: () => button(say.addNote),
    field: note,
    path: 'text',
  })

  it('requires a text, and is empty after saving', async () => {
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

describe('the form for a gift’s name and note', () => {
  const reload = vi.fn()
  const draw = () => renderInPanel(<GiftDialog order={ORDER} reload={reload} />, { dictionary })
  const name = () => field(say.gift)
  const open = async ({ click }: ReturnType<typeof draw>['user']) => await click(button(say.giftChange))

  testServerResponses({ draw, fill: open, button: () => button(say.giftSave), field: name, path: 'name' })

  it('requires a name', async () => {
    const server = answerWith(answered({}))
    const { user } = draw()
    await open(user)
    await user.clear(name())
    await user.click(button(say.giftSave))
    await waitFor(() => expect(name().getAttribute('aria-invalid')).toBe('true'))
    expect(server.calls).not.toHaveBeenCalled()
  })

  it.each([
    ['the giver’s new name when staff changed only the words', say.giftNote, { name: 'Anna', note: 'typed' }],
    ['the giver’s new words when staff changed only the name', say.gift, { name: 'typed', note: 'Peace' }],
  ])('after a conflict keeps %s', async (_, changed, expected) => {
    const present = { version: 4, gift: { name: 'Anna', note: 'Peace' } }
    const server = answerWith(refused({ status: 409, code: 'conflict.version', present }), answered({}))
    const { user } = draw()
    await open(user)
    await user.clear(field(changed))
    await user.type(field(changed), 'typed')
    await user.click(button(say.giftSave))
    await screen.findByText(say.giftStands)
    expect(screen.getByText(say.quoted('Anna'))).toBeTruthy()
    await user.click(button(say.giftSave))
    await waitFor(() => expect(reload).toHaveBeenCalledOnce())
    expect(server.body(1)).toEqual({ ...expected, version: 4 })
  })
})

const { create: words } = en
const sentences: Record<string, string> = errorSentences.en
const go = vi.fn()

const draw = () =>
  renderInPanel(<NewOrderPage />, {
    dictionary: { 'order-management': en, catalogue, plans },
    go,
    known: {
      '/api/services': [{ id: 'homa', name: 'Хома', name_en: 'Homa', terms: {} }],
      '/api/intentions?lang=en': [],
    },
  })

const place = () => screen.getByRole('button', { name: words.place })

async function fill(user: ReturnType<typeof draw>['user']): Promise<void> {
  await user.type(field(words.firstName), 'Olga')
  await user.type(field(words.lastName), 'Petrova')
  await user.type(field(words.email), 'olga@example.com')
  await user.selectOptions(field(words.ritual), 'homa')
}

testServerResponses({
  draw,
  fill,
  button: place,
  field: () => field(words.email),
  path: 'customer.email',
  answer: { id: 'o1' },
  call: '/api/admin/orders?',
})

it('the new order form lists all errors at the top, with links to fields', async () => {
  const server = answerWith(answered({ id: 'o1' }))
  const { user } = draw()
  await user.click(place())
  const summary = (await screen.findByText(words.refused)).closest<HTMLElement>('[role=alert]') ?? document.body
  expect(readDescription(field(words.ritual))).toContain(sentences['order.ritual-required'])
  await user.click(within(summary).getByText(sentences['order.ritual-required'] ?? ''))
  expect(document.activeElement).toBe(field(words.ritual))
  expect(server.calls).not.toHaveBeenCalled()
})

it('the new order form sends the discount code that was typed', async () => {
  const server = answerWith(answered({ id: 'o1' }))
  const { user } = draw()
  await fill(user)
  await user.type(screen.getByRole('textbox', { name: words.discount }), ' spring-10 ')
  await user.click(place())
  await waitFor(() => expect(go).toHaveBeenCalledWith('/orders/o1'))
  const at = server.calls.mock.calls.findIndex(([address]) => address.startsWith('/api/admin/orders?'))
  expect(server.body(at)).toMatchObject({ discountCode: ' spring-10 ' })
})

it('the new order form sends the items and opens the new order', async () => {
  const server = answerWith(answered({ id: 'o1' }))
  const { user } = draw()
  await fill(user)
  await user.click(screen.getByRole('button', { name: words.add }))
  const [, second = document.body] = screen.getAllByLabelText(words.ritual)
  await user.selectOptions(second, 'homa')
  await user.selectOptions(screen.getAllByLabelText(words.tier)[1] ?? second, 'premium')
  await user.click(screen.getByRole('button', { name: words.remove(words.line(1)) }))
  await user.click(place())
  await waitFor(() => expect(go).toHaveBeenCalledWith('/orders/o1'))
  const at = server.calls.mock.calls.findIndex(([address]) => address.startsWith('/api/admin/orders?'))
  expect(server.body(at)).toMatchObject({
    customer: { firstName: 'Olga', lastName: 'Petrova', email: 'olga@example.com', phone: '', lang: 'en' },
    items: [{ id: 'homa-premium', quantity: 1 }],
    note: '',
  })
  expect(server.body(at)).not.toHaveProperty('discountCode')
})

it('the new order form asks for confirmation before the back link discards typed text', async () => {
  const { user } = draw()
  await user.type(field(words.firstName), 'Olga')
  expect(fireEvent.click(screen.getByRole('link', { name: say.back }))).toBe(false)
  await user.click(await screen.findByText(panel.unsaved.stay))
  expect(screen.getByDisplayValue('Olga')).toBe(field(words.firstName))
})

it('the new order form suggests a correction of a mistyped e-mail address', async () => {
  const { user } = draw()
  await user.type(field(words.email), 'olga@yadnex.ru')
  await user.click(screen.getByRole('button', { name: words.emailMeant('olga@yandex.ru') }))
  expect((field(words.email) as HTMLInputElement).value).toBe('olga@yandex.ru')
})
