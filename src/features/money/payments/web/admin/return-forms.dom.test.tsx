import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { AddressContext } from '#ui/layout/panel.ts'
import {
  answered,
  answerWith,
  readDescription,
  testServerResponses,
  lost,
  renderInPanel,
} from '../../../../../../test/render-form.tsx'
import { errorSentences } from '../../../../../app/messages/error-messages.ts'
import { en } from '../../messages/admin.en.ts'
import type { LedgerEntry } from '../../schemas-ledger.ts'
import { ManualForm } from './manual-form.tsx'
import { RefundButton } from './refund-button.tsx'
import { SurplusReturn } from './surplus-return.tsx'

// The forms read only these parts of a payment.
const ENTRY = {
  id: 'p1',
  method: 'card',
  status: 'completed',
  currency: 'USD',
  expected: '300.00',
  orderNumber: 'bbbbbbbb',
  surplus: null,
} as unknown as LedgerEntry
const dictionary = { paymentsAdmin: en }
const sentences: Record<string, string> = errorSentences.en
const button = (name: string) => screen.getByRole('button', { name, hidden: true })
type User = ReturnType<typeof renderInPanel>['user']

describe('the form for a card refund', () => {
  const say = en.refund
  const onDone = vi.fn()
  const draw = () => renderInPanel(<RefundButton entry={ENTRY} onDone={onDone} />, { dictionary })
  const amount = () => screen.getByLabelText(say.amount)
  const reason = () => screen.getByLabelText(say.reason)
  const yes = (sum = '$300') => button(say.confirm(sum, en.orderWord(ENTRY.orderNumber)))
  async function fill({ click, type }: User): Promise<void> {
    await click(button(say.button))
    await type(reason(), 'Changed plans')
  }

  testServerResponses({ draw, fill, button: yes, field: amount, path: 'amount', answer: { status: 'done' } })

  it('needs an amount and a reason', async () => {
    const server = answerWith(answered({ status: 'done' }))
    const { user } = draw()
    await user.click(button(say.button))
    await user.clear(amount())
    await user.type(amount(), '1.234')
    await user.click(yes('…'))
    await waitFor(() => expect(readDescription(amount())).toContain(sentences['payments.amount-invalid']))
    expect(readDescription(reason())).toContain(sentences['payments.note-required'])
    expect(document.activeElement).toBe(amount())
    expect(server.calls).not.toHaveBeenCalled()
  })

  it('sends the same refund id if the staff member tries again', async () => {
    const server = answerWith(lost(), answered({ status: 'done' }))
    const { user } = draw()
    await fill(user)
    await user.clear(amount())
    await user.type(amount(), '12.5')
    await user.click(yes('$12.50'))
    await waitFor(() => expect(screen.getByRole('alert')).toBeTruthy())
    await user.click(yes('$12.50'))
    await waitFor(() => expect(onDone).toHaveBeenCalled())
    expect(server.body()).toMatchObject({ amount: '12.5', reason: 'Changed plans' })
    expect(server.body(1)).toEqual(server.body())
  })
})

describe('the form about money that staff returned outside the shop', () => {
  const say = en.surplusReturn
  const SURPLUS = { ...ENTRY, method: 'crypto', surplus: { amount: '12.00' } } as LedgerEntry
  const draw = () => renderInPanel(<SurplusReturn entry={SURPLUS} onDone={() => undefined} />, { dictionary })
  const proof = () => screen.getByLabelText(say.proof)
  async function fill({ click, type }: User): Promise<void> {
    await click(button(say.button))
    await type(proof(), '0xabc')
  }

  testServerResponses({ draw, fill, button: () => button(say.yes), field: proof, path: 'proof' })

  it('needs a reference, and sends the sum that the staff member saw', async () => {
    const server = answerWith(answered({}))
    const { user } = draw()
    await user.click(button(say.button))
    await user.click(button(say.yes))
    await waitFor(() => expect(readDescription(proof())).toContain(sentences['payments.reference-required']))
    expect(server.calls).not.toHaveBeenCalled()
    await user.type(proof(), '0xabc')
    await user.click(button(say.yes))
    await waitFor(() => expect(server.calls).toHaveBeenCalledOnce())
    expect(server.body()).toEqual({ way: 'crypto', returnedOn: '2026-11-28', proof: '0xabc', amount: '12.00' })
  })
})

const { manual: say } = en
const ORDER = 'a'.repeat(32)

function draw(customer: object = { email: 'anna@example.com', phone: null }) {
  const go = vi.fn()
  const drawn = renderInPanel(
    <AddressContext value={{ segments: [], search: new URLSearchParams({ order: ORDER }), setSearch: () => undefined }}>
      <ManualForm />
    </AddressContext>,
    {
      dictionary: { paymentsAdmin: en },
      go,
      known: {
        [`/api/admin/orders/${ORDER}`]: { id: ORDER, status: 'pending', total: 82.5, customer },
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

testServerResponses({
  draw,
  fill,
  button: yes,
  field: () => field(say.reference),
  path: 'reference',
  answer: { id: 'p1' },
})

it('the manual payment form cannot be sent without a reference', () => {
  draw()
  expect(submit().hasAttribute('disabled')).toBe(true)
})

it('the manual payment form immediately reports an amount that is not a number', async () => {
  const { user } = draw()
  await user.clear(field(say.amount))
  await user.type(field(say.amount), '1,2,3')
  expect(screen.getByText(say.amountUnread)).toBeTruthy()
  expect(submit().hasAttribute('disabled')).toBe(true)
})

it('the manual payment form sends the order’s price, then opens the new payment', async () => {
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
    way: 'transfer',
    reference: 'wire 17',
    note: '',
  })
})

it('the manual payment form can record that the customer paid in cash', async () => {
  const server = answerWith(answered({ id: 'p1', status: 'paid' }))
  const { user } = draw()
  await user.selectOptions(field(say.way), say.ways.cash)
  expect(readDescription(field(say.reference))).toContain(say.cashHint)
  // The reference stays in the journal, which has no names of customers.
  expect(readDescription(field(say.reference))).toContain('No names')
  await fill(user)
  await user.click(yes())
  await waitFor(() => expect(server.body()).toMatchObject({ way: 'cash', reference: 'wire 17' }))
})

it('the manual payment form links to the limit above which two people confirm', async () => {
  const { user } = draw()
  const limit = () => screen.queryByRole('link', { name: en.approve.limit(en.tabs.policy) })
  await user.clear(field(say.amount))
  await user.type(field(say.amount), '1000')
  expect(limit()).toBeNull()
  await user.clear(field(say.amount))
  await user.type(field(say.amount), '1000.01')
  expect(limit()?.getAttribute('href')).toBe('/payments/policy')
})

it('the manual payment form tells staff to call a customer without an e-mail', async () => {
  const phone = '+79161234567'
  const { user } = draw({ email: null, phone })
  await fill(user)
  expect(screen.getByText(phone).getAttribute('href')).toBe(`tel:${phone}`)
  expect(screen.queryByText(say.mailed, { exact: false })).toBeNull()
})
