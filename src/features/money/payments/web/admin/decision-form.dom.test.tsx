import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import {
  answered,
  answerWith,
  readDescription,
  testServerResponses,
  refused,
  renderInPanel,
} from '../../../../../../test/render-form.tsx'
import { en as errors } from '#features/money/settlements/messages/errors.en.ts'
import { en } from '../../messages/admin.en.ts'
import type { LedgerEntry } from '../../schemas-ledger.ts'
import { DecisionForm } from './decision-form.tsx'

const [choice] = ['accepted', 'returned'] as const
// The form reads only these parts of a payment.
const ENTRY = {
  id: 'p1',
  choices: [choice, 'returned'],
  attention: 'underpaid',
  received: '10',
  strange: [],
  contact: null,
  expected: '20',
  currency: 'USD',
  orderNumber: 'bbbbbbbb',
} as unknown as LedgerEntry

function draw() {
  const onDone = vi.fn()
  return {
    ...renderInPanel(<DecisionForm entry={ENTRY} onDone={onDone} />, { dictionary: { paymentsAdmin: en } }),
    onDone,
  }
}

const note = () => screen.getByLabelText(en.decide.note)
const submit = () => screen.getByRole('button', { name: en.decide.confirm(en.decisions[choice].label), hidden: true })
const yes = () => screen.getByRole('button', { name: en.decide.yes })

async function fill({ click, type }: ReturnType<typeof draw>['user']): Promise<void> {
  await click(screen.getByLabelText(en.decisions[choice].label, { exact: false }))
  await type(note(), 'Agreed by mail')
  await click(submit())
  await waitFor(yes)
}

testServerResponses({ draw, fill, button: yes, field: note, path: 'note' })

it('the decision form requires a note before the confirmation dialog opens', async () => {
  const server = answerWith(answered({}))
  const { user } = draw()
  await user.click(screen.getByLabelText(en.decisions[choice].label, { exact: false }))
  await user.click(submit())
  await waitFor(() => expect(readDescription(note())).toContain(errors.errors['payments.note-required']))
  expect(screen.queryByText(en.decide.title)).toBeNull()
  expect(server.calls).not.toHaveBeenCalled()
})

it('the decision form sends the sums that the staff member saw', async () => {
  const server = answerWith(answered({}))
  const { user, onDone } = draw()
  await fill(user)
  expect(server.calls).not.toHaveBeenCalled()
  await user.click(yes())
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
  const { attention, received, strange } = ENTRY
  expect(server.body()).toEqual({ decision: choice, note: 'Agreed by mail', attention, received, strange })
})

it('the decision form shows in the dialog that the payment has changed meanwhile', async () => {
  answerWith(refused({ status: 409, code: 'payments.review-changed', message: 'It has changed' }))
  const { user } = draw()
  await fill(user)
  await user.click(yes())
  await waitFor(() => expect(screen.getByRole('dialog').textContent).toContain('It has changed'))
})

it('the decision form offers to refund a too small card payment and ask again', () => {
  const entry = { ...ENTRY, method: 'card', choices: ['accepted', 'rest'] } as unknown as LedgerEntry
  renderInPanel(<DecisionForm entry={entry} onDone={() => undefined} />, { dictionary: { paymentsAdmin: en } })
  expect(document.body.textContent).toContain(en.payAgain.text)
  expect(document.body.textContent).not.toContain(en.decisions.rest.text)
})

it('the decision form names the late sum, the earlier sum and the total', async () => {
  const late = { attention: 'after-watch', choices: ['accepted', 'returned', 'dismissed'], method: 'crypto' }
  const sums = { received: '142', expected: '284', currency: 'USDT_TRC20' }
  const strange = [{ currency: 'USDT_TRC20', amount: '142' }]
  const entry = { ...ENTRY, ...late, ...sums, strange } as unknown as LedgerEntry
  const { user } = renderInPanel(<DecisionForm entry={entry} onDone={() => undefined} />, {
    dictionary: { paymentsAdmin: en },
  })
  const { label } = en.lateDecisions.accepted
  await user.click(screen.getByLabelText(label, { exact: false }))
  await user.type(note(), 'The second half came')
  await user.click(screen.getByRole('button', { name: en.decide.confirm(label) }))
  const said = (await screen.findByRole('dialog')).textContent.replaceAll('\u00a0', ' ').replaceAll('\u2060', '')
  expect(said).toContain(
    '142 USDT TRC-20 came late and 142 USDT TRC-20 came before it: 284 USDT TRC-20 of 284 USDT TRC-20 together.',
  )
})

it.each(['crypto', 'card'])('the decision form says how money of a %s payment was returned', (method) => {
  const entry = { ...ENTRY, method } as unknown as LedgerEntry
  renderInPanel(<DecisionForm entry={entry} onDone={() => undefined} />, { dictionary: { paymentsAdmin: en } })
  const [wallet, service] = [en.decisions.returned.text, en.returnedByCard.text]
  expect([wallet, service].filter((text) => document.body.textContent.includes(text))).toEqual([
    method === 'card' ? service : wallet,
  ])
})

it.each([
  ['anna@example.com', en.manual.mailed, 'mailto:anna@example.com'],
  ['+79161234567', en.manual.telephone, 'tel:+79161234567'],
])('the decision form says how the customer %s learns of the missing amount', async (contact, said, link) => {
  const entry = { ...ENTRY, choices: ['rest'], contact } as unknown as LedgerEntry
  const { user } = renderInPanel(<DecisionForm entry={entry} onDone={() => undefined} />, {
    dictionary: { paymentsAdmin: en },
  })
  await user.click(screen.getByLabelText(en.decisions.rest.label, { exact: false }))
  await user.type(note(), 'Half came')
  await user.click(screen.getByRole('button', { name: en.decide.confirm(en.decisions.rest.label) }))
  expect((await screen.findByText(contact)).getAttribute('href')).toBe(link)
  expect(screen.getByRole('dialog').textContent).toContain(said)
  expect(screen.getByRole('dialog').textContent).toContain(contact)
})
