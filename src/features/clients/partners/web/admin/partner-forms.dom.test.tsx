import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import {
  answered,
  answerWith,
  readDescription,
  testServerResponses,
  refused,
  renderInPanel,
} from '../../../../../../test/render-form.tsx'
import { errorSentences } from '../../../../../app/messages/error-messages.ts'
import { en } from '../../messages/admin.en.ts'
import type { PartnerDetail } from '../../schemas-admin.ts'
import { HandoverButton } from './handover-button.tsx'
import { HandoverList } from './handover-list.tsx'
import { NewPartnerDialog } from './new-partner-dialog.tsx'
import { PartnerForm } from './partner-form.tsx'
import { PartnerMonths } from './partner-months.tsx'

const sentences: Record<string, string> = errorSentences.en
const shared = {
  dictionary: { partnersAdmin: en, partners: en },
  known: { '/api/services': [{ id: 'homa', name: 'Хома', name_en: 'Homa' }] },
}
type User = ReturnType<typeof renderInPanel>['user']

const button = (name: string) => screen.getByRole('button', { name, hidden: true })
const name = () => screen.getByLabelText(en.name)
const figure = () => screen.getByLabelText(en.value.percent)

// The forms use only these fields of a partner.
const PARTNER = {
  id: 'p1',
  name: 'Temple',
  commission: { percent: 10 },
  overrides: [],
  active: true,
  confirmsReports: null,
  version: 4,
  months: [
    {
      month: '2026-10',
      dueUsd: 40.5,
      deductedUsd: 0,
      payoutsUsd: 0,
      orders: 2,
      paidUsd: 400,
      commissionUsd: 40.5,
      state: 'due',
    },
  ],
} as unknown as PartnerDetail

describe('the form for a new partner', () => {
  const email = () => screen.getByLabelText(en.email)
  const go = vi.fn()
  const draw = () => renderInPanel(<NewPartnerDialog onClose={() => undefined} />, { ...shared, go })
  async function fill({ type }: User): Promise<void> {
    await type(email(), 'temple@example.com')
    await type(name(), 'Temple')
  }

  testServerResponses({ draw, fill, button: () => button(en.add), field: email, path: 'email', answer: { id: 'p1' } })

  it('needs a name, an e-mail address and a valid percentage of commission', async () => {
    const server = answerWith(answered({ id: 'p1' }))
    const { user } = draw()
    await user.clear(figure())
    await user.type(figure(), 'ten')
    await user.click(button(en.add))
    await waitFor(() => expect(readDescription(email())).toContain(sentences['partners.email-invalid']))
    expect(readDescription(name())).toContain(sentences['partners.name-short'])
    expect(figure().getAttribute('aria-invalid')).toBe('true')
    await user.clear(figure())
    await user.type(figure(), '12')
    await waitFor(() => expect(figure().getAttribute('aria-invalid')).toBeNull())
    expect(server.calls).not.toHaveBeenCalled()
  })

  it('saves the partner with the commission, and then opens the partner’s page', async () => {
    const server = answerWith(answered({ id: 'p1' }))
    const { user } = draw()
    await fill(user)
    await user.click(button(en.add))
    await waitFor(() => expect(go).toHaveBeenCalledWith('/partners/p1'))
    expect(server.body()).toEqual({ email: 'temple@example.com', name: 'Temple', commission: { percent: 10 } })
  })
})

describe('the form for the agreement with a partner', () => {
  const onReload = vi.fn()
  const onSaved = vi.fn()
  const draw = () => renderInPanel(<PartnerForm partner={PARTNER} onSaved={onSaved} onReload={onReload} />, shared)

  testServerResponses({
    draw,
    fill: async ({ type }) => await type(name(), ' of Agni'),
    button: () => button(en.save),
    field: name,
    path: 'name',
  })

  it('can set a commission for a ritual, and requires that a ritual is chosen', async () => {
    const server = answerWith(answered(PARTNER))
    const { user } = draw()
    await user.click(button(en.addException))
    const ritual = screen.getByLabelText(en.ritual)
    await user.selectOptions(screen.getAllByLabelText(en.kind)[1] ?? ritual, 'fixed')
    await user.type(screen.getByLabelText(en.value.fixed), '5')
    await user.click(button(en.save))
    await waitFor(() => expect(ritual.getAttribute('aria-invalid')).toBe('true'))
    expect(server.calls).not.toHaveBeenCalled()
    await user.selectOptions(ritual, 'homa')
    await user.selectOptions(screen.getByLabelText(en.reports), 'confirmed')
    await user.click(button(en.save))
    await waitFor(() => expect(onSaved).toHaveBeenCalledWith(PARTNER))
    expect(server.body()).toEqual({
      version: 4,
      name: 'Temple',
      commission: { percent: 10 },
      overrides: [{ serviceId: 'homa', fixedUsd: 5 }],
      active: true,
      confirmsReports: true,
    })
  })

  it('shows an error of the server below the field with the error', async () => {
    answerWith(refused({ status: 422, errors: [{ path: 'commission.percent', message: 'Too much' }] }))
    const { user } = draw()
    await user.click(button(en.save))
    await waitFor(() => expect(readDescription(figure())).toContain('Too much'))
  })

  it('offers to reload if somebody else has changed the agreement', async () => {
    answerWith(refused({ status: 409, code: 'conflict.version', message: 'Changed meanwhile' }))
    const { user } = draw()
    await user.click(button(en.save))
    await user.click(await screen.findByRole('button', { name: en.reload }))
    expect(onReload).toHaveBeenCalledOnce()
  })
})

