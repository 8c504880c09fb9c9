import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { en as plans } from '#features/orders/plans/messages/page.en.ts'
import { en as profile } from '#features/people/profiles/messages/page.en.ts'
import { keepTextsOfOrder } from '#features/orders/cart/web/names-store.ts'
import { createQueryClient } from '#ui/data/query-client.ts'
import { NavigationContext } from '#ui/layout/link.tsx'
import { MessagesProvider } from '#ui/text/messages.tsx'
import { answered, answerWith, lost, renderOnPage } from '../../../../../test/render-form.tsx'
import type { OrderPlanView } from '../schemas.ts'
import { OrderPlanPage } from './order-plan-page.tsx'

vi.mock('#features/orders/plans/web/month-calendar.tsx', () => ({ MonthCalendar: () => null }))
vi.mock('#features/orders/plans/web/lunar-day-line.tsx', () => ({ LunarDayLine: () => null }))
vi.mock('#features/people/accounts/web/use-owner-refetch.ts', () => ({ useOwnerRefetch: () => undefined }))

const view: OrderPlanView = {
  isOpen: true,
  status: 'processing',
  rituals: [],
  priestChooses: false,
  participantCount: 1,
  hasWishes: false,
  consentGiven: true,
  isEmailed: true,
}

it('the page of names no longer says "Saved" after another save failed', async () => {
  sessionStorage.clear()
  answerWith(answered({ ...view, hasWishes: true }), lost())
  const client = createQueryClient(fetch, { '/api/orders/o1/plan?lang=en': view })
  const { user } = renderOnPage(
    <QueryClientProvider client={client}>
      <OrderPlanPage id="o1" findInitials={async () => []} />
    </QueryClientProvider>,
    { dictionary: { plans, profile } },
  )
  const save = () => user.click(screen.getByRole('button', { name: plans.order.save }))
  await user.type(screen.getByLabelText(plans.form.wishes), 'Health')
  await save()
  await screen.findByText(plans.order.saved)
  await user.type(screen.getByLabelText(plans.form.wishes), ' and peace')
  await save()
  await waitFor(() => expect(screen.getByText(plans.saveFailed)).toBeDefined())
  expect(screen.queryByText(plans.order.saved)).toBeNull()
})

it.each([
  [true, true, plans.order.savedText],
  [true, false, plans.order.savedByLink],
  [false, false, plans.order.savedTextPhone],
])('the page says who gets an e-mail about the plan (e-mailed: %s, customer: %s)', async (isEmailed, isOwner, said) => {
  sessionStorage.clear()
  const texts = { specialWishes: 'Health', participants: '', readings: [] }
  answerWith(answered({ ...view, isEmailed, hasWishes: true, ...(isOwner && { texts }) }))
  const client = createQueryClient(fetch, { '/api/orders/o1/plan?lang=en': { ...view, isEmailed } })
  const { user } = renderOnPage(
    <QueryClientProvider client={client}>
      <OrderPlanPage id="o1" findInitials={async () => []} />
    </QueryClientProvider>,
    { dictionary: { plans, profile } },
  )
  await user.type(screen.getByLabelText(plans.form.wishes), 'Health')
  await user.click(screen.getByRole('button', { name: plans.order.save }))
  expect(await screen.findByText(said)).toBeDefined()
  const others = [plans.order.savedText, plans.order.savedByLink, plans.order.savedTextPhone]
  for (const other of others.filter((text) => text !== said)) expect(screen.queryByText(other)).toBeNull()
})

it('texts stored in this tab appear only after the page’s code has started', async () => {
  sessionStorage.clear()
  const known = { '/api/orders/o1/plan?lang=en': { ...view, participantCount: 0, hasWishes: true } }
  const page = (
    <MessagesProvider lang="en" dictionary={{ plans, profile }}>
      <NavigationContext value={{ href: (to) => to, go: () => undefined }}>
        <QueryClientProvider client={createQueryClient(fetch, known)}>
          <OrderPlanPage id="o1" findInitials={async () => []} />
        </QueryClientProvider>
      </NavigationContext>
    </MessagesProvider>
  )
  const root = document.body.appendChild(document.createElement('div'))
  root.innerHTML = renderToString(page)
  keepTextsOfOrder('o1', { participants: '', specialWishes: 'Health of my father' })
  const faults: unknown[] = []
  render(page, { container: root, hydrate: true, onRecoverableError: (error) => faults.push(error) })
  expect(screen.getByLabelText(plans.form.wishes)).toHaveProperty('value', 'Health of my father')
  expect(faults).toEqual([])
})
