import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, onTestFinished, vi } from 'vitest'
import { NavigationContext } from '#ui/layout/link.tsx'
import { MessagesProvider } from '#ui/text/messages.tsx'
import { type Panel, PanelContext } from '#ui/layout/panel.ts'
import { en as panel } from '#ui/text/panel-messages.en.ts'
import { createQueryClient } from '#ui/data/query-client.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { en } from '../../messages/admin.en.ts'
import { TODAY_PARTS } from '../../model.ts'
import { TodayPage } from './today-page.tsx'

const staff = { can: () => true, now: () => new Date('2026-11-20T10:00:00Z') } as unknown as Panel
const NOTHING = Object.fromEntries(TODAY_PARTS.map((part) => [part, { count: 0, isMore: false, items: [] }]))
const ITEM = {
  id: '1',
  title: '#aaaaaaaa',
  detail: 'unheard-of',
  action: 'decide',
  link: '/admin-panel/elsewhere',
  target: { kind: 'order', id: 'a1' },
  people: [],
  at: null,
}
const ONE = { count: 1, isMore: false, items: [ITEM] }

const draw = (today: object, opening: object = { isSandbox: false, steps: [] }, panelOf = staff) =>
  renderToStaticMarkup(
    <MessagesProvider lang="en" dictionary={{ panel, admin: en }}>
      <NavigationContext value={{ href: (to) => to, go: () => undefined }}>
        <PanelContext value={panelOf}>
          <QueryClientProvider
            client={createQueryClient(async () => new Response('{}'), {
              '/api/admin/opening': opening,
              '/api/admin/today?lang=en': { ...NOTHING, ...today },
            })}
          >
            <TodayPage title="Today" />
          </QueryClientProvider>
        </PanelContext>
      </NavigationContext>
    </MessagesProvider>,
  )

it('on Today the line about missing reports links to the rituals without reports', () => {
  expect(draw({ proofsMissing: ONE })).toContain('href="/proofs?state=missing"')
})

it('a heading on Today has a link only if the linked list contains the same lines', () => {
  const ofOrders = draw({ daysAsked: ONE, awaitingPlan: ONE, unpaidOld: ONE })
  expect(ofOrders).not.toContain('href="/orders?')
  expect(ofOrders).toContain(`>${en.today.parts.daysAsked}<`)
  expect(draw({ questionsAsked: ONE })).toContain(`<a href="/questions">${en.today.parts.questionsAsked}</a>`)
})

it('the heading of Today also names the day in India if India has another day', () => {
  vi.stubEnv('TZ', 'UTC')
  onTestFinished(() => void vi.unstubAllEnvs())
  expect(draw({})).toContain('Friday 20 November<')
  const late = { ...staff, now: () => new Date('2026-11-20T18:30:00Z') }
  expect(draw({}, undefined, late)).toContain('Friday 20 November; in India Saturday 21 November<')
})

it('a line on Today links to the page where staff do the task', () => {
  expect(draw({ unpaidOld: ONE })).toContain('href="/orders/a1"')
})

it('Today ends with “nothing else is open” if only some parts have tasks', () => {
  expect(draw({ proofsMissing: ONE })).toContain(en.today.rest)
  expect(draw(Object.fromEntries(TODAY_PARTS.map((part) => [part, ONE])))).not.toContain(en.today.rest)
  expect(draw({})).not.toContain(en.today.rest)
})

it('Today lists a payment with an unknown reason among the payments that need decisions', () => {
  const html = draw({ needsAttention: ONE })
  expect(html).toContain(en.today.otherReason)
  expect(html).not.toContain('unheard-of')
})

it('for staff with permission, Today links to the printed sheets of today and tomorrow', () => {
  const late = { ...staff, now: () => new Date('2026-11-20T18:30:00Z') }
  const html = draw({ toPerform: ONE }, undefined, late)
  expect(html).toContain(`href="/sheet/2026-11-21">${en.today.sheetToday}<`)
  expect(html).toContain(`href="/sheet/2026-11-22">${en.today.sheetTomorrow}<`)
  expect(draw({ unpaidOld: ONE })).not.toContain('/sheet/')
  const reader = { ...staff, can: (right: string) => right !== 'sheets.read' } as unknown as Panel
  expect(draw({ toPerform: ONE }, undefined, reader)).not.toContain('/sheet/')
})

it('a line on Today says what the staff must do next', () => {
  expect(draw({ needsAttention: ONE })).toContain(en.today.actions.decide)
})

it('a part of Today shows “+” after its count if the count is incomplete', () => {
  expect(draw({ unpaidOld: { ...ONE, count: 300, isMore: true } })).toContain('300+')
})

it('the step about contacts says why the shop does not accept a sample address', () => {
  const steps = [{ id: 'contacts', way: null, isDone: false, link: '', samples: ['orders@ahuti.example'] }]
  const html = draw({}, { isSandbox: true, steps })
  expect(html).toContain('reaches nobody: orders@ahuti.example')
})

it('on Today the steps before opening are first in real shops, last in sandboxes', () => {
  const steps = [{ id: 'legal', way: null, isDone: false, link: '' }]
  const real = draw({ unpaidOld: ONE }, { isSandbox: false, steps })
  const sandbox = draw({ unpaidOld: ONE }, { isSandbox: true, steps })
  expect(real.indexOf(en.today.opening.steps.legal)).toBeLessThan(real.indexOf('part-unpaidOld'))
  expect(real).not.toContain('<details')
  expect(sandbox.indexOf(en.today.opening.steps.legal)).toBeGreaterThan(sandbox.indexOf('part-unpaidOld'))
  expect(sandbox).toMatch(/<details class="[^"]*"><summary>/)
})
