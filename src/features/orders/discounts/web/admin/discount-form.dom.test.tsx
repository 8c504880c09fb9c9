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
import { en } from '../../messages/admin.en.ts'
import { en as errors } from '../../messages/errors.en.ts'
import type { AdminDiscount } from '../../schemas.ts'
import { DiscountDetail } from './discount-detail.tsx'
import { NewDiscount } from './discounts-page.tsx'

const RITUALS = { '/api/service-cards?lang=en': [{ id: 'homa', name: 'Homa' }] }
const field = (label: string) => screen.getByLabelText(label)
const button = (name: string) => screen.getByRole('button', { name })

describe('the form for a new discount code', () => {
  const go = vi.fn()
  const draw = (can = true) =>
    renderInPanel(<NewDiscount />, { dictionary: { discounts: en }, known: RITUALS, go, can: () => can })
  async function fill(user: ReturnType<typeof draw>['user']): Promise<void> {
    await user.type(field(en.code), 'om-108')
    await user.type(field(en.value.percent), '15')
  }

  testServerResponses({
    draw,
    fill,
    button: () => button(en.create),
    field: () => field(en.code),
    path: 'code',
    answer: { id: 'd1' },
  })

  it('requires a code and a value, and shows errors at their fields', async () => {
    const server = answerWith(answered({ id: 'd1' }))
    const { user } = draw()
    await user.click(button(en.create))
    await waitFor(() => expect(readDescription(field(en.code))).toContain(errors.errors['discounts.code-form']))
    expect(readDescription(field(en.value.percent))).toContain(errors.errors['discounts.percent'])
    await user.selectOptions(field(en.kind), 'amount')
    await waitFor(() => expect(readDescription(field(en.value.amount))).toContain(errors.errors['discounts.amount']))
    await user.selectOptions(field(en.scope), 'chosen')
    await user.click(button(en.create))
    await waitFor(() =>
      expect(readDescription(screen.getByRole('group'))).toContain(errors.errors['discounts.rituals']),
    )
    expect(server.calls).not.toHaveBeenCalled()
  })

  it('sends numbers, exact times and selected rituals, then opens the code’s page', async () => {
    const server = answerWith(answered({ id: 'd1' }))
    const { user } = draw()
    await fill(user)
    await user.selectOptions(field(en.kind), 'amount')
    await user.clear(field(en.value.amount))
    await user.type(field(en.value.amount), '12.50')
    await user.selectOptions(field(en.scope), 'chosen')
    await user.click(field('Homa'))
    await user.type(field(en.uses), '100')
    await user.click(button(en.create))
    await waitFor(() => expect(go).toHaveBeenCalledWith('/discounts/d1'))
    expect(server.body()).toEqual({
      code: 'om-108',
      percent: null,
      amountUsd: 12.5,
      serviceIds: ['homa'],
      from: null,
      until: null,
      uses: 100,
      usesPerCustomer: 1,
      minUsd: null,
    })
  })

  it('is read-only for a staff role that may not change discount codes', () => {
    draw(false)
    expect(field(en.code).hasAttribute('disabled')).toBe(true)
    expect(button(en.create).hasAttribute('disabled')).toBe(true)
  })
})

describe('the page of a discount code', () => {
  const CODE: AdminDiscount = {
    id: 'd1',
    code: 'OM-108',
    percent: 15,
    amountUsd: null,
    serviceIds: ['homa'],
    from: null,
    until: '2026-12-31T21:00:00.000Z',
    uses: 1,
    usesPerCustomer: null,
    minUsd: 99.5,
    active: true,
    state: 'used-up',
    used: 2,
    reserved: 1,
    isExceeded: true,
    givenUsd: 49.2,
    createdAt: '2026-11-28T12:00:00.000Z',
    version: 3,
  }
  const draw = (shown = CODE) =>
    renderInPanel(<DiscountDetail id="d1" />, {
      dictionary: { discounts: en },
      known: { ...RITUALS, '/api/admin/discounts/d1': shown },
    })

  it('shows the number of uses, even if the number is above the limit', () => {
    draw()
    expect(screen.getByText('2 of 1')).toBeTruthy()
    expect(screen.getByText('$49.20')).toBeTruthy()
    expect(screen.getByText(en.exceeded)).toBeTruthy()
  })

  it('saves all conditions of the code, with exact times', async () => {
    const server = answerWith(answered(CODE))
    const { user } = draw()
    await user.clear(field(en.value.percent))
    await user.type(field(en.value.percent), '20')
    await user.click(button(en.save))
    await waitFor(() =>
      expect(server.body()).toEqual({
        code: 'OM-108',
        percent: 20,
        amountUsd: null,
        serviceIds: ['homa'],
        from: null,
        until: '2026-12-31T21:00:00.000Z',
        uses: 1,
        usesPerCustomer: null,
        minUsd: 99.5,
        version: 3,
      }),
    )
  })

  it('still contains the typed text if somebody else has changed the code', async () => {
    answerWith(
      refused({ status: 409, code: 'conflict.version', message: 'Changed meanwhile' }),
      answered({ ...CODE, uses: 7, version: 4 }),
    )
    const { user } = draw()
    await user.clear(field(en.value.percent))
    await user.type(field(en.value.percent), '20')
    await user.click(button(en.save))
    await waitFor(() => expect(screen.getByDisplayValue('7')).toBe(field(en.uses)))
    expect(screen.getByDisplayValue('20')).toBe(field(en.value.percent))
  })

  it('switches the code off after a confirmation', async () => {
    const server = answerWith(answered({ ...CODE, active: false }), answered({ ...CODE, active: false, state: 'off' }))
    const { user } = draw()
    await user.click(button(en.off))
    const buttons = await screen.findAllByRole('button', { name: en.off, hidden: true })
    await user.click(buttons.at(-1) ?? button(en.off))
    await waitFor(() => expect(server.body()).toEqual({ active: false, version: 3 }))
  })

  it('can be switched on after somebody else has changed the code', async () => {
    const off: AdminDiscount = { ...CODE, active: false, state: 'off' }
    const changed = answered({ ...off, version: 4 })
    const conflict = refused({ status: 409, code: 'conflict.version', message: 'Changed meanwhile' })
    const server = answerWith(conflict, changed, changed)
    const { user } = draw(off)
    await user.click(button(en.on))
    await screen.findByText('Changed meanwhile')
    await waitFor(() => expect(server.calls).toHaveBeenCalledTimes(2))
    await user.click(button(en.on))
    await waitFor(() => expect(server.body(2)).toEqual({ active: true, version: 4 }))
  })
})
