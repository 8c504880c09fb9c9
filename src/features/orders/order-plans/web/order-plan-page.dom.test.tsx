import { defaultScheduler, notifyManager, QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen, waitFor } from '@testing-library/react'
import { Suspense, useEffect } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { en as plans } from '#features/orders/plans/messages/page.en.ts'
import { en as profile } from '#features/people/profiles/messages/page.en.ts'
import { keepTextsOfOrder } from '#features/orders/cart/web/names-store.ts'
import { createQueryClient } from '#ui/data/query-client.ts'
import { NavigationContext } from '#ui/layout/link.tsx'
import { MessagesProvider } from '#ui/text/messages.tsx'
import { answered, answerWith, lost, renderOnPage } from '../../../../../test/render-form.tsx'
import { forgetPerson } from '../../../../app/sign-out-elsewhere.ts'
import type { OrderPlanView } from '../schemas.ts'
import { OrderPlanPage } from './order-plan-page.tsx'

vi.mock('#features/orders/plans/web/month-calendar.tsx', () => ({ MonthCalendar: () => null }))
vi.mock('#features/orders/plans/web/lunar-day-line.tsx', () => ({ LunarDayLine: () => null }))
const refetchOwner = vi.hoisted(() => vi.fn())
vi.mock('#features/people/accounts/web/use-owner-refetch.ts', () => ({
  useOwnerRefetch: () => useEffect(() => void refetchOwner(), []),
}))

const view: OrderPlanView = {
  isOpen: true,
  status: 'processing',
  rituals: [],
  priestChooses: false,
  participantCount: 1,
  hasWishes: false,
  isErasable: false,
  textMarks: { names: '', wish: '' },
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
  expect(screen.getByRole('link', { name: 'Back to the order' }).getAttribute('href')).toBe('/order/o1')
  const why = screen.queryByText('Who sees the names and the wish')
  expect(why?.closest('details')?.open).toBe(said === plans.order.savedByLink ? false : undefined)
})

it('after a request for another day the page says that staff will answer', async () => {
  sessionStorage.clear()
  const days = { startDate: '2026-12-01', endDate: '2026-12-15', requestedDate: '2026-12-10' }
  const ritual = { line: '0', serviceId: 'ganesha', name: 'Ganesha', weeks: 2, ...days }
  const asking = { ...view, rituals: [{ ...ritual, isAgreed: true, hasBegun: false, isOver: false }] }
  answerWith(answered({ ...asking, hasWishes: true }))
  const client = createQueryClient(fetch, { '/api/orders/o1/plan?lang=en': asking })
  const { user } = renderOnPage(
    <QueryClientProvider client={client}>
      <OrderPlanPage id="o1" findInitials={async () => []} />
    </QueryClientProvider>,
    { dictionary: { plans, profile } },
  )
  await user.type(screen.getByLabelText(plans.form.wishes), 'Health')
  await user.click(screen.getByRole('button', { name: plans.order.save }))
  expect(await screen.findByText(/We will answer you; until then the agreed day stays/)).toBeDefined()
})

it.each([
  [true, plans.order.leadOver, plans.order.savedOver],
  [false, plans.order.leadBegun, plans.order.savedBegun],
])('the page of a begun ritual does not promise that names are read (over: %s)', async (isOver, lead, said) => {
  sessionStorage.clear()
  const days = { startDate: '2026-11-01', endDate: '2026-11-15', requestedDate: null }
  const ritual = { line: '0', serviceId: 'ganesha', name: 'Ganesha', weeks: 2, ...days }
  const begun = { ...view, isEmailed: false, rituals: [{ ...ritual, isAgreed: true, hasBegun: true, isOver }] }
  answerWith(answered({ ...begun, hasWishes: true }))
  const client = createQueryClient(fetch, { '/api/orders/o1/plan?lang=en': begun })
  const { user } = renderOnPage(
    <QueryClientProvider client={client}>
      <OrderPlanPage id="o1" findInitials={async () => []} />
    </QueryClientProvider>,
    { dictionary: { plans, profile } },
  )
  expect(screen.getByText(lead)).toBeDefined()
  await user.type(screen.getByLabelText(plans.form.wishes), 'Health')
  await user.click(screen.getByRole('button', { name: plans.order.save }))
  expect(await screen.findByText(said)).toBeDefined()
  expect(screen.queryByText(plans.order.savedTextPhone)).toBeNull()
})

