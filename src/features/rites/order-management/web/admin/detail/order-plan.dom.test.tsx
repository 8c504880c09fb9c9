import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { answered, answerWith, renderInPanel } from '../../../../../../../test/render-form.tsx'
import { en } from '../../../messages/admin.en.ts'
import type { OrderDetail } from '../../../schemas.ts'
import { OrderPlan } from './order-plan.tsx'

// The component reads only these parts of an order.
const order = {
  id: 'o1',
  status: 'processing',
  isScheduled: false,
  customer: { accountId: null, email: 'anna@example.com' },
  plan: null,
  items: [{ id: '0', name: 'Ganesha' }],
  days: [],
  namesMark: null,
  namesRead: [],
  departed: [],
  readings: [],
}
const set = {
  lineId: '0',
  days: ['2026-12-01', '2026-12-14'],
  unpaidDays: [],
  reason: '',
  answer: null,
  answeredAt: null,
}

it.each([
  ['names and date while no day is set', {}, 'No names and no date yet.'],
  ['only names once the days are set', { days: [set] }, 'No names yet.'],
  [
    'only names for a ritual with a fixed time',
    { items: [{ id: '0', name: 'G', performsAt: '2026-12-20T12:00:00Z' }] },
    'No names yet.',
  ],
  [
    'names and date while a ritual has no day',
    { days: [set], items: [...order.items, { id: '1', name: 'L' }] },
    'No names and no date yet.',
  ],
])('the panel says that an order without a plan lacks %s', (_, parts, said) => {
  renderInPanel(<OrderPlan order={{ ...order, ...parts } as unknown as OrderDetail} reload={() => undefined} />, {
    dictionary: { 'order-management': en },
    known: { '/api/admin/day-requests?orderId=o1&lang=en': { items: [] } },
  })
  expect(
    screen.getByText(`${said} The customer can give them at the link in the e-mail about the order.`),
  ).toBeDefined()
})

it('if names changed, the panel asks staff to print again or ask the priest', () => {
  const namesMark = {
    kind: 'after-print',
    at: '2026-12-02T08:00:00Z',
    day: '2026-12-03',
    printedAt: '2026-12-01T08:00:00Z',
  }
  const show = (isPast: boolean) =>
    renderInPanel(
      <OrderPlan
        order={{ ...order, namesMark: { ...namesMark, isPast } } as unknown as OrderDetail}
        reload={() => undefined}
      />,
      {
        dictionary: { 'order-management': en },
        known: { '/api/admin/day-requests?orderId=o1&lang=en': { items: [] } },
      },
    )
  show(false).unmount()
  show(true)
  expect(screen.getByText(/Ask the priest which names were read/)).toBeDefined()
  expect(screen.queryByText(/Print it again, so that/)).toBeNull()
})

it('the name readings on an order’s page show “in memory” for dead people', async () => {
  const read = (name: string) => ({ name, devanagari: 'न', reading: `read ${name}` })
  vi.stubGlobal('fetch', async () => Response.json({ items: [read('Harold Hill'), read('Anna Hill')] }))
  const names = { namesRead: ['Harold Hill', 'Anna Hill'], departed: ['Harold Hill'] }
  renderInPanel(<OrderPlan order={{ ...order, ...names } as unknown as OrderDetail} reload={() => undefined} />, {
    dictionary: { 'order-management': en },
  })
  const items = async (name: string) => (await screen.findByText(`read ${name}`)).closest('li')?.textContent
  expect(await items('Harold Hill')).toContain('(in memory)')
  expect(await items('Anna Hill')).not.toContain('(in memory)')
})

it.each([
  [en.order.removeUnpaid, false],
  [en.order.keepUnpaid, true],
])('the panel asks about days whose money was returned: %s', async (name, areKept) => {
  const server = answerWith(answered(undefined))
  const unpaid = { ...set, unpaidDays: ['2026-12-14'] }
  const { user } = renderInPanel(
    <OrderPlan order={{ ...order, days: [unpaid] } as unknown as OrderDetail} reload={() => undefined} />,
    { dictionary: { 'order-management': en }, known: { '/api/admin/day-requests?orderId=o1&lang=en': { items: [] } } },
  )
  expect(screen.getByText(/money for 1\sday was returned/)).toBeDefined()
  await user.click(screen.getByRole('button', { name }))
  expect(server.body()).toEqual({ areKept })
})

it('the panel calls the day of the plan a request once days are set', () => {
  const plan = { startDate: '2026-12-10', priestChooses: false, specialWishes: '', participants: [] }
  const show = (days: object[]) =>
    renderInPanel(<OrderPlan order={{ ...order, plan, days } as unknown as OrderDetail} reload={() => undefined} />, {
      dictionary: { 'order-management': en },
      known: { '/api/admin/day-requests?orderId=o1&lang=en': { items: [] } },
    })
  const { unmount } = show([])
  expect(screen.getByText(en.order.startDate)).toBeDefined()
  unmount()
  show([set])
  expect(screen.queryByText(en.order.startDate)).toBeNull()
  expect(screen.getByText(en.order.askedStart)).toBeDefined()
})
