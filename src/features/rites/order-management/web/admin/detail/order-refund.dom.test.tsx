import { cleanup, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { AddressContext } from '#ui/layout/panel.ts'
import {
  answered,
  answerWith,
  readDescription,
  renderInPanel,
  testServerResponses,
} from '../../../../../../../test/render-form.tsx'
import { errorSentences } from '../../../../../../app/messages/error-messages.ts'
import { en } from '../../../messages/admin.en.ts'
import type { OrderDetail } from '../../../schemas.ts'
import { OrderRefund } from './order-refund.tsx'

const { refund: say } = en
const sentences: Record<string, string> = errorSentences.en
const button = (name: string) => screen.getByRole('button', { name, hidden: true })
const COINS = { method: 'crypto', currency: 'USDT_TRC20', amount: '164', byHand: true }
const CARD = { method: 'card', currency: 'USD', amount: '164', byHand: false }

const WRITTEN = { email: 'anna@example.com', phone: null }
const PHONED = { email: null, phone: '+79161234567' }

const RITUAL = { id: '0', name: 'Ganesha yagya', duration: 4, total: 164 }
const ALL_AHEAD = { items: [RITUAL], days: [], refunds: [], payments: [] }

function draw(
  refundable: object[] = [COINS],
  can: () => boolean = () => true,
  customer: object = WRITTEN,
  rest: object = ALL_AHEAD,
) {
  // The component reads only these parts of an order.
  const order = { id: 'o1', paidAt: '2026-11-20T10:00:00Z', refundable, customer, ...rest } as unknown as OrderDetail
  const reload = vi.fn()
  const drawn = renderInPanel(
    <AddressContext value={{ segments: [], search: new URLSearchParams({ do: 'refund' }), setSearch: () => undefined }}>
      <OrderRefund order={order} reload={reload} />
    </AddressContext>,
    { dictionary: { 'order-management': en }, can },
  )
  return { ...drawn, reload }
}

const proof = () => screen.getByLabelText(say.proof)
const reason = () => screen.getByLabelText(say.reason)
const yes = () => button(say.confirmByHand(SUM))
const SUM = '164\u00a0USDT\u00a0TRC-\u206020'

describe('the refund form of an order', () => {
  testServerResponses({
    draw,
    fill: async ({ type }) => {
      await type(proof(), '0xabc')
      await type(reason(), 'Changed plans')
    },
    button: yes,
    field: reason,
    path: 'reason',
    answer: { status: 'refunded' },
  })

  it('tells staff to ask the customer for an address only if coins are returned', () => {
    draw()
    expect(screen.getByText(say.warning)).toBeTruthy()
    cleanup()
    draw([CARD])
    expect(screen.queryByText(say.warning)).toBeNull()
  })

  it('asks for transaction and reason if the customer paid in coins', async () => {
    const server = answerWith(answered({ status: 'refunded' }))
    const { user, reload } = draw()
    await user.click(yes())
    await waitFor(() => expect(readDescription(proof())).toContain(sentences['payments.reference-required']))
    expect(readDescription(reason())).toContain(sentences['order.refund-reason'])
    expect(server.calls).not.toHaveBeenCalled()
    await user.type(proof(), '0xabc')
    await user.type(reason(), 'Changed plans')
    await user.click(yes())
    await waitFor(() => expect(reload).toHaveBeenCalledOnce())
    const returned = { way: 'crypto', returnedOn: '2026-11-28', proof: '0xabc' }
    expect(server.body()).toEqual({ reason: 'Changed plans', returned })
  })

  it('asks for the hash of a transaction only if coins were sent', async () => {
    const { user } = draw()
    expect(readDescription(proof())).toContain('hash')
    await user.selectOptions(screen.getByLabelText(say.way), say.ways.cash)
    expect(readDescription(proof())).not.toContain('hash')
    expect(readDescription(proof())).toContain('receipt')
  })

  it.each(['review', ' Surplus '])(
    'refuses %j as the reason, because only the shop writes this word',
    async (typed) => {
      const server = answerWith(answered({ status: 'refunded' }))
      const { user } = draw([CARD])
      await user.type(reason(), typed)
      await user.click(button(say.confirm('$164')))
      await waitFor(() => expect(readDescription(reason())).toContain(sentences['payments.reason-of-shop']))
      expect(server.calls).not.toHaveBeenCalled()
    },
  )

  it('asks only for the reason if the customer paid by card', async () => {
    const server = answerWith(answered({ status: 'refunded' }))
    const { user } = draw([CARD])
    expect(screen.queryByLabelText(say.proof)).toBeNull()
    await user.type(reason(), 'Changed plans')
    await user.click(button(say.confirm('$164')))
    await waitFor(() => expect(server.body()).toEqual({ reason: 'Changed plans' }))
  })

  it('sends the typed part of the sum together with an id of the refund', async () => {
    const server = answerWith(answered({ status: 'processing' }))
    const { user } = draw([CARD])
    const sum = screen.getByLabelText(say.amount)
    expect(sum).toHaveProperty('value', '164')
    await user.clear(sum)
    await user.type(sum, '82,50')
    await user.type(reason(), 'Two weeks of four')
    await user.click(button(say.confirm('$82.50')))
    await waitFor(() => expect(server.body()).toMatchObject({ reason: 'Two weeks of four', amount: '82.50' }))
    expect(server.body()).toMatchObject({ refundId: expect.stringMatching(/^[0-9a-f]{32}$/) })
  })

  it('suggests the sum for the weeks that have not begun', async () => {
    const server = answerWith(answered({ status: 'processing' }))
    // The page is opened on 28 November, the first of the four weekly days.
    const days = [{ lineId: '0', days: ['2026-11-28', '2026-12-05', '2026-12-12', '2026-12-19'] }]
    const { user } = draw([CARD], () => true, WRITTEN, { ...ALL_AHEAD, days })
    await user.click(button(say.notBegun('$123')))
    expect(screen.getByLabelText(say.amount)).toHaveProperty('value', '123')
    await user.type(reason(), 'Three weeks of four')
    await user.click(button(say.confirm('$123')))
    await waitFor(() => expect(server.body()).toMatchObject({ amount: '123' }))
  })

  it('offers to remove the days of the refunded weeks', async () => {
    const server = answerWith(answered({ status: 'processing' }))
    const days = [{ lineId: '0', days: ['2026-11-28', '2026-12-05', '2026-12-12', '2026-12-19'] }]
    const { user } = draw([CARD], () => true, WRITTEN, { ...ALL_AHEAD, days })
    const box = () => screen.queryByRole('checkbox', { name: /calendar: .*\b5\b.*\b12\b.*\b19\b/, hidden: true })
    expect(box()).toBeNull()
    await user.clear(screen.getByLabelText(say.amount))
    await user.type(screen.getByLabelText(say.amount), '122.99')
    expect(box()).toBeNull()
    await user.click(button(say.notBegun('$123')))
    expect(box()).toHaveProperty('checked', true)
    await user.type(reason(), 'Three weeks of four')
    await user.click(button(say.confirm('$123')))
    await waitFor(() => expect(server.body()).toMatchObject({ amount: '123', endDays: true }))
  })

  it('does not suggest a sum after an earlier refund', () => {
    draw([CARD], () => true, WRITTEN, { ...ALL_AHEAD, refunds: [{ status: 'done' }] })
    expect(screen.queryByRole('button', { name: /weeks not begun/ })).toBeNull()
  })

  it.each([
    ['cash', say.ways.cash],
    ['transfer', say.ways.transfer],
  ])('proposes the way in which the customer paid: %s', (way, text) => {
    const payments = [{ paidTheOrder: true, way }]
    draw([{ ...COINS, method: 'manual', currency: 'USD' }], () => true, PHONED, { ...ALL_AHEAD, payments })
    expect(screen.getByLabelText<HTMLSelectElement>(say.way).selectedOptions[0]?.text).toBe(text)
  })

  it('shows a phone number to call if the customer has no e-mail address', () => {
    draw([CARD], () => true, PHONED)
    expect(screen.queryByText(en.contact.mailed)).toBeNull()
    expect(screen.getByText(PHONED.phone).getAttribute('href')).toBe(`tel:${PHONED.phone}`)
  })

  it('promises an e-mail to the customer if the order has an e-mail address', () => {
    draw([CARD])
    expect(screen.getByText(en.contact.mailed)).toBeDefined()
  })

  it('is disabled with the reason if nothing can be refunded', () => {
    draw([])
    expect(button(say.button).hasAttribute('disabled')).toBe(true)
    expect(screen.getByText(say.nothing)).toBeTruthy()
  })

  it('is disabled for a role that may not refund money', () => {
    draw([COINS], () => false)
    expect(screen.getByText(say.noRight)).toBeTruthy()
  })
})