it('texts stored in this tab appear only after the page’s code has started', async () => {
  sessionStorage.clear()
  const known = {
    '/api/orders/o1/plan?lang=en': {
      ...view,
      participantCount: 0,
      hasWishes: true,
      isErasable: true,
      textMarks: { names: '', wish: 'b1' },
    },
  }
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
  keepTextsOfOrder('o1', { specialWishes: 'Health of my father' }, { names: '', wish: 'b1' })
  const faults: unknown[] = []
  render(page, { container: root, hydrate: true, onRecoverableError: (error) => faults.push(error) })
  expect(screen.getByLabelText(plans.form.wishes)).toHaveProperty('value', 'Health of my father')
  expect(faults).toEqual([])
})

const PEOPLE = 'Daniel, Whelan, ,\nSiobhan, Whelan, ,\nMarisol, Vega, ,'
const full = {
  ...view,
  participantCount: 3,
  hasWishes: true,
  isErasable: true,
  textMarks: { names: 'a1', wish: 'b1' },
  texts: { participants: PEOPLE, specialWishes: 'A safe move', readings: [] },
}
const { texts: _, ...byLink } = full

/** Hydrates the page that the server rendered for anybody with the link, in the tab where the owner typed the texts before. */
function hydratePage() {
  sessionStorage.clear()
  keepTextsOfOrder('o1', { participants: PEOPLE, specialWishes: 'A safe move' }, full.textMarks)
  const client = createQueryClient(fetch, { '/api/orders/o1/plan?lang=en': byLink })
  const page = (
    <MessagesProvider lang="en" dictionary={{ plans, profile }}>
      <NavigationContext value={{ href: (to) => to, go: () => undefined }}>
        <QueryClientProvider client={client}>
          <Suspense>
            <OrderPlanPage id="o1" findInitials={async () => []} />
          </Suspense>
        </QueryClientProvider>
      </NavigationContext>
    </MessagesProvider>
  )
  const root = document.body.appendChild(document.createElement('div'))
  root.innerHTML = renderToString(page)
  const arrive = () => client.setQueryData(['/api/orders/o1/plan?lang=en'], { ...full })
  return { arrive, hydrate: () => render(page, { container: root, hydrate: true }) }
}

const filled = () => screen.getAllByLabelText(plans.form.firstName).map((field) => (field as HTMLInputElement).value)

it('after a save, the page of the order no longer has old names and days', async () => {
  sessionStorage.clear()
  answerWith(answered({ ...view, hasWishes: true }))
  const client = createQueryClient(fetch, {
    '/api/orders/o1/plan?lang=en': view,
    '/api/orders/o1/progress?lang=en': {},
    '/api/orders/o2/progress?lang=en': {},
    '/api/orders/o1?lang=en': {},
    '/api/orders?email=anna%40example.com&lang=en': [],
    '/api/shop': {},
  })
  const { user } = renderOnPage(
    <QueryClientProvider client={client}>
      <OrderPlanPage id="o1" findInitials={async () => []} />
    </QueryClientProvider>,
    { dictionary: { plans, profile } },
  )
  await user.type(screen.getByLabelText(plans.form.wishes), 'Health')
  await user.click(screen.getByRole('button', { name: plans.order.save }))
  await screen.findByText(plans.order.saved)
  const kept = client
    .getQueryCache()
    .getAll()
    .map(({ queryKey: [address] }) => address)
  expect(kept.filter((address) => address !== 'name-readings')).toEqual(['/api/orders/o1/plan?lang=en', '/api/shop'])
})

it.each(['while the page shows the texts of the tab', 'late', 'twice'])(
  'the owner’s texts fill the form once if they arrive %s',
  async (when) => {
    const { arrive, hydrate } = hydratePage()
    if (when.startsWith('while')) {
      notifyManager.setScheduler((notify) => notify())
      refetchOwner.mockImplementationOnce(arrive)
    }
    hydrate()
    notifyManager.setScheduler(defaultScheduler)
    if (when === 'late' || when === 'twice') await act(async () => void arrive())
    if (when === 'twice') await act(async () => void arrive())
    expect(filled()).toEqual(['Daniel', 'Siobhan', 'Marisol'])
    expect(screen.getByLabelText(plans.form.wishes)).toHaveProperty('value', 'A safe move')
  },
)

it('a sign-out in another tab clears unsaved text', async () => {
  sessionStorage.clear()
  answerWith(answered(view))
  const client = createQueryClient(fetch, { '/api/orders/o1/plan?lang=en': view })
  const { user } = renderOnPage(
    <QueryClientProvider client={client}>
      <OrderPlanPage id="o1" findInitials={async () => []} />
    </QueryClientProvider>,
    { dictionary: { plans, profile } },
  )
  await user.type(screen.getByLabelText(plans.form.wishes), 'Health')
  expect(sessionStorage.getItem('order-plan-draft')).toContain('Health')
  await act(async () => forgetPerson(client))
  expect(await screen.findByLabelText(plans.form.wishes)).toHaveProperty('value', '')
  expect(sessionStorage.getItem('order-plan-draft')).toBeNull()
})