describe('the form for a payout to a partner', () => {
  const amount = () => screen.getByLabelText(en.amount)
  const draw = () => renderInPanel(<PartnerMonths partner={PARTNER} onReload={() => undefined} />, shared)
  const open = async ({ click }: User) => await click(button(en.payout))
  const mark = () => screen.getAllByRole('button', { name: en.payout, hidden: true }).at(-1) ?? document.body

  testServerResponses({ draw, fill: open, button: mark, field: amount, path: 'amountUsd' })

  it('sends the amount due unless the user types another valid amount', async () => {
    const server = answerWith(answered({}))
    const { user } = draw()
    await open(user)
    await user.clear(amount())
    await user.click(mark())
    await waitFor(() => expect(readDescription(amount())).toContain(sentences['payments.amount-invalid']))
    await user.type(amount(), '40.50')
    await user.click(mark())
    await waitFor(() => expect(server.calls).toHaveBeenCalledOnce())
    expect(server.body()).toMatchObject({ month: '2026-10', amountUsd: 40.5, note: '' })
  })
})

describe('the form for cash received from a partner', () => {
  const HOLDER = { ...PARTNER, heldUsd: 1024, dueUsd: 52.4, balanceUsd: -971.6, handovers: [] } as PartnerDetail
  const keeps = () => screen.queryByRole('checkbox', { hidden: true })
  const amount = () => screen.getByLabelText(en.amount)

  it('suggests the cash minus the commission that the partner takes from the cash', async () => {
    const server = answerWith(answered({}))
    const { user } = renderInPanel(<HandoverButton partner={HOLDER} onReload={() => undefined} />, shared)
    await user.click(button(en.handover))
    expect(amount()).toHaveProperty('value', '971.60')
    expect(screen.getByLabelText(en.keepsCommission('$52.40'))).toHaveProperty('checked', true)
    await user.click(button(en.handoverYes))
    await waitFor(() => expect(server.calls).toHaveBeenCalledOnce())
    expect(server.body()).toMatchObject({ amountUsd: 971.6, keepsCommission: true })
  })

  it('can record all the cash; then the partner takes no commission from the cash', async () => {
    const server = answerWith(answered({}))
    const { user } = renderInPanel(<HandoverButton partner={HOLDER} onReload={() => undefined} />, shared)
    await user.click(button(en.handover))
    await user.clear(amount())
    await user.type(amount(), '1024')
    expect(keeps()).toBeNull()
    await user.click(button(en.handoverYes))
    await waitFor(() => expect(server.body()).toMatchObject({ amountUsd: 1024, keepsCommission: false }))
  })

  it('adds a receipt to a list; a receipt can be undone with a reason', async () => {
    const entry = { id: 'h1', receivedOn: '2026-11-20', amountUsd: 971.6, note: 'by courier', keptMonth: null }
    const rest = { undoes: null, isUndone: false, markedBy: null, markedAt: '2026-11-20T10:00:00Z' }
    const partner = { ...HOLDER, handovers: [{ ...entry, ...rest }] }
    const server = answerWith(answered({}))
    const reload = vi.fn()
    const { user } = renderInPanel(<HandoverList partner={partner} onReload={reload} />, shared)
    expect(screen.getByText(/by courier/)).toBeDefined()
    await user.click(button(en.received.undo))
    await user.type(screen.getByLabelText(en.received.why), 'typed twice')
    await user.click(screen.getAllByRole('button', { name: en.received.undo, hidden: true }).at(-1) ?? document.body)
    await waitFor(() => expect(reload).toHaveBeenCalled())
    expect(server.body()).toEqual({ note: 'typed twice' })
  })

  it('does not pay commission from this cash if the user unticks this choice', async () => {
    const server = answerWith(answered({}), answered({}))
    const { user } = renderInPanel(<PartnerMonths partner={HOLDER} onReload={() => undefined} />, shared)
    await user.click(button(en.payout))
    await user.click(screen.getByLabelText(en.fromCash('$1,024')))
    await user.click(screen.getAllByRole('button', { name: en.payout, hidden: true }).at(-1) ?? document.body)
    await waitFor(() => expect(server.body()).toMatchObject({ amountUsd: 40.5, fromCash: false }))
  })
})
