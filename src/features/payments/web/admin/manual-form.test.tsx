import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { NavigationContext } from '#ui/link.tsx'
import { MessagesProvider } from '#ui/messages.tsx'
import { AddressContext, type Panel, PanelContext } from '#ui/panel.ts'
import { en as panel } from '#ui/panel-messages.en.ts'
import { createQueryClient } from '#ui/query-client.ts'
import { QueryClientContext } from '#ui/query.ts'
import { en } from '../../messages-admin.en.ts'
import { ManualForm } from './manual-form.tsx'

const ID = '0123456789abcdef0123456789abcdef'
const staff = { can: () => true, now: () => new Date('2026-11-20T10:00:00Z') } as unknown as Panel

const draw = (order: object | null) =>
  renderToStaticMarkup(
    <MessagesProvider lang="en" dictionary={{ panel, paymentsAdmin: en }}>
      <NavigationContext value={{ href: (to) => to, go: () => undefined }}>
        <AddressContext
          value={{
            segments: ['payments', 'manual'],
            search: new URLSearchParams({ order: ID }),
            setSearch: () => undefined,
          }}
        >
          <PanelContext value={staff}>
            <QueryClientContext
              value={createQueryClient(async () => new Response('{}'), { [`/api/orders/${ID}`]: order })}
            >
              <ManualForm />
            </QueryClientContext>
          </PanelContext>
        </AddressContext>
      </NavigationContext>
    </MessagesProvider>,
  )

it('an order that there is not is said to be none, instead of being waited for', () => {
  expect(draw(null)).toContain(en.manual.notFound)
  const html = draw({ id: ID, number: 'Order #01234567', status: 'pending', total: 164 })
  expect(html).not.toContain(en.manual.notFound)
  expect(html).toContain(en.manual.total('$164'))
})

it('an amount that could be either of two is said to be none, instead of being left without a button', () => {
  const order = { id: ID, number: 'Order #01234567', status: 'pending', total: 164 }
  expect(draw({ ...order, total: 1.234 })).toContain(en.manual.amountUnread)
  expect(draw(order)).not.toContain(en.manual.amountUnread)
  expect(draw(null)).not.toContain(en.manual.amountUnread)
})

it('says what is missing as long as nothing can be confirmed', () => {
  expect(draw(null)).toContain(en.manual.needs)
})
