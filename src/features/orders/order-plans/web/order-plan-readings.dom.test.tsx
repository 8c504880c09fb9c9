import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { en as plans } from '#features/orders/plans/messages/page.en.ts'
import { en as profile } from '#features/people/profiles/messages/page.en.ts'
import { useToasts } from '#ui/feedback/toast-store.ts'
import { createQueryClient } from '#ui/data/query-client.ts'
import { answerReadings } from '../../../../../test/name-readings.ts'
import { answered, answerWith, readDescription, renderOnPage } from '../../../../../test/render-form.tsx'
import type { OrderPlanView } from '../schemas.ts'
import { OrderPlanFields } from './order-plan-form.tsx'

const view: OrderPlanView = {
  isOpen: true,
  status: 'processing',
  rituals: [],
  priestChooses: false,
  participantCount: 1,
  hasWishes: false,
  isErasable: true,
  textMarks: { names: '', wish: '' },
  consentGiven: true,
  isEmailed: true,
  texts: { participants: 'Anna', specialWishes: '', readings: [] },
}
/** The state of the shop’s texts and days when the form was opened. */
const seen = { textMarks: view.textMarks, days: {} }

beforeEach(() => {
  sessionStorage.clear()
  // If a test followed a link, the page address has changed.
  history.replaceState(null, '', '/')
  useToasts.setState({ current: undefined })
})

/** Opens the form and types a new reading of the stored name, but does not press the button that confirms the correction. */
async function correct(said: string) {
  const server = answerWith(answered(view))
  answerReadings()
  const onSaved = vi.fn()
  const { user } = renderOnPage(
    <QueryClientProvider client={createQueryClient()}>
      <a href="/order/o1">Back</a>
      <OrderPlanFields id="o1" view={view} today="2026-11-28" findInitials={async () => []} onSaved={onSaved} />
    </QueryClientProvider>,
    { dictionary: { plans, profile } },
  )
  await user.click(await screen.findByRole('button', { name: plans.readings.correctOf('Anna') }))
  await user.clear(field())
  await user.type(field(), said)
  return { server, user, onSaved }
}

const field = () => screen.getByLabelText<HTMLInputElement>(plans.readings.said('Anna'))
const save = () => screen.getByRole('button', { name: plans.order.save })
const leave = () => fireEvent.click(screen.getByText('Back'))

it('the order plan form saves a corrected reading that is still being typed', async () => {
  const { server, user, onSaved } = await correct('A-nna')
  await user.click(save())
  await waitFor(() => expect(onSaved).toHaveBeenCalledWith(view, false))
  expect(server.body()).toEqual({ seen, days: {}, readings: [{ name: 'Anna', devanagari: 'नि' }] })
  expect(screen.queryByLabelText(plans.readings.said('Anna'))).toBeNull()
  await waitFor(() => expect(leave()).toBe(true))
})

it('a refused reading stays in its field with the error, and nothing is saved', async () => {
  const { server, user } = await correct('Anna 2')
  await user.click(save())
  await waitFor(() => expect(readDescription(field())).toContain('Letters, please'))
  await waitFor(() => expect(document.activeElement).toBe(field()))
  expect([field().value, server.calls.mock.calls]).toEqual(['Anna 2', []])
  expect(useToasts.getState().current?.title).toBe(plans.saveFailed)
})

it('a corrected reading that is still being typed counts as unsaved', async () => {
  const { user } = await correct('A-nna')
  expect(leave()).toBe(false)
  await user.click(await screen.findByText(plans.order.unsaved.stay))
  await user.click(screen.getByRole('button', { name: plans.readings.cancel }))
  expect(leave()).toBe(true)
})

it('the next save after a refused reading does not erase the names', async () => {
  const { server, user, onSaved } = await correct('Anna 2')
  await user.click(screen.getByRole('button', { name: plans.order.erase }))
  await user.click(await screen.findByRole('button', { name: plans.order.eraseYes }))
  await waitFor(() => expect(document.activeElement).toBe(field()))
  await user.clear(field())
  await user.type(field(), 'A-nna')
  await user.click(save())
  await waitFor(() => expect(onSaved).toHaveBeenCalledWith(view, false))
  expect(server.body()).toEqual({ seen, days: {}, readings: [{ name: 'Anna', devanagari: 'नि' }] })
})
