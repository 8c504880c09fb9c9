import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { NavigationContext } from '#ui/layout/link.tsx'
import { MessagesProvider } from '#ui/text/messages.tsx'
import { type Panel, PanelContext } from '#ui/layout/panel.ts'
import { en as panel } from '#ui/text/panel-messages.en.ts'
import { createQueryClient } from '#ui/data/query-client.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { en } from '../../messages/admin.en.ts'
import type { AdminGroupDetail, PlaceReturn } from '../../schemas.ts'
import { GroupDetail } from './group-detail.tsx'

const ID = 'a'.repeat(32)
const ORDER = {
  orderId: 'b'.repeat(32),
  number: '#bbbbbbbb',
  status: 'completed' as const,
  names: ['Olga'],
  isEmailed: true,
}
const GROUP: AdminGroupDetail = {
  id: ID,
  ritual: { id: 'ganesha', name: 'Ganesha homa' },
  performsAt: '2026-12-20T01:30:00Z',
  closesAt: '2026-12-19T01:30:00Z',
  places: 108,
  price: 51,
  taken: 4,
  paid: 3,
  proved: 0,
  closed: null,
  version: 1,
  families: [{ ...ORDER, namesGiven: ['Olga'], namesChangedAt: null, isProved: false, waitsForProof: true }],
}
const REFUSED: PlaceReturn = {
  ...ORDER,
  came: [{ amount: '51', currency: 'RUB' }],
  owed: [{ amount: '51', currency: 'RUB' }],
  state: 'failed',
  fault: 'insufficient_funds',
  paymentId: null,
}

function draw(now: string, changes: Partial<AdminGroupDetail> = {}, returned: PlaceReturn[] = []): string {
  const address = `/api/admin/group-rituals/${ID}`
  const known = {
    [`${address}?lang=en`]: { ...GROUP, ...changes },
    [`${address}/returns?lang=en`]: { items: returned },
  }
  return renderToStaticMarkup(
    <MessagesProvider lang="en" dictionary={{ panel, groups: en }}>
      <NavigationContext value={{ href: (to) => to, go: () => undefined }}>
        <PanelContext value={{ can: () => true, now: () => new Date(now) } as unknown as Panel}>
          <QueryClientProvider client={createQueryClient(async () => new Response('{}'), known)}>
            <GroupDetail id={ID} />
          </QueryClientProvider>
        </PanelContext>
      </NavigationContext>
    </MessagesProvider>,
  )
}

it('the page shows the ritual’s start in India and the taken places', () => {
  const html = draw('2026-12-01T00:00:00Z')
  expect(html).toContain('20 December 2026, 07:00\u00a0India time, 4 of 108\u00a0places taken')
  expect(html).toContain('In India: 19 December 2026, 07:00')
})

it.each([
  ['before the ritual the button that saves changes is', '2026-12-01T00:00:00Z', en.save],
  ['after the ritual has begun the link to its report is', '2026-12-20T02:00:00Z', en.writeProof],
])('the page of a group ritual: %s the only primary button', (_, now, way) => {
  const primary = [...draw(now).matchAll(/<(?:a|button)[^>]* class="[^"]*primary[^"]*"[^>]*>(.*?)<\/(?:a|button)>/g)]
  expect(primary.map(([, inside = '']) => inside.replace(/<[^>]*>/g, ''))).toEqual([way])
})

it('a known refusal of a card service is explained as text', () => {
  const drawn = (fault: string) => draw('2026-12-01T00:00:00Z', { closed: 'cancelled' }, [{ ...REFUSED, fault }])
  expect(drawn('insufficient_funds')).toContain(en.returns.reasons.insufficient_funds)
  expect(drawn('insufficient_funds')).not.toContain('insufficient_funds')
  expect(drawn('something_new')).toContain('something_new')
})
