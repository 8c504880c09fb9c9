import { QueryClientProvider } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { en as reviewEn } from '#features/money/payment-review/messages/errors.en.ts'
import { en as settlementsEn } from '#features/money/settlements/messages/errors.en.ts'
import { createQueryClient } from '#ui/data/query-client.ts'
import { MessagesProvider } from '#ui/text/messages.tsx'
import { ru as panel } from '#ui/text/panel-messages.ru.ts'
import {
  answered,
  answerWith,
  readDescription,
  testServerResponses,
  refused,
  renderInPanel,
} from '../../../../../../test/render-form.tsx'
import { en } from '../../messages/page.en.ts'
import { ru as partners } from '../../messages/page.ru.ts'
import type { PartnerOrderView } from '../../schemas.ts'
import { ReportForm } from './report-form.tsx'

const messages = en.manual
const order = { id: 'o1', total: 82.5 } as PartnerOrderView

function open() {
  const onChange = vi.fn()
  const onReload = vi.fn()
  const part = <ReportForm order={order} onChange={onChange} onReload={onReload} onCancel={() => undefined} />
  return { ...renderInPanel(part, { dictionary: { partners: en } }), onChange, onReload }
}

const reference = () => screen.getByLabelText(messages.reference)
const submit = () => screen.getByRole('button', { name: messages.submit })

testServerResponses({
  draw: open,
  fill: async (user) => await user.type(reference(), 'R-1'),
  button: submit,
  field: reference,
  path: 'reference',
})

it('the payment report form shows missing and wrong fields, and focuses the first of these fields', async () => {
  const server = answerWith(answered({}))
  const { user } = open()
  const amount = screen.getByLabelText(messages.amount)
  await user.clear(amount)
  await user.type(amount, 'many')
  await user.click(submit())
  await waitFor(() => expect(readDescription(amount)).toBe(settlementsEn.errors['payments.amount-invalid']))
  expect(readDescription(reference())).toBe(reviewEn.errors['payments.reference-required'])
  expect(document.activeElement).toBe(amount)
  expect(server.calls).not.toHaveBeenCalled()
})

it('the payment report form sends the typed values, with the sum as a number', async () => {
  const server = answerWith(answered({ id: 'o1' }))
  const { user, onChange } = open()
  await user.type(reference(), 'R-1')
  await user.click(submit())
  await waitFor(() => expect(onChange).toHaveBeenCalledWith({ id: 'o1' }))
  expect(server.body()).toMatchObject({ amountUsd: 82.5, reference: 'R-1', note: '' })
})

it('the payment report form offers a reload if the order has changed meanwhile', async () => {
  answerWith(refused({ status: 409, code: 'payments.manual-done', message: 'Already reported' }))
  const { user, onReload } = open()
  await user.type(reference(), 'R-1')
  await user.click(submit())
  const notice = await screen.findByRole('alert')
  expect(notice.textContent).toContain(messages.conflict)
  await user.click(screen.getByRole('button', { name: messages.reload }))
  expect(onReload).toHaveBeenCalledOnce()
})

it('the payment report form shows a used receipt number differently from a changed order', async () => {
  const used = 'Order #bbbbbbbb was already confirmed with this number.'
  const errors = [{ path: 'reference', message: used }]
  answerWith(refused({ status: 409, code: 'payments.reference-used', message: 'Used', errors }))
  const { user } = open()
  await user.selectOptions(screen.getByLabelText(messages.way), 'cash')
  expect(readDescription(reference())).toContain(messages.cashHint)
  expect(readDescription(reference())).toContain('No names')
  await user.type(reference(), 'Cash')
  await user.click(submit())
  await waitFor(() => expect(readDescription(reference())).toContain(used))
  expect(document.body.textContent).not.toContain(messages.conflict)
})

describe('the payment report form in the server’s HTML', () => {
  const zone = process.env.TZ

  beforeEach(() => {
    vi.useFakeTimers()
  })

  afterEach(() => {
    vi.useRealTimers()
    if (zone === undefined) delete process.env.TZ
    else process.env.TZ = zone
  })

  const order = { id: 'a', total: 82.5 } as PartnerOrderView

  const nothing = () => undefined

  const draw = () =>
    renderToStaticMarkup(
      <MessagesProvider lang="ru" dictionary={{ panel, partners }}>
        <QueryClientProvider client={createQueryClient(async () => new Response('{}'), {})}>
          <ReportForm order={order} onChange={nothing} onReload={nothing} onCancel={nothing} />
        </QueryClientProvider>
      </MessagesProvider>,
    )

  it.each([
    ['Asia/Vladivostok', '2026-11-25T14:30:00Z', '2026-11-26'],
    ['America/Los_Angeles', '2026-11-26T00:10:00Z', '2026-11-25'],
  ])('in %s at %s has the payment day %s', (there, now, day) => {
    process.env.TZ = there
    vi.setSystemTime(now)
    expect(draw()).toContain(`value="${day}"`)
  })

  it('has the order’s sum in the language’s number format', () => {
    expect(draw()).toContain('value="82,5"')
  })
})
