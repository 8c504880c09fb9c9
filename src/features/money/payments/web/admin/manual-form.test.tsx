import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, it } from 'vitest'
import { NavigationContext } from '#ui/layout/link.tsx'
import { MessagesProvider } from '#ui/text/messages.tsx'
import { type Address, AddressContext, type Panel, PanelContext } from '#ui/layout/panel.ts'
import { ru as panel } from '#ui/text/panel-messages.ru.ts'
import { createQueryClient } from '#ui/data/query-client.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { ru as paymentsAdmin } from '../../messages/admin.ru.ts'
import { ManualForm } from './manual-form.tsx'

const zone = process.env.TZ
afterEach(() => {
  if (zone === undefined) delete process.env.TZ
  else process.env.TZ = zone
})

const ORDER = 'a'.repeat(32)
const order = {
  id: ORDER,
  number: '#aaaaaaaa',
  status: 'pending',
  total: 82.5,
  customer: { email: null, phone: '+79161234567' },
}

function draw(now: string): string {
  const staff = { can: () => true, now: () => new Date(now) } as unknown as Panel
  const address: Address = { segments: [], search: new URLSearchParams({ order: ORDER }), setSearch: () => undefined }
  const client = createQueryClient(async () => new Response('{}'), { [`/api/admin/orders/${ORDER}`]: order })
  return renderToStaticMarkup(
    <MessagesProvider lang="ru" dictionary={{ panel, paymentsAdmin }}>
      <NavigationContext value={{ href: (to) => to, go: () => undefined }}>
        <AddressContext value={address}>
          <PanelContext value={staff}>
            <QueryClientProvider client={client}>
              <ManualForm />
            </QueryClientProvider>
          </PanelContext>
        </AddressContext>
      </NavigationContext>
    </MessagesProvider>,
  )
}

it.each([
  ['Asia/Vladivostok', '2026-11-25T14:30:00Z', '2026-11-26'],
  ['Europe/Moscow', '2026-11-25T21:10:00Z', '2026-11-26'],
  ['America/Los_Angeles', '2026-11-26T00:10:00Z', '2026-11-25'],
])('the manual payment form in %s at %s starts with the day %s', (there, now, day) => {
  process.env.TZ = there
  expect(draw(now)).toContain(`value="${day}"`)
})

it('the manual payment form shows the order’s sum in the language’s number format', () => {
  expect(draw('2026-11-25T12:00:00Z')).toContain('value="82,5"')
})
