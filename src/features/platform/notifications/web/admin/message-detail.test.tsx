import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { NavigationContext } from '#ui/layout/link.tsx'
import { MessagesProvider } from '#ui/text/messages.tsx'
import { type Panel, PanelContext } from '#ui/layout/panel.ts'
import { en as panel } from '#ui/text/panel-messages.en.ts'
import { createQueryClient } from '#ui/data/query-client.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { en } from '../../messages/admin.en.ts'
import type { StaffMessageView } from '../../schemas.ts'
import { MessageDetail } from './message-detail.tsx'

const MESSAGE: StaffMessageView = {
  id: 'a',
  channel: 'email',
  to: 'anna@example.com',
  lang: 'en',
  subject: 'Order received',
  state: 'kept',
  tries: 0,
  lastFault: null,
  createdAt: '2026-11-20T10:00:00Z',
  sentAt: null,
  failedAt: null,
  text: 'Thank you',
}

const draw = (changes: Partial<StaffMessageView>) =>
  renderToStaticMarkup(
    <MessagesProvider lang="en" dictionary={{ panel, notifications: en }}>
      <NavigationContext value={{ href: (to) => to, go: () => undefined }}>
        <PanelContext value={{ can: () => true } as unknown as Panel}>
          <QueryClientProvider
            client={createQueryClient(async () => new Response('{}'), {
              '/api/admin/messages/a': { ...MESSAGE, ...changes },
            })}
          >
            <MessageDetail id="a" />
          </QueryClientProvider>
        </PanelContext>
      </NavigationContext>
    </MessagesProvider>,
  )

it('the page of an unsent message explains why the message was not sent', () => {
  expect(draw({})).toContain(en.notSent.email)
  expect(draw({ channel: 'sms' })).toContain(en.notSent.sms)
  expect(draw({ state: 'sent', sentAt: MESSAGE.createdAt })).not.toContain(en.notSent.email)
})
